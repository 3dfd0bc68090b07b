// @vitest-environment happy-dom
import type {
  CustomerPage,
  OfficeDocument,
  OfficeOrder,
  OfficeWithdrawal,
  OrderListPage,
} from '@kontor/contract/office';
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatPrice } from '../src/format/format-price.ts';
import { addressTexts } from '../src/texts/address.de.ts';
import { documentTexts } from '../src/texts/documents.de.ts';
import { giftVoucherTexts } from '../src/texts/gift-vouchers.de.ts';
import { kitTexts } from '../src/texts/kit.de.ts';
import { notedMoneyTexts } from '../src/texts/noted-money.de.ts';
import { correctTexts, orderTexts, stepTexts } from '../src/texts/order.de.ts';
import { ordersTexts } from '../src/texts/orders.de.ts';
import { sessionTexts } from '../src/texts/session.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { vatIdTexts } from '../src/texts/vat-id.de.ts';
import { onlyPassword } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';
import { number, order } from './testing/order.ts';

/** What the record loads in addition to the order. */
const besides = {
  documents: { documents: [], toBill: null, overbilled: null },
  withdrawals: { withdrawals: [], next: null },
};

/** What a document says that is no correction. */
const plain = { issuedAt: '2026-11-20T09:00:00.000Z', issuedBy: 'Eva', reason: '', isAllowance: false } as const;

const noCustomers: CustomerPage = {
  customers: [],
  count: 0,
  isMore: false,
  next: null,
  exact: null,
  isIncomplete: false,
  groups: [],
};
/** A withdrawal from the whole contract. */
const withdrawal: OfficeWithdrawal = {
  ...{ number: 'W2026-000001', receivedAt: '2026-11-25T10:00:00.000Z', name: 'Ada Lang', email: 'ada@kunde.example' },
  ...{ isAcknowledged: true, content: [], items: null, orderNumber: number, verdict: 'in-time', lastDay: null },
  ...{ refundUntil: '2026-12-09', isRefundOpen: true, owed: { amount: 2400, hasDelivery: true }, checked: null },
};

const none: OrderListPage = { orders: [], count: 0, isMore: false, next: null, previous: null, exact: null };

async function openShipping(answers: OfficeAnswers) {
  const office = await openOffice(`/bestellungen/${number}`, { ...besides, ...answers });
  await office.user.click(await office.page.findByRole('button', { name: stepTexts.buttons.ship }));
  return { ...office, dialog: within(await office.page.findByRole('dialog')) };
}

test('only steps that are possible have a button; of a paid order the whole can be cancelled with its money', async () => {
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    order,
    ...besides,
    orderCancelPaid: order,
  });
  await page.findByRole('button', { name: stepTexts.buttons.ship });
  expect(page.queryByRole('button', { name: stepTexts.buttons.release })).toBeNull();
  await user.click(page.getByRole('button', { name: stepTexts.buttons.cancel }));
  const dialog = within(await page.findByRole('dialog'));
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Doppelt{Enter}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderCancelPaid')).toMatchObject([
    { number, version: 4, reason: 'Doppelt', isTold: true, pieces: [{ line: 0, amount: 3, toStock: true }] },
  ]);
  expect(bodiesOf('orderCancel')).toEqual([]);
});

test('a part is cancelled by a button that says so, and refunded at once with the same reason', async () => {
  const part = { ...order, version: 5, money: { ...order.money, toRefund: 8 } };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order, ...besides, proofHeld: { ok: true }, orderCancel: part, orderRefund: { ...part, version: 6 } },
  });
  await user.click(await page.findByRole('button', { name: stepTexts.buttons.cancel }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.queryByLabelText(stepTexts.refundsPart)).toBeNull();
  await user.clear(dialog.getByLabelText('Hammer'));
  await user.type(dialog.getByLabelText('Hammer'), '1');
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Bruch');
  expect(dialog.getByLabelText<HTMLInputElement>(stepTexts.refundsPart).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: stepTexts.cancelPart }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderCancel')).toMatchObject([{ reason: 'Bruch', pieces: [{ line: 0, amount: 1 }] }]);
  expect(bodiesOf('orderCancelPaid')).toEqual([]);
  expect(bodiesOf('orderRefund')).toMatchObject([{ number, amount: 8, reason: 'Bruch', isTold: true }]);
});

test('whoever breaks off at the proof of identity has cancelled no part', async () => {
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order, ...besides, ownSecurity: onlyPassword, proofHeld: refused(403, 'proof-required'), orderCancel: order },
  });
  await user.click(await page.findByRole('button', { name: stepTexts.buttons.cancel }));
  const dialog = within(await page.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Hammer'));
  await user.type(dialog.getByLabelText('Hammer'), '1');
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Bruch');
  await user.click(dialog.getByRole('button', { name: stepTexts.cancelPart }));
  const proof = within(await page.findByRole('dialog', { name: sessionTexts.proofTitle }));
  await user.click(proof.getByRole('button', { name: kitTexts.cancel }));
  await waitFor(() => expect(page.queryByRole('dialog', { name: sessionTexts.proofTitle })).toBeNull());
  expect(bodiesOf('proofHeld')).toHaveLength(1);
  expect(bodiesOf('orderCancel')).toEqual([]);
});

test('a refund that fails after its pieces were cancelled is tried again, of these pieces alone', async () => {
  const owing = { ...order, money: { ...order.money, toRefund: 5 } };
  // Nothing is left to cancel, so nothing says any more that the order is paid.
  const part = { ...owing, version: 5, steps: [], money: { ...order.money, toRefund: 13 } };
  const refunds = [refused(503, 'unavailable', 'Bitte später.'), { ...part, version: 6 }];
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order: owing, ...besides, proofHeld: { ok: true }, orderCancel: part },
    orderRefund: () => refunds.shift() ?? part,
  });
  await user.click(await page.findByRole('button', { name: stepTexts.buttons.cancel }));
  const dialog = within(await page.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Hammer'));
  await user.type(dialog.getByLabelText('Hammer'), '1');
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Bruch');
  await user.click(dialog.getByRole('button', { name: stepTexts.cancelPart }));
  expect(await dialog.findByText('Bitte später.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>(stepTexts.refundsPart).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: stepTexts.cancelPart }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderCancel')).toHaveLength(1);
  expect(bodiesOf('orderRefund')).toMatchObject([{ amount: 8 }, { amount: 8, reason: 'Bruch' }]);
});

test('money collected on delivery begins as such, and every note says that it needs its reason', async () => {
  const onDelivery = { ...order, paymentKind: 'on-delivery' } as const;
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order: onDelivery, ...besides, orderMoney: onDelivery },
  });
  await user.click(await page.findByRole('button', { name: notedMoneyTexts.button }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText(/^Erforderlich\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: notedMoneyTexts.button }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderMoney')).toMatchObject([{ number, amount: 24, reason: 'Nachnahme' }]);
});

test('a return begins with the withdrawn pieces that have not come back', async () => {
  const shipped = {
    ...order,
    lines: [{ open: 0, picked: 0, shipped: 0, delivered: 2, returned: 1, cancelled: 0 }],
    steps: [{ kind: 'return', refusal: null }],
  } as const satisfies Partial<OfficeOrder>;
  const begin = async (declared: Partial<OfficeWithdrawal>) => {
    const { page, user } = await openOffice(`/bestellungen/${number}`, {
      ...{ order: { ...shipped, lines: [...shipped.lines], steps: [...shipped.steps] }, ...besides },
      withdrawals: { withdrawals: [{ ...withdrawal, ...declared }], next: null },
    });
    await user.click(await page.findByRole('button', { name: stepTexts.buttons.return }));
    const dialog = within(await page.findByRole('dialog'));
    const amount = dialog.getByLabelText<HTMLInputElement>('Hammer').value;
    cleanup();
    return amount;
  };
  expect(await begin({})).toBe('2');
  expect(await begin({ items: [{ line: 0, amount: 2 }] })).toBe('1');
  // Free words are read by a person.
  expect(await begin({ owed: null })).toBe('0');
});

test('a VAT id stands with its check on the order and in its history; to release it untaxed asks for the reason', async () => {
  const unknown = { state: 'unknown', at: '2026-11-20T10:00:00.000Z', consultation: null, trader: null } as const;
  const held: OfficeOrder = {
    ...{ ...order, hold: 'Noch nicht geprüft', steps: [{ kind: 'release', refusal: null }] },
    business: { vatId: 'ATU12345678', placed: unknown, last: unknown, isUntaxed: true },
  };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order: held, ...besides, orderHold: { ...held, version: 5, hold: null } },
  });
  await user.click(await page.findByRole('button', { name: stepTexts.buttons.release }));
  expect(page.getAllByText(/noch nicht geprüft, VIES gab keine Antwort/)).toHaveLength(2);
  expect(page.getByText(vatIdTexts.wasHeld)).toBeDefined();
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText(/^Die UID ATU12345678 ist nicht als gültig bestätigt\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.release }));
  expect(bodiesOf('orderHold')).toEqual([]);
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Bescheid liegt vor{Enter}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderHold')).toMatchObject([{ number, reason: null, releaseReason: 'Bescheid liegt vor' }]);
});

test('a shipment that is pressed twice is sent once, on the version that was seen', async () => {
  const answer = Promise.withResolvers<OfficeOrder>();
  const { page, user, dialog, bodiesOf } = await openShipping({ order, orderShip: () => answer.promise });
  const send = dialog.getByRole('button', { name: stepTexts.buttons.ship });
  await user.click(send);
  await user.click(send);
  answer.resolve({ ...order, version: 5, shipping: 'shipped', steps: [] });
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const key = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(bodiesOf('orderShip')).toEqual([
    { number, version: 4, key, carrier: 'Post', trackingNumber: '', isTold: true },
  ]);
  expect(await page.findByText(orderTexts.shippingState('versandt'))).toBeDefined();
});

test('an unpaid prepaid order says what is open, and goes out if that is confirmed', async () => {
  const unpaid = { ...order, awaitsPrepayment: true, money: { ...order.money, received: 4 } };
  const { page, user, dialog, bodiesOf } = await openShipping({ order: unpaid, orderShip: { ...unpaid, version: 5 } });
  expect(dialog.getByText(stepTexts.unpaid('20,00 €'))).toBeDefined();
  await user.click(dialog.getByLabelText(stepTexts.isUnpaidAccepted));
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.ship }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderShip')).toMatchObject([{ number, version: 4, isUnpaidAccepted: true }]);
});

test('what must be transferred back is prefilled, with the account that paid', async () => {
  const owed = {
    ...{ ...order, payer: { name: 'Ada Lang', iban: 'AT611904300234573201' } },
    money: { ...order.money, received: 44.8, toTransferBack: 20.8 },
  };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ order: owed, ...besides, orderMoney: order },
  });
  await user.click(await page.findByRole('button', { name: notedMoneyTexts.transferBack }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText(notedMoneyTexts.transferBackHint('Ada Lang', 'AT611904300234573201'))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: notedMoneyTexts.transferBackTitle }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderMoney')).toMatchObject([
    { number, amount: -20.8, means: 'transfer', reason: `Rücküberweisung ${number}` },
  ]);
  expect(page.queryByRole('button', { name: notedMoneyTexts.transferBack })).toBeNull();
});

test('an operator who comes too late sees who was first, and continues from the current order', async () => {
  const now = { ...order, version: 6, tags: ['Eilig'] };
  const shown = [order];
  const ships = [refused(409, 'order-stale', 'Max hat diese Bestellung inzwischen angenommen.'), now];
  const { page, user, dialog, bodiesOf } = await openShipping({
    order: () => shown[0] ?? order,
    orderShip: () => ships.shift() ?? now,
  });
  shown[0] = now;
  await user.type(dialog.getByLabelText(stepTexts.trackingNumber), '0034{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('Max hat diese Bestellung inzwischen angenommen.');
  expect(page.getByText('Eilig')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.ship }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderShip')).toMatchObject([
    { version: 4, trackingNumber: '0034' },
    { version: 6, trackingNumber: '0034' },
  ]);
});

test('an invoice is cancelled or corrected in part by entries of their own', async () => {
  const invoice: OfficeDocument = {
    ...{ number: 'RE2026-000016', kind: 'invoice', title: 'Rechnung', issuedOn: '2026-11-20', gross: 24, due: 0 },
    ...{ corrects: null, replaces: null, part: null, replacedBy: null, isRendered: true, isWithdrawn: false },
    ...{ filename: 'RE2026-000016.pdf', orderNumber: number, ...plain },
    ...{ delivered: null, left: { pieces: [{ line: 0, amount: 3 }], charges: [], allowances: [] } },
  };
  const back = { ...order, lines: [{ open: 0, picked: 0, shipped: 2, delivered: 0, returned: 1, cancelled: 0 }] };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...besides,
    ...{
      order: back,
      documents: { documents: [invoice], toBill: null, overbilled: invoice.number },
      documentCorrect: invoice,
    },
  });
  const { buttons, reason, titles } = documentTexts.correct;
  await user.click(await page.findByRole('button', { name: documentTexts.overbilledButton }));
  const asked = within(await page.findByRole('dialog', { name: titles.correct(invoice.number) }));
  await user.click(asked.getByRole('button', { name: kitTexts.cancel }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(await page.findByRole('menuitem', { name: buttons.cancel, hidden: true }));
  const cancelling = within(await page.findByRole('dialog', { name: titles.cancel(invoice.number) }));
  expect(cancelling.queryByRole('group', { name: stepTexts.pieces })).toBeNull();
  await user.type(cancelling.getByLabelText(reason), 'Irrtum{Enter}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(page.getByRole('menuitem', { name: buttons.correct, hidden: true }));
  const correcting = within(await page.findByRole('dialog', { name: titles.correct(invoice.number) }));
  await user.type(correcting.getByLabelText(reason), 'Defekt{Enter}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('documentCorrect')).toMatchObject([
    { number: invoice.number, reason: 'Irrtum' },
    { number: invoice.number, reason: 'Defekt', pieces: [{ line: 0, amount: 1 }] },
  ]);
  expect(bodiesOf('documentCorrect')[0]).not.toHaveProperty('pieces');
});

/** A parcel of the order with pieces of its first line. */
const parcel = (parcelNumber: number, amount: number) => ({
  ...{ number: parcelNumber, carrier: '', trackingNumber: '', trackingLink: null, deliveredAt: null },
  ...{ shippedAt: '2026-11-20T11:00:00.000Z', pieces: [{ line: 0, amount }], isUndone: false, unshipRefusal: null },
});

test('a shipment is undone beside its parcel, with a reason; who was told of it is told again unless the tick is taken away', async () => {
  const entry = { by: 'Eva', at: '2026-11-20T11:00:00.000Z', via: 'order' };
  const shipped: OfficeOrder = {
    ...{ ...order, parcels: [parcel(1, 1), { ...parcel(2, 2), unshipRefusal: 'delivered' }] },
    timeline: [{ ...entry, version: 4, kind: 'ship', parcels: [1], isTold: true }],
  };
  const undone: OfficeOrder = {
    ...{ ...shipped, version: 5, parcels: [{ ...parcel(1, 1), isUndone: true, unshipRefusal: 'already' }] },
    timeline: [
      ...shipped.timeline,
      {
        ...{ ...entry, version: 5, kind: 'unship', parcels: [1], isTold: false, reason: 'Irrtum' },
        deliveryNote: 'LS2026-000007',
      },
    ],
  };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ ...besides, order: shipped, orderUnship: undone },
  });
  await user.click(await page.findByRole('button', { name: stepTexts.unshipParcel(1) }));
  expect(page.queryByRole('button', { name: stepTexts.unshipParcel(2) })).toBeNull();
  const dialog = within(await page.findByRole('dialog', { name: stepTexts.unshipParcel(1) }));
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.unship }));
  expect(bodiesOf('orderUnship')).toEqual([]);
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Irrtum');
  expect(dialog.getByLabelText<HTMLInputElement>(stepTexts.isToldAgain).checked).toBe(true);
  await user.click(dialog.getByLabelText(stepTexts.isToldAgain));
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.unship }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('orderUnship')).toEqual([
    { number, version: 4, key: expect.stringMatching(/^[0-9a-f]{32}$/), parcel: 1, reason: 'Irrtum', isTold: false },
  ]);
  const parcels = within(page.getByRole('region', { name: orderTexts.parcels }));
  expect(parcels.getByText(orderTexts.undone)).toBeDefined();
  expect(parcels.queryByRole('button')).toBeNull();
  for (const words of [orderTexts.withdrawnNote('LS2026-000007'), orderTexts.mailNotTold, 'Irrtum'])
    expect(page.getByText(words)).toBeDefined();
});

test('a shipment that nobody was told of is undone without a mail', async () => {
  const shipped = { ...order, parcels: [parcel(1, 1)] };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{ ...besides, order: shipped, orderUnship: { ...shipped, version: 5 } },
  });
  await user.click(await page.findByRole('button', { name: stepTexts.unshipParcel(1) }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.queryByLabelText(stepTexts.isToldAgain)).toBeNull();
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Irrtum{Enter}');
  await waitFor(() => expect(bodiesOf('orderUnship')).toMatchObject([{ parcel: 1, isTold: false }]));
});

test('the history tells of documents, and of an allowance with its amount and reason', async () => {
  const correction: OfficeDocument = {
    ...{ number: 'RK2026-000001', kind: 'correction', title: 'Rechnungskorrektur', issuedOn: '2026-11-21', gross: -5 },
    ...{ issuedAt: '2026-11-21T09:00:00.000Z', issuedBy: 'Eva', reason: 'Kratzer am Griff', isAllowance: true, due: 0 },
    ...{ corrects: 'RE2026-000016', replaces: null, part: null, replacedBy: null, isRendered: true },
    ...{ isWithdrawn: false, filename: 'RK2026-000001.pdf', orderNumber: number, delivered: null, left: null },
  };
  const { page } = await openOffice(`/bestellungen/${number}`, {
    ...{ ...besides, order, documents: { documents: [correction], toBill: null, overbilled: null } },
  });
  const item = (await page.findByText(documentTexts.issuedAllowance(correction.number))).closest('li');
  expect(item?.querySelector('.soft')?.textContent).toMatch(/^Eva, /);
  const details = [...(item?.querySelectorAll('.entry-detail') ?? [])].map(({ textContent }) => textContent);
  expect(details).toEqual([formatPrice(-5), 'zu RE2026-000016', 'Kratzer am Griff']);
});

test('a delivery note is at first for the newest parcel without one, and the list names the parcels', async () => {
  const note: OfficeDocument = {
    ...{ number: 'LS2026-000001', kind: 'delivery-note', title: 'Lieferschein', issuedOn: '2026-11-20' },
    ...{
      corrects: null,
      replaces: null,
      replacedBy: null,
      isRendered: true,
      isWithdrawn: false,
      part: null,
      gross: null,
      due: null,
      left: null,
    },
    ...{ filename: 'LS2026-000001.pdf', orderNumber: number, ...plain, delivered: [{ line: 0, amount: 1 }] },
  };
  const shipped = { ...order, parcels: [parcel(1, 1), parcel(2, 1), parcel(3, 1)] };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...{
      ...besides,
      order: shipped,
      documents: { documents: [note], toBill: null, overbilled: null },
      deliveryNoteIssue: note,
    },
  });
  const row = (await page.findByRole('button', { name: documentTexts.openPdf(note.title, note.number) })).closest('tr');
  expect(row?.textContent).toContain(orderTexts.parcel(1));
  await user.click(page.getByRole('button', { name: documentTexts.note.button }));
  const dialog = within(await page.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>(documentTexts.note.what).value).toBe('3'));
  await user.click(dialog.getByRole('button', { name: documentTexts.note.button }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('deliveryNoteIssue')).toMatchObject([{ number, pieces: [{ line: 0, amount: 1 }] }]);
});

test('the delivery note of an undone shipment is marked, stays to be read, and is neither mailed nor offered again', async () => {
  const note: OfficeDocument = {
    ...{ number: 'LS2026-000001', kind: 'delivery-note', title: 'Lieferschein', issuedOn: '2026-11-20' },
    ...{
      corrects: null,
      replaces: null,
      part: null,
      replacedBy: null,
      isRendered: true,
      isWithdrawn: true,
      gross: null,
    },
    ...{ due: null, left: null, filename: 'LS2026-000001.pdf', orderNumber: number, ...plain },
    delivered: [{ line: 0, amount: 1 }],
  };
  const shipped = { ...order, parcels: [{ ...parcel(1, 1), isUndone: true, unshipRefusal: 'already' }, parcel(2, 1)] };
  const { page, user } = await openOffice(`/bestellungen/${number}`, {
    ...{ ...besides, order: shipped, documents: { documents: [note], toBill: null, overbilled: null } },
  });
  const row = (await page.findByRole('button', { name: documentTexts.openPdf(note.title, note.number) })).closest('tr');
  expect(row?.textContent).toContain(orderTexts.parcel(1));
  expect(row?.textContent).toContain(documentTexts.states.withdrawn);
  expect(page.queryByRole('button', { name: documentTexts.actionsOf(note.number) })).toBeNull();
  await user.click(page.getByRole('button', { name: documentTexts.note.button }));
  const choice = within(await page.findByRole('dialog')).getByLabelText<HTMLSelectElement>(documentTexts.note.what);
  expect([choice.value, [...choice.options].map(({ value }) => value)]).toEqual(['2', ['', '2']]);
});

test('an invoice of what is not shipped says so, and a cancelled order is offered no delivery note', async () => {
  const { page, user } = await openOffice(`/bestellungen/${number}`, { ...besides, order });
  await user.click(await page.findByRole('button', { name: documentTexts.invoice.button }));
  expect(within(await page.findByRole('dialog')).getByText(documentTexts.invoice.notShipped)).toBeDefined();
});

test('a cancelled order is offered no delivery note', async () => {
  const cancelled = await openOffice(`/bestellungen/${number}`, {
    ...besides,
    order: { ...order, state: 'cancelled' },
  });
  await cancelled.page.findByText(documentTexts.nothingToBill);
  expect(cancelled.page.queryByRole('button', { name: documentTexts.note.button })).toBeNull();
});

test.each([
  ['nothing is left', 3, 0, false],
  ['a piece is kept', 2, 0, true],
  ['the rest was cancelled', 2, 1, false],
])(
  'an order that came back is offered an invoice only while something of it is left: %s',
  async (_, returned, cancelled, isOffered) => {
    const lines = order.lines.map((line) => ({ ...line, open: 0, returned, cancelled }));
    const { page } = await openOffice(`/bestellungen/${number}`, { ...besides, order: { ...order, lines } });
    await page.findByRole('button', { name: documentTexts.note.button });
    const name = documentTexts.invoice.button;
    expect([
      page.queryAllByRole('button', { name }).length,
      page.queryAllByText(documentTexts.nothingToBill).length,
    ]).toEqual(isOffered ? [1, 0] : [0, 1]);
  },
);

test('sums add up: a balance stands below the total, then what is cancelled, and the cent that was forgiven', async () => {
  const price = { gross: -5, net: -5, tax: 0, taxRates: [] };
  const part: OfficeOrder = {
    ...{ ...order, payment: 'paid' },
    order: { ...order.order, vouchers: [{ code: 'GUT', session: 's', kind: 'gift-balance', price }], toPay: 19 },
    money: { ...order.money, toPay: 19, stillDue: 11, received: 10.99 },
  };
  const { page } = await openOffice(`/bestellungen/${number}`, { ...besides, order: part });
  const total = await page.findByText(orderTexts.total);
  const below = [...(total.closest('dl')?.children ?? [])].map(({ textContent }) => textContent);
  const at = below.findIndex((text) => text?.startsWith(orderTexts.total));
  expect(below.slice(at + 1)).toEqual([
    ...[`${orderTexts.voucher('GUT')}−5,00`, `${orderTexts.toPay}19,00`],
    ...[`${orderTexts.gone}−8,00`, `${orderTexts.dueNow}11,00`],
  ]);
  expect(page.getByText(/^10,99\s€ \(−0,01\s€ Unterschied, gilt als bezahlt\)$/)).toBeDefined();
});

test('a refund is told to the customer, unless the operator says no', async () => {
  const payment = { reference: `${number}-1`, provider: 'paypal', state: 'captured', amount: 24 } as const;
  const paid = {
    ...{ ...order, payments: [{ ...payment, refunded: 0, refunding: 0, changedAt: '2026-11-20T10:00:00.000Z' }] },
    money: { ...order.money, received: 24, toRefund: 8 },
  };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...besides,
    ...{ order: paid, orderRefund: paid },
  });
  const refund = async (isTold: boolean) => {
    await user.click(await page.findByRole('button', { name: stepTexts.refundButton }));
    const dialog = within(await page.findByRole('dialog'));
    if (!isTold) await user.click(dialog.getByLabelText(stepTexts.isTold));
    await user.type(dialog.getByLabelText(stepTexts.reason), 'Bruch{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  };
  await refund(true);
  await refund(false);
  expect(bodiesOf('orderRefund')).toMatchObject([
    { number, amount: 8, reason: 'Bruch', isTold: true },
    { number, amount: 8, reason: 'Bruch', isTold: false },
  ]);
});

test('a refusal that names a line is shown at the field of that line', async () => {
  const more = { line: 0 } as object;
  const { dialog, user } = await openShipping({
    order,
    orderShip: refused(409, 'step-refused', 'So viele Stück sind nicht mehr offen.', more),
  });
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.ship }));
  const field = dialog.getByLabelText('Hammer');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText('So viele Stück sind nicht mehr offen.')).toBeDefined();
});

test('a correction sends all it knows, shows refusals at their fields, and tells nobody if so asked', async () => {
  const errors = [{ path: 'shippingAddress.zipCode', msg: 'Diese Postleitzahl gibt es nicht.' }];
  const answers = [refused(400, 'invalid-form', 'Bitte prüfen.', { errors } as object), { ...order, version: 5 }];
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    ...besides,
    order: { ...order, steps: [{ kind: 'correct', refusal: null }] },
    shopCountries: {
      countries: [{ shortName: 'AT', name: 'Österreich' }],
      billingCountries: [{ shortName: 'AT', name: 'Österreich' }],
    },
    orderCorrect: () => answers.shift() ?? order,
  });
  await user.click(await page.findByRole('button', { name: stepTexts.buttons.correct }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.queryByRole('group', { name: correctTexts.delivery })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: correctTexts.delivery }), 'own');
  const delivery = within(dialog.getByRole('group', { name: correctTexts.delivery }));
  await user.type(delivery.getByLabelText(addressTexts.fields.zipCode), '99');
  await user.click(dialog.getByLabelText(stepTexts.isTold));
  await user.type(dialog.getByLabelText(stepTexts.reason), 'Anruf{Enter}');
  const field = delivery.getByLabelText(addressTexts.fields.zipCode);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(delivery.getByText('Diese Postleitzahl gibt es nicht.')).toBeDefined();
  await user.selectOptions(dialog.getByRole('combobox', { name: correctTexts.delivery }), 'same');
  await user.click(dialog.getByRole('button', { name: stepTexts.buttons.correct }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const sent = { number, version: 4, email: 'ada@kunde.example', reason: 'Anruf', isTold: false };
  expect(bodiesOf('orderCorrect')).toMatchObject([
    { ...sent, address: { name: 'Lang', city: '' }, shippingAddress: { zipCode: '99' } },
    { ...sent, address: { name: 'Lang', city: '' }, shippingAddress: null },
  ]);
});

test('an address asks the server for what it says, and leaves out what no list knows', async () => {
  const { page, bodiesOf } = await openOffice(
    '/bestellungen?wort=0017&stand=placed&zahlung=nonsense&von=2026-02-30&bis=2026-11-20&angehalten=ja&rechnung=fehlt&klaeren=shipped-unpaid&folge=alt',
    { orders: none },
  );
  await page.findByText(ordersTexts.emptyFiltered);
  expect(bodiesOf('orders')[0]).toEqual({
    ...{
      search: '0017',
      state: 'placed',
      isHeld: true,
      isUnbilled: true,
      matter: 'shipped-unpaid',
      to: '2026-11-20',
      sort: 'oldest',
    },
  });
});

test('the palette asks once for what was typed in one go, and never for two letters', async () => {
  const { user, bodiesOf, page } = await openOffice('/bestellungen', {
    ...{ orders: none, customers: noCustomers },
  });
  await page.findByText(ordersTexts.empty);
  await user.keyboard('{Control>}k{/Control}');
  const box = await page.findByRole('combobox', { name: shellTexts.paletteLabel });
  await user.type(box, 'an');
  await user.type(box, 'na');
  const hits = () => bodiesOf('orders').filter((body) => (body as { limit?: number }).limit === 8);
  await waitFor(() => expect(hits()).toContainEqual({ search: 'anna', limit: 8 }));
  expect(hits()).not.toContainEqual({ search: 'an', limit: 8 });
});

test('the palette opens the order of an invoice, and an offer by its number', async () => {
  const records = [
    { kind: 'document', number: 'RE2026-000016', order: number },
    { kind: 'quote', number: 'A2026-000001', order: null },
  ] as const;
  const { user, bodiesOf, page } = await openOffice('/bestellungen', {
    ...{ orders: none, customers: noCustomers, officeRecords: { records: [...records] }, order, ...besides },
  });
  await page.findByText(ordersTexts.empty);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await page.findByRole('combobox', { name: shellTexts.paletteLabel }), 're2026-0');
  await page.findByRole('option', { name: shellTexts.records.quote('A2026-000001') });
  await user.click(page.getByRole('option', { name: shellTexts.records.document('RE2026-000016', number) }));
  await waitFor(() => expect(bodiesOf('order')).toEqual([{ number }]));
  expect(bodiesOf('officeRecords')).toEqual([{ text: 're2026-0' }]);
});

test('of gift vouchers the rest is seen and not the code, and they are sent once more', async () => {
  const voucher = { line: 0, codeEnd: 'K7MX', worth: 50, rest: 50, lastDay: '2056-11-29', state: 'valid' } as const;
  const giftVouchers = [voucher, { ...voucher, codeEnd: 'B2CD', rest: 12.5, state: 'suspended' as const }];
  const bought = { ...order, giftVouchers };
  const { page, user, bodiesOf } = await openOffice(`/bestellungen/${number}`, {
    order: bought,
    ...besides,
    orderGiftVouchersSend: bought,
  });
  const part = within(await page.findByRole('region', { name: giftVoucherTexts.title }));
  expect(part.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Hammer …-K7MX',
    'Hammer …-B2CD',
  ]);
  expect(part.getByText(/nicht eingelöst, gültig bis/)).toBeTruthy();
  expect(part.getByText(giftVoucherTexts.states.suspended)).toBeTruthy();
  await user.click(part.getByRole('button', { name: giftVoucherTexts.sendAgain }));
  await waitFor(() => expect(bodiesOf('orderGiftVouchersSend')).toMatchObject([{ number }]));
});
