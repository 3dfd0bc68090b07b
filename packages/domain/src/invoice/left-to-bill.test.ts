import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCharges } from '../deposit.ts';
import { anyOrderToBill, billed, type ExampleCart } from '../testing/order-to-bill.ts';
import { billPart, billRest, creditPart, creditRest, restOfInvoice } from './credit.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import { type InvoiceOfOrder, leftToBill, paidOfNext, partToBill, piecesToBill } from './left-to-bill.ts';

/** An order that is billed in parts: pieces by line, from the first, until `rest` bills what is left. */
interface Shop {
  readonly whole: InvoiceAmounts;
  readonly deposits: readonly number[];
  gone: number[];
  readonly invoices: InvoiceOfOrder[];
}

function shopOf(cart: ExampleCart, deposits: readonly number[] = []): Shop {
  const whole = billed(cart);
  return { whole, deposits, gone: whole.lines.map(() => 0), invoices: [] };
}

const piecesOf = ({ whole: { lines }, gone }: Shop) => ({
  ordered: lines.map(({ quantity }) => quantity),
  kept: lines.map(({ quantity }, i) => quantity - (gone[i] ?? 0)),
});

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
  shop.invoices.push({ number, amounts: part.amounts, part: place, corrections: [], isOpen: true });
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
  shop.invoices[at] = { ...invoice, corrections, isOpen: !credit.isRest };
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
    // the order gets another invoice over the cancelled one, and over nothing else
    expect(left(shop)).toEqual([2, 0]);
    expect(bill(shop, [2, 0]).totals.gross).toBe(4081);
    expect(restOf(shop)).toBeNull();
  });

  test('leaves out what was cancelled or came back, before the first invoice, between, and after', () => {
    const shop = shopOf(caps);
    shop.gone = [1, 0];
    expect(left(shop)).toEqual([2, 7]);
    bill(shop, [1, 3]);
    shop.gone = [1, 2];
    expect(left(shop)).toEqual([1, 2]);
    // a chocolate of the first invoice comes back: the second one bills one less until the first is corrected
    shop.gone = [1, 3];
    expect(left(shop)).toEqual([1, 1]);
    correct(shop, 0, [0, 1]);
    expect(left(shop)).toEqual([1, 2]);
    bill(shop, [1, 2]);
    shop.gone = [2, 3];
    expect(left(shop)).toEqual([0, 0]);
  });

  test('has nothing left once an invoice over everything is open, whatever is corrected of it', () => {
    const shop = shopOf(caps);
    shop.gone = [1, 0];
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
