import { expect, test } from 'vitest';
import { billed, type ExampleCart } from '../testing/order-to-bill.ts';
import { allowancesLeft } from './allowances-left.ts';
import { billRest, type Credit, creditPart, creditRest, restOfInvoice } from './credit.ts';
import { type AllowanceToCredit, creditAllowance } from './credit-allowance.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import type { InvoiceOfOrder } from './invoice-of-order.ts';

/** 3 pieces at 20.00 and one at 10.00, of 20 %, with shipping at 4.90. */
const cart: ExampleCart = {
  buy: [
    { amount: 3, unitPrice: 2000, taxRate: 2000 },
    { amount: 1, unitPrice: 1000, taxRate: 2000 },
  ],
  shipping: 490,
};
const whole = billed(cart);

type Correction = (left: ReturnType<typeof restOfInvoice>) => Credit;
const less =
  (amount: number, line: AllowanceToCredit['line'] = null): Correction =>
  (left) =>
    creditAllowance(left, { line, amount });
const pieces =
  (quantity: number): Correction =>
  (left) =>
    creditPart(left, { lines: [{ id: '1', quantity }], charges: [] });
const shipping =
  (amount: number): Correction =>
  (left) =>
    creditPart(left, { lines: [], charges: [{ kind: 'shipping', amount }] });

function invoice(amounts: InvoiceAmounts, corrected: readonly Correction[], replaces: string | null = null) {
  const corrections: InvoiceAmounts[] = [];
  let isOpen = true;
  for (const correct of corrected) {
    const credit = correct(restOfInvoice(amounts, corrections));
    if (!credit.ok) throw new Error(credit.code);
    corrections.push(credit.amounts);
    isOpen = !credit.isRest;
  }
  const number = replaces === null ? 'RE1' : 'RE2';
  return { ...{ number, replaces, amounts, corrections, isOpen }, issuedAt: 1, correctedAt: null };
}

const kept = [3, 1];

test.each<[string, number, readonly number[], readonly Correction[]]>([
  ['nothing, without a correction', 0, kept, []],
  ['an allowance', 900, kept, [less(900)]],
  ['two of them', 1000, kept, [less(900), less(100, '1')]],
  ['nothing for pieces that were corrected without coming back', 0, kept, [pieces(1)]],
  ['shipping', 490, kept, [shipping(490)]],
  ['two thirds of it once a third of its goods has come back', 600, [2, 1], [less(900, '1')]],
  ['the same once that is corrected', 600, [2, 1], [less(900, '1'), pieces(1)]],
  ['nothing once its goods are gone', 0, [0, 1], [less(900, '1')]],
  ['what was given on the pieces left', 300, [2, 1], [pieces(1), less(300, '1')]],
  ['nothing on a cancelled invoice', 0, kept, [less(900), creditRest]],
])('counts %s: %i cents', (_, cents, keeps, corrected) => {
  expect(allowancesLeft(keeps, [invoice(whole, corrected)])).toBe(cents);
});

test('is gross for an order with net prices', () => {
  const net = billed({ ...cart, declaration: 'net' });
  const corrected = invoice(net, [less(900), shipping(490)]);
  expect(allowancesLeft(kept, [corrected])).toBe(1080 + 588);
});

test('goes over to the invoice that replaces the corrected one at its price, and not to one at another', () => {
  const first = invoice(whole, [less(900), creditRest]);
  const rest = billRest(restOfInvoice(whole, first.corrections.slice(0, 1)), 0);
  if (rest === null) throw new Error('Nothing is left');
  const anew = (amounts: InvoiceAmounts): InvoiceOfOrder[] => [first, invoice(amounts, [], 'RE1')];
  expect(allowancesLeft(kept, anew(rest))).toBe(900);
  expect(allowancesLeft([2, 1], anew(rest))).toBe(643);
  expect(allowancesLeft(kept, anew(whole))).toBe(0);
});
