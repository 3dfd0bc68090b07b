import { describe, expect, test } from 'vitest';
import type { ChargeableLine } from '../cart/price-cart.ts';
import { shippingOf } from '../charge.ts';
import type { PriceDeclaration } from '../price.ts';
import type { VoucherValue } from '../voucher.ts';
import { type Amendment, amendedMoney, amendedPieces, amendOrder } from './amend-order.ts';

const line = (unitPrice: number, taxRate: number, amount: number, deposit = 0): ChargeableLine => ({
  ...{ unitPrice, taxRate, amount },
  condition: { weightGrams: 500, deposit, container: null, taxRate },
});
const hammer = line(1999, 2000, 2);
const book = line(2490, 1000, 1);
const kept = (...amounts: number[]) => amounts.map((amount, at) => ({ line: at, amount }));
const claim = (value: VoucherValue, minimum = 0) => ({
  key: 'S',
  terms: { value, minimum, validFrom: null, validTo: null, usesAllowed: null, used: 1, stopped: false },
});
const noTotal = { gross: 0, net: 0, tax: 0, taxRates: [] };

function amend(
  wanted: Partial<Amendment<ChargeableLine>>,
  {
    lines = [hammer, book],
    declaration = 'gross' as PriceDeclaration,
    vouchers = [] as ReturnType<typeof claim>[],
    fee = 0,
  } = {},
) {
  const terms = {
    destination: { country: 'AT', carriers: ['Post'], offered: ['Post'] },
    rules: {
      shippingRules: [{ countries: ['AT'], toWeight: 3000, cost: 690, freeFrom: 10_000 }],
      ...{ ruleDeclaration: declaration, lineDeclaration: declaration, oneWayDepositTaxed: true },
    },
    now: 0,
  };
  const agree = { lines: kept(...lines.map(({ amount }) => amount)), added: [], shipping: 'kept' as const };
  // What was agreed is priced by the same rules, as the order's placing did.
  const free = { lines, charges: [], total: noTotal, vouchers };
  const agreed = amendOrder(free, { ...agree, shipping: 'computed' }, terms);
  if (!agreed.ok) throw new Error(agreed.code);
  const { charges, toPay } = agreed.priced;
  const shipping = { kind: 'shipping', price: shippingOf(charges) } as const;
  const feeOf = { kind: 'payment-method', price: { gross: fee, net: fee, tax: 0, taxRates: [] } } as const;
  return amendOrder(
    { lines, charges: fee ? [shipping, feeOf] : [shipping], total: toPay, vouchers },
    { ...agree, ...wanted },
    terms,
  );
}

function sumsOf(amended: ReturnType<typeof amend>) {
  if (!amended.ok) return amended.code;
  const { priced, difference } = amended;
  const rates = difference.taxRates.map(({ rate, net, amount }) => [rate, net, amount]);
  return [priced.toPay.gross, shippingOf(priced.charges).gross, difference.gross, difference.tax, rates];
}

describe('an amended order, to the cent', () => {
  test.each<[string, Parameters<typeof amend>, unknown]>([
    [
      'one hammer less',
      [{ lines: kept(1, 1) }],
      [
        5179,
        690,
        -1999,
        -342,
        [
          [1000, 107, 11],
          [2000, -1764, -353],
        ],
      ],
    ],
    [
      'a line removed',
      [{ lines: kept(2, 0) }],
      [
        4688,
        690,
        -2490,
        -206,
        [
          [1000, -2505, -250],
          [2000, 221, 44],
        ],
      ],
    ],
    [
      'a line added',
      [{ added: [{ line: line(1000, 2000, 3), amount: 3 }] }],
      [
        10_178,
        690,
        3000,
        506,
        [
          [1000, -76, -8],
          [2000, 2570, 514],
        ],
      ],
    ],
    [
      'free shipping is reached only if it is computed',
      [{ lines: kept(4, 1), shipping: 'computed' }],
      [
        10_486,
        0,
        3308,
        572,
        [
          [1000, -241, -24],
          [2000, 2977, 596],
        ],
      ],
    ],
    [
      'a price',
      [
        {
          lines: [
            { line: 0, amount: 2, unitPrice: 1500 },
            { line: 1, amount: 1 },
          ],
        },
      ],
      [
        6180,
        690,
        -998,
        -170,
        [
          [1000, 44, 4],
          [2000, -872, -174],
        ],
      ],
    ],
    ['nothing', [{}], 'nothing-changed'],
    ['nothing, computed anew', [{ shipping: 'computed' }], 'nothing-changed'],
  ])('%s', (_, asked, expected) => {
    const sums = sumsOf(amend(...asked));
    expect(sums).toEqual(expected);
  });

  test('a net order counts in nets, and its tax follows', () => {
    const amended = amend({ lines: kept(1, 1) }, { declaration: 'net' });
    // 19.99 net at 20 %, and the shipping of 6.90 moves from the dearer rate to the lower one.
    expect(amended.ok && amended.difference.net).toBe(-1999);
    expect(amended.ok && amended.priced.toPay.net).toBe(1999 + 2490 + 690);
    expect(amended.ok && amended.difference.gross).toBe(amended.ok && amended.difference.net + amended.difference.tax);
  });

  test.each<[string, VoucherValue, number, number[], number]>([
    ['a percentage follows the goods', { kind: 'percent', share: 1000 }, 0, [1, 1], -449],
    ['a fixed one stays', { kind: 'fixed', amount: 500 }, 0, [1, 1], -500],
    ['its minimum is judged anew', { kind: 'fixed', amount: 500 }, 5000, [1, 1], 0],
    ['a balance pays no more than is left', { kind: 'gift-balance', balance: 6000 }, 0, [1, 1], -5179],
  ])('vouchers: %s', (_, value, minimum, amounts, expected) => {
    const amended = amend({ lines: kept(...amounts) }, { vouchers: [claim(value, minimum)] });
    const off = amended.ok && amended.priced.vouchers.reduce((sum, { price }) => sum + price.gross, 0);
    expect(off).toBe(expected);
  });

  test('the fee of the payment method stays, and ends where nothing is to pay', () => {
    expect(sumsOf(amend({ lines: kept(1, 1) }, { fee: 200 }))).toEqual(expect.arrayContaining([5379, 690]));
    const free = {
      lines: [
        { line: 0, amount: 1, unitPrice: 0 },
        { line: 1, amount: 0 },
      ],
    };
    const vouchers = [claim({ kind: 'free-shipping' })];
    expect(sumsOf(amend(free, { fee: 200, vouchers }))).toEqual(expect.arrayContaining([0, 690]));
  });
});

test.each<[string, Partial<Amendment<ChargeableLine>>, object]>([
  ['a line is not named', { lines: kept(1) }, { code: 'incomplete' }],
  [
    'a line is named twice',
    {
      lines: [
        { line: 0, amount: 1 },
        { line: 0, amount: 1 },
      ],
    },
    { code: 'incomplete' },
  ],
  [
    'there is no such line',
    {
      lines: [
        { line: 0, amount: 1 },
        { line: 7, amount: 1 },
      ],
    },
    { code: 'incomplete', place: 1 },
  ],
  ['half a piece', { lines: kept(1.5, 1) }, { code: 'invalid-amount', place: 0 }],
  ['a negative amount', { lines: kept(-1, 1) }, { code: 'invalid-amount', place: 0 }],
  ['none of an added line', { added: [{ line: book, amount: 0 }] }, { code: 'invalid-amount', place: 2 }],
  [
    'a negative price, which could make the total negative',
    {
      lines: [
        { line: 0, amount: 2, unitPrice: -1 },
        { line: 1, amount: 1 },
      ],
    },
    { code: 'invalid-price', place: 0 },
  ],
  ['no line is left', { lines: kept(0, 0) }, { code: 'nothing-left' }],
  ['no rule ships it', { lines: kept(9, 1), shipping: 'computed' }, { code: 'not-deliverable' }],
])('an amendment is refused: %s', (_, wanted, expected) => {
  expect(amend(wanted)).toEqual({ ok: false, ...expected });
});

test('the stock moves by the difference, and the money by what came', () => {
  const of = (conditionId: string, amount: number) => ({ conditionId, amount });
  const before = [of('hammer', 2), of('book', 1), of('salt', 3)];
  const after = [of('hammer', 1), of('salt', 3), of('nail', 5), of('hammer', 4)];
  expect([...amendedPieces(before, after)]).toEqual([
    ...[
      ['hammer', 3],
      ['nail', 5],
      ['book', -1],
    ],
  ]);
  expect(amendedMoney(5000, null)).toEqual({ open: 5000, toRefund: 0 });
  expect(amendedMoney(5000, 7000)).toEqual({ open: 0, toRefund: 2000 });
  expect(amendedMoney(5000, 3000)).toEqual({ open: 2000, toRefund: 0 });
});
