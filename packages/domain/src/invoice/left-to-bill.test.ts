import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCharges } from '../deposit.ts';
import { anyOrderToBill, billed, type ExampleCart } from '../testing/order-to-bill.ts';
import { billWithout } from './bill-without.ts';
import { billPart, billRest, creditPart, creditRest, restOfInvoice } from './credit.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import type { InvoiceOfOrder } from './invoice-of-order.ts';
import { leftToBill, paidOfNext, partToBill } from './left-to-bill.ts';
import { invoiceToCorrect, type PiecesOfOrder, piecesToBill } from './pieces-to-bill.ts';
import { withDeposits } from './with-deposits.ts';

/** An order that is billed in parts: pieces by line, from the first, until `rest` bills what is left. */
interface Shop {
  readonly whole: InvoiceAmounts;
  readonly deposits: readonly number[];
  readonly cancelled: number[];
  readonly returns: PiecesOfOrder['returns'][number][];
  readonly invoices: InvoiceOfOrder[];
  /** The clock: each step takes one. */
  now: number;
}

function shopOf(cart: ExampleCart, deposits: readonly number[] = []): Shop {
  const whole = billed(cart);
  return { whole, deposits, cancelled: whole.lines.map(() => 0), returns: [], invoices: [], now: 0 };
}

const piecesOf = ({ whole: { lines }, cancelled, returns }: Shop): PiecesOfOrder => ({
  ...{ ordered: lines.map(({ quantity }) => quantity), cancelled, returns },
});

/** Cancels pieces of each line. */
function cancel(shop: Shop, pieces: readonly number[]): void {
  for (const [line, amount] of pieces.entries()) shop.cancelled[line] = (shop.cancelled[line] ?? 0) + amount;
}

/** Takes pieces of each line back. */
function takeBack(shop: Shop, pieces: readonly number[]): void {
  shop.now += 1;
  for (const [line, amount] of pieces.entries()) if (amount > 0) shop.returns.push({ line, amount, at: shop.now });
}

const toCorrect = (shop: Shop) => invoiceToCorrect(piecesOf(shop), shop.invoices);

const restOf = (shop: Shop) => leftToBill(shop, piecesOf(shop), shop.invoices);

/** Bills pieces of each line, and answers the invoice. `received`: the money of the order until then. */
function bill(shop: Shop, pieces: readonly number[], { withCharges = true, received = 0 } = {}): InvoiceAmounts {
  const rest = restOf(shop);
  if (rest === null || rest === 'billed-otherwise') throw new Error(`${rest}`);
  const asked = pieces.map((quantity, i) => ({ id: String(i + 1), quantity }));
  const paid = paidOfNext(
    received,
    shop.invoices.filter(({ isOpen }) => isOpen).map((one) => leftOf(one)),
  );
  const part = billPart(rest, partToBill(rest, shop.deposits, { pieces: asked, withCharges }), paid);
  if (!part.ok) throw new Error(part.code);
  const earlier = shop.invoices
    .filter(({ isOpen }) => isOpen)
    .map(({ number, amounts }) => ({ number, issuedOn: '2026-11-23', gross: amounts.totals.gross }));
  const place = part.isRest && earlier.length === 0 ? undefined : { isFinal: part.isRest, earlier };
  const number = `RE${shop.invoices.length + 1}`;
  shop.now += 1;
  const issued = { issuedAt: shop.now, replaces: null, corrections: [], correctedAt: null, isOpen: true };
  shop.invoices.push({ number, amounts: part.amounts, part: place, ...issued });
  return part.amounts;
}

const leftOf = ({ amounts, corrections }: InvoiceOfOrder) =>
  corrections.reduce((sum, one) => sum + one.totals.gross, amounts.totals.gross + amounts.totals.rounding);

/** Corrects pieces of an invoice, or all of it. */
function correct(shop: Shop, at: number, pieces: readonly number[] | 'all'): void {
  const invoice = shop.invoices[at];
  if (invoice === undefined) throw new Error('No such invoice');
  const rest = restOfInvoice(invoice.amounts, invoice.corrections);
  const lines = pieces === 'all' ? [] : pieces.map((quantity, i) => ({ id: String(i + 1), quantity }));
  const credit = pieces === 'all' ? creditRest(rest) : creditPart(rest, { lines, charges: [] });
  if (!credit.ok) throw new Error(credit.code);
  const corrections = [...invoice.corrections, credit.amounts];
  shop.now += 1;
  shop.invoices[at] = { ...invoice, corrections, correctedAt: shop.now, isOpen: !credit.isRest };
}

const left = (shop: Shop) => piecesToBill(piecesOf(shop), shop.invoices);

/** The sum of invoices in all that their order has: lines, discounts, charges, rates, totals. */
function sumOf(all: readonly InvoiceAmounts[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (key: string, cents: number) => {
    sums[key] = (sums[key] ?? 0) + cents;
  };
  for (const { lines, allowances, charges, groups, totals } of all) {
    for (const { id, declared, quantity } of lines) {
      add(`${id} pieces`, quantity);
      add(id, declared);
    }
    for (const { id, declared } of [...allowances, ...charges]) add(id, declared);
    for (const { category, rate, net, vat } of groups) {
      add(`${category} ${rate} net`, net);
      add(`${category} ${rate} vat`, vat);
    }
    for (const name of ['net', 'vat', 'gross', 'rounding'] as const) add(name, totals[name]);
  }
  return sums;
}

const caps: ExampleCart = {
  buy: [
    { name: 'Kappe', amount: 3, unitPrice: 1995, taxRate: 1900 },
    { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 700 },
  ],
  redeem: [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } }],
  shipping: 490,
};

const can = { amount: 6, unitPrice: 99, taxRate: 2000, deposit: 25, container: 'one-way' } as const;

const cases: {
  readonly what: string;
  readonly cart: ExampleCart;
  readonly deposits?: readonly number[];
  /** Pieces by line, and whether shipping and other charges are billed with them. */
  readonly parts: readonly { readonly pieces: readonly number[]; readonly withCharges?: boolean }[];
  /** The gross of each invoice, and its net and tax by rate. */
  readonly invoices: readonly { readonly gross: number; readonly rates: readonly (readonly number[])[] }[];
}[] = [
  {
    what: 'two rates, a percentage, shipping with the first parcel',
    cart: caps,
    parts: [{ pieces: [1, 0] }, { pieces: [2, 7] }],
    invoices: [
      {
        gross: 2285,
        rates: [
          [700, 104, 7],
          [1900, 1827, 347],
        ],
      },
      {
        gross: 5160,
        rates: [
          [700, 1466, 103],
          [1900, 3018, 573],
        ],
      },
    ],
  },
  {
    what: 'the same without shipping at first: the final invoice has it',
    cart: caps,
    parts: [
      { pieces: [1, 0], withCharges: false },
      { pieces: [2, 7], withCharges: false },
    ],
    invoices: [
      { gross: 1795, rates: [[1900, 1509, 286]] },
      {
        gross: 5650,
        rates: [
          [700, 1570, 110],
          [1900, 3336, 634],
        ],
      },
    ],
  },
  {
    what: 'a price that no share of it divides: the last one takes the rest',
    cart: { buy: [{ amount: 3, unitPrice: 100, priceQuantity: 3, taxRate: 2000 }] },
    parts: [{ pieces: [1] }, { pieces: [1] }, { pieces: [1] }],
    invoices: [
      { gross: 33, rates: [[2000, 27, 6]] },
      { gross: 34, rates: [[2000, 29, 5]] },
      { gross: 33, rates: [[2000, 27, 6]] },
    ],
  },
  {
    what: 'a fixed voucher and free shipping are shared as the goods and the shipping are',
    cart: {
      buy: [
        { amount: 2, unitPrice: 999, taxRate: 2000 },
        { amount: 1, unitPrice: 501, taxRate: 1000 },
      ],
      redeem: [
        { code: 'FIX', value: { kind: 'fixed', amount: 500 } },
        { code: 'FREI', value: { kind: 'free-shipping' } },
      ],
      shipping: 590,
    },
    parts: [{ pieces: [1, 0] }, { pieces: [1, 1] }],
    invoices: [
      {
        gross: 799,
        rates: [
          [1000, 0, 0],
          [2000, 666, 133],
        ],
      },
      {
        gross: 1200,
        rates: [
          [1000, 365, 36],
          [2000, 666, 133],
        ],
      },
    ],
  },
  {
    what: 'deposits outside VAT go with their pieces',
    cart: { buy: [can, { amount: 1, unitPrice: 250, taxRate: 2000 }], charges: depositCharges([can], false) },
    deposits: [25, 0],
    parts: [{ pieces: [2, 0] }, { pieces: [0, 1], withCharges: false }, { pieces: [4, 0] }],
    invoices: [
      {
        gross: 248,
        rates: [
          [0, 50, 0],
          [2000, 165, 33],
        ],
      },
      { gross: 250, rates: [[2000, 208, 42]] },
      {
        gross: 496,
        rates: [
          [0, 100, 0],
          [2000, 330, 66],
        ],
      },
    ],
  },
];

describe('an order billed in parts', () => {
  test.each(cases)('$what', ({ cart, deposits, parts, invoices }) => {
    const shop = shopOf(cart, deposits);
    const made = parts.map(({ pieces, ...how }) => bill(shop, pieces, how));
    expect(
      made.map(({ totals, groups }) => ({
        gross: totals.gross + totals.rounding,
        rates: groups.map(({ rate, net, vat }) => [rate, net, vat]),
      })),
    ).toEqual(invoices);
    expect(sumOf(made)).toEqual(sumOf([shop.whole]));
    expect(restOf(shop)).toBeNull();
  });

  test('states no euro twice as paid: what was received pays the first invoice first', () => {
    const shop = shopOf(caps);
    const stated = (amounts: InvoiceAmounts) => [amounts.totals.paid, amounts.totals.due];
    // all was paid before
    expect(stated(bill(shop, [1, 0], { received: 7445 }))).toEqual([2285, 0]);
    expect(stated(bill(shop, [1, 0], { received: 7445 }))).toEqual([1795, 0]);
    expect(stated(bill(shop, [1, 7], { received: 7445 }))).toEqual([3365, 0]);
    // a part was paid before, the rest of the first invoice is still due when the second one is issued
    const other = shopOf(caps);
    expect(stated(bill(other, [1, 0], { received: 2000 }))).toEqual([2000, 285]);
    expect(stated(bill(other, [1, 0], { received: 2000 }))).toEqual([0, 1795]);
    expect(stated(bill(other, [1, 7], { received: 5000 }))).toEqual([920, 2445]);
  });

  test('names the invoices before it that were not cancelled', () => {
    const shop = shopOf(caps);
    bill(shop, [1, 0]);
    bill(shop, [1, 0]);
    correct(shop, 0, 'all');
    expect(left(shop)).toEqual([2, 7]);
    bill(shop, [2, 7]);
    expect(shop.invoices.map(({ part }) => part)).toEqual([
      { isFinal: false, earlier: [] },
      { isFinal: false, earlier: [{ number: 'RE1', issuedOn: '2026-11-23', gross: 2285 }] },
      { isFinal: true, earlier: [{ number: 'RE2', issuedOn: '2026-11-23', gross: 1795 }] },
    ]);
    const { amounts: second } = shop.invoices[1] ?? { amounts: shop.whole };
    const { amounts: third } = shop.invoices[2] ?? { amounts: shop.whole };
    expect(sumOf([second, third])).toEqual(sumOf([shop.whole]));
  });

  test('does not bill again what a correction gave back, but what a cancellation did', () => {
    const shop = shopOf(caps);
    bill(shop, [2, 0]);
    correct(shop, 0, [1, 0]);
    expect(left(shop)).toEqual([1, 7]);
    bill(shop, [1, 7]);
    expect(left(shop)).toEqual([0, 0]);
    expect(restOf(shop)).toBeNull();
    correct(shop, 0, 'all');
    // the order gets another invoice over what was left of the cancelled one, and over nothing else
    expect(left(shop)).toEqual([1, 0]);
    expect(bill(shop, [1, 0]).totals.gross).toBe(2286);
    expect(restOf(shop)).toBeNull();
    // without an open invoice all is billed anew
    correct(shop, 2, 'all');
    correct(shop, 1, 'all');
    expect(left(shop)).toEqual([3, 7]);
  });

  test('bills nothing more if a part that was issued after the final one is corrected', () => {
    const shop = shopOf({ ...caps, redeem: [] });
    bill(shop, [3, 0]);
    bill(shop, [0, 7]);
    correct(shop, 0, 'all');
    bill(shop, [3, 0]);
    correct(shop, 2, [2, 0]);
    expect(left(shop)).toEqual([0, 0]);
    expect(restOf(shop)).toBeNull();
    expect(toCorrect(shop)).toBeNull();
  });

  test('leaves out what was cancelled, before the first invoice, between, and after', () => {
    const shop = shopOf(caps);
    cancel(shop, [1, 0]);
    expect(left(shop)).toEqual([2, 7]);
    bill(shop, [1, 3]);
    cancel(shop, [0, 2]);
    expect(left(shop)).toEqual([1, 2]);
    expect(toCorrect(shop)).toBeNull();
    bill(shop, [1, 2]);
    cancel(shop, [1, 0]);
    expect(left(shop)).toEqual([0, 0]);
    expect(toCorrect(shop)).toBe('RE1');
  });

  test('takes nothing off the next invoice for what comes back of an earlier one, which is to be corrected', () => {
    const shop = shopOf({ buy: [{ amount: 10, unitPrice: 1000, taxRate: 2000 }] });
    bill(shop, [6]);
    takeBack(shop, [2]);
    expect([left(shop), toCorrect(shop)]).toEqual([[4], 'RE1']);
    correct(shop, 0, [1]);
    expect([left(shop), toCorrect(shop)]).toEqual([[4], 'RE1']);
    correct(shop, 0, [1]);
    expect([left(shop), toCorrect(shop)]).toEqual([[4], null]);
    expect(bill(shop, [4]).totals.gross).toBe(4000);
    expect(shop.invoices.map(leftOf)).toEqual([4000, 4000]);
    expect(left(shop)).toEqual([0]);
    // what comes back is of the first invoice as long as it has pieces, then of the second
    takeBack(shop, [4]);
    expect(toCorrect(shop)).toBe('RE1');
    correct(shop, 0, [4]);
    takeBack(shop, [1]);
    expect(toCorrect(shop)).toBe('RE2');
    correct(shop, 1, [1]);
    expect([left(shop), toCorrect(shop)]).toEqual([[0], null]);
  });

  test('bills what is kept of a line that came back before its first invoice, and corrects nothing', () => {
    const shop = shopOf({ buy: [{ amount: 10, unitPrice: 1000, taxRate: 2000 }] });
    takeBack(shop, [1]);
    bill(shop, [5]);
    expect([left(shop), toCorrect(shop)]).toEqual([[4], null]);
    bill(shop, [4]);
    expect([left(shop), toCorrect(shop)]).toEqual([[0], null]);
  });

  test('with a fixed voucher and a piece that is cancelled between two parts costs what it costs at once', () => {
    const shop = shopOf({
      buy: [{ amount: 3, unitPrice: 1000, taxRate: 2000 }],
      redeem: [{ code: 'FIX', value: { kind: 'fixed', amount: 1000 } }],
    });
    expect(bill(shop, [1]).totals.gross).toBe(667);
    cancel(shop, [1]);
    expect(bill(shop, [1]).totals.gross).toBe(666);
  });

  test('has nothing left once an invoice over everything is open, whatever is corrected of it', () => {
    const shop = shopOf(caps);
    cancel(shop, [1, 0]);
    bill(shop, [2, 7]);
    expect(shop.invoices[0]?.part).toBeUndefined();
    correct(shop, 0, [1, 2]);
    expect(left(shop)).toEqual([0, 0]);
    correct(shop, 0, 'all');
    expect(left(shop)).toEqual([2, 7]);
  });

  test('is not billed further if its prices or rates are no longer those of its invoices', () => {
    const shop = shopOf(caps);
    bill(shop, [1, 0]);
    const dearer = billed({ ...caps, buy: caps.buy.map((line) => ({ ...line, unitPrice: line.unitPrice + 1 })) });
    expect(leftToBill({ whole: dearer, deposits: [] }, piecesOf(shop), shop.invoices)).toBe('billed-otherwise');
    const otherRate = billed({ ...caps, buy: caps.buy.map((line) => ({ ...line, taxRate: 2000 as const })) });
    expect(leftToBill({ whole: otherRate, deposits: [] }, piecesOf(shop), shop.invoices)).toBe('billed-otherwise');
  });
});

const anyParts = fc.array(
  fc.record({ shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true })), withCharges: fc.boolean() }),
  { maxLength: 6 },
);

test('all invoices of any order in any parts are the order, in each line, charge, rate and total', () => {
  fc.assert(
    fc.property(anyOrderToBill, anyParts, fc.nat(1_000_000), (cart, parts, received) => {
      const shop = shopOf(cart);
      for (const { shares, withCharges } of parts) {
        const asked = left(shop).map((amount, i) => Math.floor(amount * (shares[i % Math.max(1, shares.length)] ?? 0)));
        if (asked.every((amount) => amount === 0)) continue;
        const { totals, groups } = bill(shop, asked, { withCharges, received });
        expect(totals.gross).toBeGreaterThanOrEqual(0);
        expect(totals.paid).toBeGreaterThanOrEqual(0);
        for (const { net, vat } of groups) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
      }
      if (restOf(shop) !== null) bill(shop, left(shop), { received });
      expect(restOf(shop)).toBeNull();
      const made = shop.invoices.map(({ amounts }) => amounts);
      expect(sumOf(made)).toEqual(sumOf([shop.whole]));
      const paid = made.reduce((sum, { totals }) => sum + totals.paid, 0);
      const agreed = shop.whole.totals.gross + shop.whole.totals.rounding;
      expect(paid).toBe(Math.min(received, agreed));
    }),
    { numRuns: 300 },
  );
});

test('a part and its correction are nothing, and one invoice over the rest is the order', () => {
  fc.assert(
    fc.property(anyOrderToBill, fc.double({ min: 0, max: 1, noNaN: true }), (cart, share) => {
      const shop = shopOf(cart);
      const asked = left(shop).map((amount) => Math.ceil(amount * share));
      if (asked.every((amount) => amount === 0)) return;
      bill(shop, asked);
      correct(shop, 0, 'all');
      const rest = restOf(shop);
      if (rest === null || rest === 'billed-otherwise') throw new Error(`${rest}`);
      const anew = billRest(rest, 0);
      expect(anew && sumOf([anew])).toEqual(sumOf([shop.whole]));
    }),
  );
});

const anyShares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 });
const anyLife = fc.array(
  fc.record({
    what: fc.constantFrom('bill', 'bill', 'cancel', 'take-back', 'cancel-invoice'),
    shares: anyShares,
    withCharges: fc.boolean(),
  }),
  { maxLength: 10 },
);

/** Of each line what open invoices bill after their corrections, and what the customer keeps. */
function billedAndKept({ whole, cancelled, returns, invoices }: Shop) {
  const documents = invoices.flatMap(({ isOpen, amounts, corrections }) => (isOpen ? [amounts, ...corrections] : []));
  return whole.lines.map(({ id, quantity }, line) => {
    const ofLine = documents.flatMap(({ lines }) => lines.filter((one) => one.id === id));
    const back = returns.reduce((sum, one) => sum + (one.line === line ? one.amount : 0), 0);
    return {
      billed: ofLine.reduce((sum, one) => sum + one.quantity, 0),
      kept: quantity - (cancelled[line] ?? 0) - back,
    };
  });
}

/** Corrects what is to be corrected, as the shop asks for it. */
function correctAll(shop: Shop): void {
  for (let number = toCorrect(shop); number !== null; number = toCorrect(shop)) {
    const at = shop.invoices.findIndex((one) => one.number === number);
    const { amounts, corrections } = shop.invoices[at] ?? { amounts: shop.whole, corrections: [] };
    const rest = restOfInvoice(amounts, corrections);
    const toBill = left(shop);
    const pieces = billedAndKept(shop).map(({ billed: before, kept }, line) => {
      const onIt = rest.lines.find(({ id }) => id === String(line + 1))?.quantity ?? 0;
      return Math.min(onIt, Math.max(0, before + (toBill[line] ?? 0) - kept));
    });
    expect(pieces.some((amount) => amount > 0)).toBe(true);
    correct(shop, at, pieces);
  }
}

interface Step {
  readonly what: string;
  readonly shares: readonly number[];
  readonly withCharges: boolean;
}

/** Takes a step with a share of each line. Before something is billed, what is to be corrected is corrected. */
function take(shop: Shop, { what, shares, withCharges }: Step): void {
  const shareOf = (amounts: readonly number[]) =>
    amounts.map((amount, i) => Math.floor(amount * (shares[i % shares.length] ?? 0)));
  const kept = shareOf(billedAndKept(shop).map((line) => line.kept));
  if (what === 'cancel') cancel(shop, kept);
  if (what === 'take-back') takeBack(shop, kept);
  const at = shop.invoices.findLastIndex(({ isOpen }) => isOpen);
  if (what === 'cancel-invoice' && at >= 0) correct(shop, at, 'all');
  if (what === 'bill') billShare(shop, shareOf, withCharges);
}

function billShare(shop: Shop, shareOf: (amounts: readonly number[]) => number[], withCharges: boolean): void {
  correctAll(shop);
  const asked = shareOf(left(shop));
  if (asked.some((amount) => amount > 0)) bill(shop, asked, { withCharges });
}

test('invoices and corrections of any order bill what is kept of it, whatever is cancelled or comes back', () => {
  fc.assert(
    fc.property(anyOrderToBill, anyLife, (cart, life) => {
      const shop = shopOf(cart);
      for (const step of life) take(shop, step);
      correctAll(shop);
      if (left(shop).some((amount) => amount > 0)) bill(shop, left(shop));
      for (const line of billedAndKept(shop)) expect(line.billed).toBe(line.kept);
      expect([restOf(shop), toCorrect(shop)]).toEqual([null, null]);
      const open = shop.invoices.filter(({ isOpen }) => isOpen).map(({ amounts }) => amounts);
      if (open.length > 0) expect(sumOf(open)).toEqual(sumOf([orderedLessUnbilled(shop, open)]));
    }),
    { numRuns: 300 },
  );
});

/** The order as one invoice would bill it, without the pieces that were cancelled or came back unbilled. */
function orderedLessUnbilled({ whole, deposits }: Shop, open: readonly InvoiceAmounts[]): InvoiceAmounts {
  const gone = whole.lines.map(({ id, quantity }) => ({
    ...{ id, quantity: quantity - (sumOf(open)[`${id} pieces`] ?? 0) },
  }));
  return gone.every(({ quantity }) => quantity === 0) ? whole : billWithout(whole, withDeposits(whole, deposits, gone));
}
