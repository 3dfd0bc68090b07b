// @vitest-environment happy-dom
import type { FoundArticles, OrderToPreview, TakingChoices, TakingPreview } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressTexts } from '../src/texts/address.de.ts';
import { takingTexts as texts } from '../src/texts/taking.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';

const euro = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [] });

const choices: TakingChoices = {
  ...{ declaration: 'gross', countries: [{ shortName: 'AT', name: 'Österreich' }], carriers: ['Post'] },
  billingCountries: [{ shortName: 'AT', name: 'Österreich' }],
  paymentConditions: [
    { name: 'paypal', title: 'PayPal', kind: 'online' },
    { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
  ],
  options: [{ name: 'AGB', mandatory: true }],
  businessesOnly: false,
  quoteUntil: '2026-12-12',
};

const hammer: FoundArticles['articles'][number] = {
  ...{ productId: 'p-hammer', conditionId: 'hammer', name: 'Hammer', articleNumber: 'H1', unit: 'Stück' },
  ...{ price: euro(20), priceQuantity: 1, minAmount: 1, amountStep: 1, stock: 7 },
};

function previewOf({ items }: Pick<OrderToPreview, 'items'>): TakingPreview {
  const goods = items.reduce((sum, { amount, price = 20 }) => sum + amount * price, 0);
  return {
    ...{ shippingCosts: euro(5), vouchers: [], total: euro(goods + 5), changes: [] },
    items: items.map(({ conditionId, amount, price = 20 }) => ({
      condition: { _id: conditionId, price: euro(20) },
      ...{ amount, price: euro(price), total: euro(amount * price) },
    })) as TakingPreview['items'],
  };
}

const shop: OfficeAnswers = {
  ...{ orderTakeChoices: choices, orderTakeArticles: { articles: [hammer] }, orderTakePreview: previewOf },
  customers: { customers: [], count: 0, isMore: false, next: null, exact: null, isIncomplete: false, groups: [] },
};

async function openTaking(answers: OfficeAnswers = {}) {
  const opened = await openOffice('/bestellungen/aufnehmen', { ...shop, ...answers });
  const { page, user } = opened;
  const find = await page.findByRole('combobox', { name: texts.findArticle });
  const take = async (typed = 'ham') => {
    await user.type(find, typed);
    await page.findByRole('option', { name: /Hammer/ });
    await user.keyboard('{Enter}');
  };
  const sums = () => within(page.getByRole('complementary', { name: texts.sums }));
  return { ...opened, find, take, sums };
}

test('whoever opens it types the customer first; articles are typed one after the other', async () => {
  const { page, user, find, take, sums } = await openTaking();
  expect(document.activeElement).toBe(page.getByRole('combobox', { name: texts.findCustomer }));
  expect(sums().getByText(texts.noSums)).toBeDefined();
  await user.click(find);
  await take();
  const amount = page.getByLabelText(texts.amount);
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await user.keyboard('3{Enter}');
  expect(document.activeElement).toBe(find);
  await waitFor(() => expect(sums().getByText(/^65,00\s€$/, { selector: 'dd' })).toBeDefined());
  // The same article again leads to its line.
  await take();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(page.getAllByLabelText(texts.amount)).toHaveLength(1);
});

test('what is missing is shown where it is; what was read out is placed once', async () => {
  let isComplete = false;
  const errors = [{ path: 'email', msg: 'Pflichtfeld' }];
  const { page, user, find, take, bodiesOf } = await openTaking({
    orderTakePreview: (body) =>
      body.isWhole && !isComplete ? refused(400, 'invalid-order', 'Prüfen.', { errors }) : previewOf(body),
    orderTake: refused(409, 'order-changed', 'Die Summe hat sich geändert.'),
  });
  await user.click(find);
  await take();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const email = page.getByLabelText(texts.email);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(page.queryByRole('dialog')).toBeNull();
  isComplete = true;
  await user.type(email, 'anna@example.at');
  await user.type(page.getByLabelText(addressTexts.fields.name), 'Berger');
  await user.selectOptions(page.getByLabelText(texts.payment), 'vorkasse');
  await user.click(page.getByLabelText(texts.mandatory('AGB')));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const dialog = within(await page.findByRole('dialog', { name: texts.confirmTitle }));
  expect(dialog.getByText('1 Stück Hammer')).toBeDefined();
  expect(dialog.getByText(/Berger, Österreich/, { exact: false })).toBeDefined();
  expect(dialog.queryByText(/Berger, AT/)).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: texts.take }));
  await user.keyboard('{Enter}');
  // A refusal leads back to the form, and the same key goes with the next attempt.
  expect(await page.findByText('Die Summe hat sich geändert.')).toBeDefined();
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await page.findByRole('button', { name: texts.take }));
  await waitFor(() => expect(bodiesOf('orderTake')).toHaveLength(2));
  const [first, second] = bodiesOf('orderTake') as { key: string }[];
  expect(second?.key).toBe(first?.key);
  expect(second).toMatchObject({
    ...{ customerId: null, email: 'anna@example.at', options: ['AGB'], channel: 'telephone', seen: { total: 25 } },
    items: [{ productId: 'p-hammer', conditionId: 'hammer', amount: 1 }],
    ...{ paymentCondition: 'vorkasse', carrier: 'Post', shippingAddress: null },
  });
});

test('a price of one’s own asks for its reason; without the right there is no field for it', async () => {
  const { page, user, find, take, sums, bodiesOf } = await openTaking();
  await user.click(find);
  await take();
  expect(page.queryByLabelText(texts.reason)).toBeNull();
  await user.type(page.getByLabelText(texts.price(1)), '12,5');
  expect(page.getByLabelText(texts.reason)).toBeDefined();
  await waitFor(() => expect(sums().getByText(/^17,50\s€$/, { selector: 'dd' })).toBeDefined());
  expect(bodiesOf('orderTakePreview').at(-1)).toMatchObject({ items: [{ amount: 1, price: 12.5 }] });
  await user.type(page.getByLabelText(texts.price(1)), 'x');
  expect(await sums().findByText(texts.wrongAmounts)).toBeDefined();
});

test('who may not set prices has no field for them; shortages stand at their line', async () => {
  const rights = eva.rights.filter((right) => right !== 'orders.price');
  const { page, user, find, take } = await openTaking({
    officeState: { ...officeState, operator: { ...eva, rights } },
    orderTakePreview: (body) => ({
      ...previewOf(body),
      changes: [{ kind: 'sold-out', conditionId: 'hammer', msg: 'Nur noch 7 Stück da.' }],
    }),
  });
  await user.click(find);
  await take();
  expect(page.queryByLabelText(texts.price(1))).toBeNull();
  expect(await page.findByText('Nur noch 7 Stück da.')).toBeDefined();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await page.findByText(texts.changed)).toBeDefined();
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a voucher is reserved once, and can be taken out and put in again', async () => {
  const { page, user, bodiesOf } = await openTaking({
    orderTakeVoucher: ({ code }) =>
      code === 'ALT'
        ? { ok: false, msg: 'Der Gutschein ist abgelaufen.' }
        : { ok: true, voucher: { code: 'NEU5', session: 's-1', price: euro(-5) } },
  });
  const field = page.getByLabelText(texts.voucher);
  await user.type(field, 'ALT{Enter}');
  expect(await page.findByText('Der Gutschein ist abgelaufen.')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'neu5{Enter}');
  await user.click(await page.findByRole('button', { name: texts.removeVoucher('NEU5') }));
  await user.type(field, 'neu5{Enter}');
  expect(await page.findByRole('button', { name: texts.removeVoucher('NEU5') })).toBeDefined();
  expect(bodiesOf('orderTakeVoucher')).toEqual([{ code: 'ALT' }, { code: 'neu5' }]);
});

test('a customer who is found fills the form, at the prices of the group', async () => {
  const customer = { _id: 'c1', email: 'bau@firma.example', name: 'Max', company: 'Bau GmbH', city: 'Graz' };
  const known = { personId: '4711', group: 'Fachbetrieb', createdAt: '2026-01-01T00:00:00.000Z', hasPassword: true };
  const { page, user, bodiesOf } = await openTaking({
    customers: {
      ...{ count: 1, isMore: false, next: null, exact: null, isIncomplete: false, groups: [] },
      customers: [{ ...customer, ...known }],
    },
    customer: {
      ...{ ...known, _id: 'c1', email: customer.email, version: 0, note: '', onlineUser: true, lastSignInAt: null },
      ...{
        address: {
          companyName: 'Bau GmbH',
          name: 'Max',
          street: 'Ring 1',
          zipCode: '8010',
          city: 'Graz',
          country: 'AT',
        },
      },
      ...{ shippingAddress: null, addressBook: [], orders: [], orderCount: 0, orderTotal: 0, sessions: [], groups: [] },
    },
  });
  await user.keyboard('bau');
  await page.findByRole('option', { name: /Bau GmbH/ });
  await user.keyboard('{Enter}');
  expect(await page.findByText(texts.group('Fachbetrieb'))).toBeDefined();
  expect((page.getByLabelText(addressTexts.fields.city) as HTMLInputElement).value).toBe('Graz');
  expect((page.getByLabelText(texts.email) as HTMLInputElement).readOnly).toBe(true);
  await waitFor(() => expect(bodiesOf('orderTakeChoices')).toContainEqual({ customerId: 'c1' }));
});

test('the list leads to it', async () => {
  const { page } = await openOffice('/bestellungen', {
    orders: { orders: [], count: 0, isMore: false, next: null, previous: null, tags: [] } as never,
  });
  const link = await page.findByRole('link', { name: texts.title });
  expect(link.getAttribute('href')).toBe('/admin/bestellungen/aufnehmen');
});

test('an order that is ordered again fills the form, and says what is not as it was', async () => {
  const { page, bodiesOf } = await openOffice('/bestellungen/aufnehmen?vorlage=2026-000001', {
    ...shop,
    orderAgain: {
      ...{
        customerId: null,
        vatId: '',
        email: 'anna@example.at',
        address: { name: 'Berger', country: 'AT' },
        shippingAddress: null,
      },
      ...{ paymentCondition: 'vorkasse', carrier: 'Post', lines: [{ article: hammer, amount: 4 }] },
      notes: ['Salz wird nicht mehr verkauft.'],
    },
  });
  expect(await page.findByText('Salz wird nicht mehr verkauft.')).toBeDefined();
  expect((page.getByLabelText(texts.amount) as HTMLInputElement).value).toBe('4');
  expect((page.getByLabelText(texts.email) as HTMLInputElement).value).toBe('anna@example.at');
  await waitFor(() =>
    expect(bodiesOf('orderTakePreview').at(-1)).toMatchObject({ items: [{ conditionId: 'hammer', amount: 4 }] }),
  );
});
