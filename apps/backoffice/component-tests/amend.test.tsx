// @vitest-environment happy-dom
import type { AmendmentPreview } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stepTexts, amendTexts as texts } from '../src/texts/order.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';
import { number, order } from './testing/order.ts';

const euro = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [] });
const goods = (total: number): AmendmentPreview['after'] => ({
  ...{ items: [], charges: [], vouchers: [], toPay: euro(total) },
});
const preview: AmendmentPreview = {
  ...{ version: 4, before: goods(60), after: goods(40), difference: euro(-20), stock: [], lapsed: [] },
  ...{
    isUntaxed: false,
    changesPrices: false,
    invoice: null,
    money: { received: 60, open: 0, toRefund: 20, isRefundable: true },
  },
};

async function openAmending(answers: OfficeAnswers = {}) {
  const office = await openOffice(`/bestellungen/${number}`, {
    ...{ documents: { documents: [], toBill: null, overbilled: null }, withdrawals: { withdrawals: [], next: null } },
    ...{ order: { ...order, steps: [{ kind: 'amend', refusal: null }] }, orderAmendPreview: preview },
    ...answers,
  });
  await office.user.click(await office.page.findByRole('button', { name: stepTexts.buttons.amend }));
  const dialog = within(await office.page.findByRole('dialog'));
  const see = async () => {
    await office.user.click(dialog.getByRole('button', { name: texts.preview }));
    await dialog.findByText(texts.difference('−20,00 €'));
  };
  return { ...office, dialog, see };
}

test('an amendment is seen first, and made as it was seen, with the money going back', async () => {
  const { page, user, dialog, see, bodiesOf } = await openAmending({ orderAmendRefund: { ...order, version: 5 } });
  const amount = dialog.getByLabelText(texts.amount);
  await user.clear(amount);
  await user.type(amount, '2');
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Anruf');
  await see();
  expect(bodiesOf('orderAmendPreview')).toEqual([
    { number, lines: [{ line: 0, amount: 2 }], added: [], shippingCosts: 'kept' },
  ]);
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderAmendRefund')).toMatchObject([
    { number, version: 4, lines: [{ line: 0, amount: 2 }], total: 40, reason: 'Anruf', isTold: true },
  ]);
  expect(bodiesOf('orderAmend')).toEqual([]);
});

test('the preview names each article with its size and how many, above the costs', async () => {
  const item = (name: string, amount: number) => ({ name, unit: 'Stück', amount, price: euro(25), total: euro(25) });
  const charge = { kind: 'shipping' as const, label: 'Versandkosten', price: euro(5) };
  const { dialog, see, user } = await openAmending({
    orderAmendPreview: {
      ...preview,
      before: { ...goods(60), items: [item('Hammer 500 g', 3)], charges: [charge] },
      after: { ...goods(40), items: [item('Hammer 500 g', 2), item('Kombizange 200 mm', 1)], charges: [charge] },
    },
  });
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Anruf');
  await see();
  const table = within(dialog.getByRole('table', { name: texts.preview }));
  const names = table.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
  expect(names).toEqual([
    texts.what,
    'Hammer 500 g3 Stück → 2 Stück',
    'Kombizange 200 mm1 Stück',
    'Versandkosten',
    texts.toPay,
  ]);
});

test('what is typed wrongly is refused at its field, and nothing is asked', async () => {
  const { user, dialog, bodiesOf } = await openAmending();
  const amount = dialog.getByLabelText(texts.amount);
  await user.clear(amount);
  await user.type(amount, 'zwei');
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Anruf{Enter}');
  expect(await dialog.findByText(texts.wrongAmount)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '2');
  await user.type(dialog.getByLabelText(texts.price(1)), 'viel{Enter}');
  expect(await dialog.findByText(texts.wrongPrice)).toBeDefined();
  expect(bodiesOf('orderAmendPreview')).toEqual([]);
});

test('whoever goes back types on, and whoever may not refund leaves the money with the order', async () => {
  const rights = eva.rights.filter((right) => right !== 'money.refund' && right !== 'orders.price');
  const answers = [refused(409, 'order-changed', 'Der Betrag ist jetzt ein anderer.'), { ...order, version: 5 }];
  const { page, user, dialog, see, bodiesOf } = await openAmending({
    officeState: { ...officeState, operator: { ...eva, rights } },
    orderAmend: () => answers.shift() ?? order,
  });
  expect(dialog.queryByLabelText(texts.price(1))).toBeNull();
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Anruf');
  await see();
  expect(dialog.getByText(texts.noRefund)).toBeDefined();
  expect(dialog.queryByLabelText(texts.settle)).toBeNull();
  await user.click(dialog.getByRole('button', { name: texts.back }));
  expect((dialog.getByLabelText(stepTexts.reason) as HTMLInputElement).value).toBe('Anruf');
  await see();
  await user.click(dialog.getByLabelText(texts.isTold));
  const confirm = () => user.click(dialog.getByRole('button', { name: texts.confirm }));
  await confirm();
  expect(await dialog.findByText('Der Betrag ist jetzt ein anderer.')).toBeDefined();
  await confirm();
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const [first, second] = bodiesOf('orderAmend') as { key: string; isTold: boolean }[];
  expect([second?.key, second?.isTold]).toEqual([first?.key, false]);
});
