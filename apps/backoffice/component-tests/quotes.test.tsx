// @vitest-environment happy-dom
import type { FoundArticles, OfficeQuote, TakingChoices, TakingPreview } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressTexts } from '../src/texts/address.de.ts';
import { quoteTexts as texts } from '../src/texts/quotes.de.ts';
import { quoteRoomTexts } from '../src/texts/rooms.de.ts';
import { takingTexts } from '../src/texts/taking.de.ts';
import { eva, noViews, officeState } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';

const euro = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [] });
const address = {
  ...{ companyName: '', firstName: 'Anna', name: 'Berger', street: 'Gasse 4', zipCode: '1050', city: 'Wien' },
  ...{ country: 'AT', countryName: 'Österreich' },
};

function quote(more: Partial<OfficeQuote> = {}): OfficeQuote {
  const item = {
    ...{
      product: { name: 'Hammer', articleNumber: 'H1' },
      condition: { _id: 'hammer', unit: 'Stück', price: euro(20) },
    },
    ...{ amount: 2, total: euro(40) },
  };
  return {
    ...{ number: 'A2026-000001', state: 'open', createdAt: '2026-11-20T12:00:00Z', validUntil: '2026-12-04' },
    ...{ name: 'Anna Berger', company: '', city: 'Wien', email: 'anna@example.at', total: 45, orderNumber: null },
    ...{ version: 1, revision: 3, link: 'https://shop.example/angebot?id=x', note: '', vatId: '', timeline: [] },
    steps: ['accept', 'change', 'prolong', 'send', 'withdraw'],
    options: [
      { name: 'AGB', mandatory: true },
      { name: 'Post', mandatory: false },
    ],
    order: {
      ...{ items: [item], vouchers: [], shippingCosts: euro(5), total: euro(45), priceDeclaration: 'gross', address },
      ...{ paymentConditionName: 'Vorkasse', carrier: 'Paketpost' },
    } as unknown as OfficeQuote['order'],
    ...more,
  };
}

const openQuote = (answers: OfficeAnswers) => openOffice('/angebote/A2026-000001', answers);
const steps = [texts.accept, texts.change, texts.prolong, texts.send, texts.withdraw];

test('a record offers only what can be done with it now, and its link only while it is open', async () => {
  const { page } = await openQuote({ quote: quote({ state: 'expired', steps: ['change', 'prolong'] }) });
  await page.findByRole('heading', { level: 1, name: texts.title('A2026-000001') });
  const shown = () =>
    steps.filter((name) => page.queryByRole('button', { name }) ?? page.queryByRole('link', { name }));
  expect(shown()).toEqual([texts.change, texts.prolong]);
  expect(page.queryByLabelText(texts.link)).toBeNull();
  expect(page.getByRole('button', { name: texts.pdf })).toBeDefined();
});

test('who may not take orders only reads it, and begins none', async () => {
  const rights = eva.rights.filter((right) => right !== 'orders.take');
  const reader = { ...officeState, operator: { ...eva, rights } };
  const { page, router } = await openQuote({
    ...{ officeState: reader, quote: quote({ link: null }), quotes: { quotes: [], next: null }, listViews: noViews },
  });
  await page.findByRole('button', { name: texts.pdf });
  for (const name of steps) expect(page.queryByRole('button', { name })).toBeNull();
  await router.navigate({ to: '/angebote' });
  await page.findByText(texts.empty);
  expect(page.queryByRole('link', { name: quoteRoomTexts.make })).toBeNull();
});

test('what is read out has addresses and payment; a refusal stays, and what was seen is what is accepted', async () => {
  const { page, user, bodiesOf } = await openQuote({
    quote: quote(),
    quoteAccept: () =>
      bodiesOf('quoteAccept').length === 1
        ? refused(409, 'item-sold-out', 'Nur noch 1 Stück da.')
        : quote({ state: 'accepted', steps: [], orderNumber: '2026-000007' }),
  });
  await user.click(await page.findByRole('button', { name: texts.accept }));
  const dialog = within(await page.findByRole('dialog', { name: texts.acceptTitle }));
  expect(dialog.getByText(takingTexts.shipTo)).toBeDefined();
  expect(dialog.getAllByText(/Anna Berger\s+Gasse 4\s+1050 Wien/)).toHaveLength(2);
  expect(dialog.getByText('Vorkasse')).toBeDefined();
  await user.click(dialog.getByLabelText(takingTexts.mandatory('AGB')));
  await user.click(dialog.getByRole('button', { name: texts.accept }));
  expect(await dialog.findByText('Nur noch 1 Stück da.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.accept }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const body = { number: 'A2026-000001', revision: 3, remark: '', seen: { total: 45 }, options: ['AGB'] };
  expect(bodiesOf('quoteAccept')).toEqual([body, body]);
  expect(page.getByRole('link', { name: '2026-000007' })).toBeDefined();
  expect(page.queryByRole('button', { name: texts.accept })).toBeNull();
});

test('the form of an offer asks for no more than an offer has, and one form is one offer', async () => {
  const choices: TakingChoices = {
    ...{ declaration: 'gross', countries: [{ shortName: 'AT', name: 'Österreich' }], carriers: ['Paketpost'] },
    billingCountries: [{ shortName: 'AT', name: 'Österreich' }],
    paymentConditions: [{ name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' }],
    ...{ options: [{ name: 'AGB', mandatory: true }], businessesOnly: false, quoteUntil: '2026-12-12' },
  };
  const hammer: FoundArticles['articles'][number] = {
    ...{ productId: 'p-hammer', conditionId: 'hammer', name: 'Hammer', articleNumber: 'H1', unit: 'Stück' },
    ...{ price: euro(20), priceQuantity: 1, minAmount: 1, amountStep: 1, stock: 7 },
  };
  const preview: TakingPreview = {
    ...{ shippingCosts: euro(5), vouchers: [], total: euro(25), changes: [] },
    items: [
      { condition: { _id: 'hammer', price: euro(20) }, amount: 1, price: euro(20), total: euro(20) },
    ] as TakingPreview['items'],
  };
  const errors = [{ path: 'validUntil', msg: 'Höchstens ein Jahr.' }];
  const { page, user, bodiesOf, router } = await openOffice('/bestellungen/aufnehmen?als=angebot', {
    ...{ orderTakeChoices: choices, orderTakeArticles: { articles: [hammer] }, orderTakePreview: preview },
    ...{ quotes: { quotes: [], next: null }, listViews: noViews, quote: quote() },
    quoteMake: () =>
      bodiesOf('quoteMake').length === 1 ? refused(400, 'invalid-form', 'Prüfen.', { errors }) : quote(),
  });
  await page.findByRole('heading', { level: 1, name: quoteRoomTexts.make });
  expect(page.queryByRole('button', { name: takingTexts.check })).toBeNull();
  for (const label of [takingTexts.channel, takingTexts.voucher, takingTexts.remark, takingTexts.mandatory('AGB')])
    expect([label, page.queryByLabelText(label)]).toEqual([label, null]);
  await user.type(page.getByRole('combobox', { name: takingTexts.findArticle }), 'ham');
  await page.findByRole('option', { name: /Hammer/ });
  await user.keyboard('{Enter}');
  await user.type(page.getByLabelText(addressTexts.fields.name), 'Berger');
  await user.type(page.getByLabelText(takingTexts.email), 'anna@example.at');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const dialog = within(await page.findByRole('dialog', { name: texts.makeTitle }));
  await user.type(dialog.getByLabelText(texts.note), 'Wie besprochen');
  await user.click(dialog.getByRole('button', { name: texts.makeButton }));
  expect(await dialog.findByText('Höchstens ein Jahr.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.makeButton }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/angebote/A2026-000001'));
  const [first, second] = bodiesOf('quoteMake') as { key: string }[];
  expect(second?.key).toBe(first?.key);
  expect(second).toMatchObject({
    ...{ email: 'anna@example.at', note: 'Wie besprochen', validUntil: '2026-12-12', seen: { total: 25 } },
    items: [{ productId: 'p-hammer', conditionId: 'hammer', amount: 1 }],
  });
  expect(bodiesOf('orderTake')).toEqual([]);
});
