import { describe, expect, test } from 'vitest';
import { addPrices } from './add-prices.ts';
import { shippingOf } from './charge.ts';
import type { PriceableLine } from './line-total.ts';
import { maxCents, maxUnitPrice } from './money.ts';
import { isPrice, type PriceDeclaration, priceOf, zeroPrice } from './price.ts';
import { maxOrderLines, type PricedOrder, priceOrder } from './price-order.ts';
import type { VoucherValue } from './voucher.ts';

const flour: PriceableLine = { unitPrice: 199, taxRate: 490, amount: 7 };
const plant: PriceableLine = { unitPrice: 1495, taxRate: 1300, amount: 3 };
const drill: PriceableLine = { unitPrice: 12_999, taxRate: 2000, amount: 1 };
const pads: PriceableLine = { unitPrice: 349, taxRate: 0, amount: 2 };

const shippingFor = (cost: number) => [{ kind: 'shipping', cost } as const];

function order(
  lines: PriceableLine[],
  shipping = 0,
  values: VoucherValue[] = [],
  declaration: PriceDeclaration = 'gross',
) {
  return priceOrder({
    lines,
    charges: shippingFor(shipping),
    vouchers: values.map((value) => ({ value })),
    declaration,
  });
}

/** The prices that must add up to the total, in any order. */
function partsOf({ lines, charges, vouchers }: PricedOrder<unknown, unknown>) {
  return [
    ...lines.map(({ total }) => total),
    ...charges.map(({ price }) => price),
    ...vouchers.map(({ price }) => price),
  ];
}

describe('an order in a gross shop', () => {
  test('of one line', () => {
    expect(order([flour])).toEqual({
      lines: [{ line: flour, price: priceOf(199, 490, 'gross'), total: priceOf(1393, 490, 'gross') }],
      goods: priceOf(1393, 490, 'gross'),
      charges: [
        { kind: 'shipping', price: { gross: 0, net: 0, tax: 0, taxRates: [{ rate: 490, net: 0, amount: 0 }] } },
      ],
      vouchers: [],
      total: priceOf(1393, 490, 'gross'),
      toPay: priceOf(1393, 490, 'gross'),
    });
  });

  test('of every Austrian rate, with shipping', () => {
    const { goods, charges, total } = order([flour, plant, drill, pads], 590);
    expect(goods).toEqual({
      gross: 19_575,
      net: 16_827,
      tax: 2748,
      taxRates: [
        { rate: 0, net: 698, amount: 0 },
        { rate: 490, net: 1328, amount: 65 },
        { rate: 1300, net: 3969, amount: 516 },
        { rate: 2000, net: 10_832, amount: 2167 },
      ],
    });
    expect(shippingOf(charges)).toEqual({
      gross: 590,
      net: 507,
      tax: 83,
      taxRates: [
        { rate: 0, net: 21, amount: 0 },
        { rate: 490, net: 40, amount: 2 },
        { rate: 1300, net: 119, amount: 16 },
        { rate: 2000, net: 327, amount: 65 },
      ],
    });
    expect(total).toMatchObject({ gross: 20_165, net: 17_334, tax: 2831 });
  });

  test('of nothing', () => {
    expect(order([], 590)).toEqual({
      lines: [],
      goods: zeroPrice,
      charges: [{ kind: 'shipping', price: zeroPrice }],
      vouchers: [],
      total: zeroPrice,
      toPay: zeroPrice,
    });
  });

  test('groups the rates of its lines [SPEC §4.3.13]', () => {
    expect(order([drill, flour, drill, flour]).total.taxRates.map(({ rate, amount }) => [rate, amount])).toEqual([
      [490, 130],
      [2000, 4334],
    ]);
  });

  test('hands back what its lines and vouchers carry, in their order', () => {
    const lines = [
      { ...drill, conditionId: 'b' },
      { ...flour, conditionId: 'a' },
    ];
    const vouchers = [
      { code: 'KARTE', value: { kind: 'gift-balance', balance: 100 } as const },
      { code: 'ZEHN', value: { kind: 'fixed', amount: 1000 } as const },
    ];
    const priced = priceOrder({ lines, charges: shippingFor(0), vouchers, declaration: 'gross' });
    expect(priced.lines.map(({ line }) => line.conditionId)).toEqual(['b', 'a']);
    expect(priced.vouchers.map(({ voucher, price }) => [voucher.code, price.gross])).toEqual([
      ['KARTE', -100],
      ['ZEHN', -1000],
    ]);
  });
});

describe('an order in a net shop', () => {
  test('shows net and is paid gross', () => {
    const { goods, charges, total } = order([flour, drill], 590, [], 'net');
    expect(goods).toMatchObject({ gross: 17_060, net: 14_392, tax: 2668 });
    expect(shippingOf(charges)).toMatchObject({ gross: 700, net: 590, tax: 110 });
    expect(total).toMatchObject({ gross: 17_760, net: 14_982, tax: 2778 });
  });
});

describe('vouchers on an order', () => {
  test.each([
    ['a fixed amount', [{ kind: 'fixed', amount: 1000 }], [-1000], 12_589],
    ['a percentage of the goods, not of the shipping', [{ kind: 'percent', share: 1000 }], [-1300], 12_289],
    [
      'two percentages of the same goods',
      [
        { kind: 'percent', share: 1000 },
        { kind: 'percent', share: 1000 },
      ],
      [-1300, -1300],
      10_989,
    ],
    [
      'percentages beyond all',
      [
        { kind: 'percent', share: 6000 },
        { kind: 'percent', share: 6000 },
      ],
      [-7799, -5200],
      590,
    ],
    ['free shipping', [{ kind: 'free-shipping' }], [-590], 12_999],
    ['free shipping twice', [{ kind: 'free-shipping' }, { kind: 'free-shipping' }], [-590, 0], 12_999],
    ['more than the goods', [{ kind: 'fixed', amount: 99_900 }], [-12_999], 590],
    [
      'more than the goods, and free shipping',
      [{ kind: 'fixed', amount: 99_900 }, { kind: 'free-shipping' }],
      [-12_999, -590],
      0,
    ],
    ['a gift balance', [{ kind: 'gift-balance', balance: 5000 }], [-5000], 8589],
    ['a gift balance beyond all', [{ kind: 'gift-balance', balance: 50_000 }], [-13_589], 0],
    [
      'two gift balances',
      [
        { kind: 'gift-balance', balance: 10_000 },
        { kind: 'gift-balance', balance: 10_000 },
      ],
      [-10_000, -3589],
      0,
    ],
    [
      'a gift balance before a discount pays after it',
      [
        { kind: 'gift-balance', balance: 50_000 },
        { kind: 'fixed', amount: 1000 },
      ],
      [-12_589, -1000],
      0,
    ],
    [
      'a discount of all leaves a gift balance the shipping',
      [
        { kind: 'percent', share: 10_000 },
        { kind: 'gift-balance', balance: 9000 },
      ],
      [-12_999, -590],
      0,
    ],
  ] as [string, VoucherValue[], number[], number][])('%s', (_, values, prices, gross) => {
    const priced = order([drill], 590, values);
    expect(priced.vouchers.map(({ price }) => price.gross)).toEqual(prices);
    expect(priced.toPay.gross).toBe(gross);
    expect(addPrices(partsOf(priced))).toEqual(priced.toPay);
  });

  test('leave the shipping as it was', () => {
    const [without, ...rest] = [
      [],
      [{ kind: 'percent', share: 9000 }],
      [{ kind: 'fixed', amount: 10 ** 9 }],
    ] as VoucherValue[][];
    const { charges } = order([flour, drill], 590, without);
    for (const values of rest) expect(order([flour, drill], 590, values).charges).toEqual(charges);
  });

  test('reduce the tax of every rate, while a gift balance reduces none [LAW T9]', () => {
    const full = order([flour, drill], 590);
    const half = order([flour, drill], 590, [{ kind: 'percent', share: 5000 }]);
    const paid = order([flour, drill], 590, [{ kind: 'gift-balance', balance: 5000 }]);
    expect(full.total.taxRates.map(({ amount }) => amount)).toEqual([68, 2256]);
    expect(half.total.taxRates.map(({ amount }) => amount)).toEqual([35, 1173]);
    expect(paid.total.taxRates).toEqual(full.total.taxRates);
    expect(paid.total).toEqual(full.total);
    expect(paid.toPay).toMatchObject({ gross: full.total.gross - 5000, tax: full.total.tax });
  });

  test('of so many percent of a net group’s goods are of their net, also in a gross shop', () => {
    const lines = [
      { unitPrice: 1003, taxRate: 2000, amount: 1 },
      { unitPrice: 500, taxRate: 1000, amount: 1 },
    ];
    const vouchers = [{ value: { kind: 'percent', share: 1000 } as const }];
    const [{ price } = { price: zeroPrice }] = priceOrder({
      ...{ lines, charges: shippingFor(0), vouchers, declaration: 'gross', lineDeclaration: 'net' },
    }).vouchers;
    expect(price).toEqual({
      ...{ gross: -175, net: -150, tax: -25 },
      taxRates: [
        { rate: 1000, net: -50, amount: -5 },
        { rate: 2000, net: -100, amount: -20 },
      ],
    });
  });

  test('the same voucher object twice counts as two', () => {
    const voucher = { value: { kind: 'fixed', amount: 8000 } as const };
    const priced = priceOrder({
      lines: [drill],
      charges: shippingFor(0),
      vouchers: [voucher, voucher],
      declaration: 'gross',
    });
    expect(priced.vouchers.map(({ price }) => price.gross)).toEqual([-8000, -4999]);
    expect(priced.total.gross).toBe(0);
  });

  test('on nothing take nothing', () => {
    const values: VoucherValue[] = [
      { kind: 'fixed', amount: 100 },
      { kind: 'free-shipping' },
      { kind: 'gift-balance', balance: 100 },
    ];
    expect(order([], 590, values).total).toEqual(zeroPrice);
  });
});

describe('an order at net prices in a gross shop', () => {
  const bought: PriceableLine[] = [
    { unitPrice: 1000, taxRate: 2000, amount: 3 },
    { unitPrice: 500, taxRate: 1000, amount: 2 },
  ];
  const vouchers = [{ value: { kind: 'fixed', amount: 1000 } as const }];
  const priced = priceOrder({
    lines: bought,
    charges: shippingFor(690),
    vouchers,
    declaration: 'gross',
    lineDeclaration: 'net',
  });

  test('taxes its lines on top of their net', () => {
    expect(priced.lines.map(({ total }) => [total.net, total.tax, total.gross])).toEqual([
      [3000, 600, 3600],
      [1000, 100, 1100],
    ]);
  });

  test('is shipped for what everybody pays, and a voucher is worth what it is for everybody', () => {
    expect(shippingOf(priced.charges)).toMatchObject({ gross: 690, net: 587, tax: 103 });
    expect(priced.vouchers[0]?.price).toMatchObject({ gross: -1000, net: -851, tax: -149 });
    expect(priced.total).toMatchObject({ gross: 4390, net: 3736, tax: 654 });
  });
});

describe('a large order', () => {
  test('of as many of the dearest lines as there may be stays exact', () => {
    const line: PriceableLine = { unitPrice: maxUnitPrice, taxRate: 2000, amount: 9999 };
    const { total } = order(Array.from({ length: maxOrderLines }, () => line));
    expect(total).toMatchObject({ gross: 499_950_000_000_000, tax: 83_325_000_000_000 });
    expect(isPrice(total)).toBe(true);
    const net = order(
      Array.from({ length: maxOrderLines }, () => ({ ...line, taxRate: 10_000 })),
      0,
      [],
      'net',
    );
    expect(net.total.gross).toBe(999_900_000_000_000);
    expect(net.total.gross).toBeLessThanOrEqual(maxCents);
  });

  test.each([0, -1, 1.5, 1_000_001, 10 ** 12])('with an amount of %d should have been refused before', (amount) => {
    expect(() => order([{ ...flour, amount }])).toThrow(RangeError);
  });
});
