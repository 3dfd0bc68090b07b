import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPrices } from './add-prices.ts';
import { maxAmount } from './amount.ts';
import { depositCharges, isOneWayDepositTaxed, maxDeposit, type UnitsWithDeposit } from './deposit.ts';
import { isPrice } from './price.ts';
import { maxOrderLines, priceOrder } from './price-order.ts';
import { anyDeclaration, anyLine, anyVoucher } from './testing/arbitraries.ts';

const bottles = (amount: number, more: Partial<UnitsWithDeposit> = {}): UnitsWithDeposit => ({
  ...{ deposit: 25, amount, taxRate: 1900, container: 'one-way' },
  ...more,
});
const untaxed = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [] });

describe('deposits', () => {
  test('are one charge, taxed as their goods and rounded once per rate [LAW T10]', () => {
    const lines = [bottles(6), bottles(1), bottles(20, { deposit: 8, taxRate: 700, container: 'reusable' })];
    expect(depositCharges(lines, true)).toEqual([
      {
        kind: 'deposit',
        price: {
          ...{ gross: 335, net: 297, tax: 38 },
          taxRates: [
            { rate: 700, net: 150, amount: 10 },
            { rate: 1900, net: 147, amount: 28 },
          ],
        },
      },
    ]);
  });

  test('on one-way containers are outside VAT where Austria collects them, all others are taxed [LAW T10]', () => {
    const lines = [
      bottles(4, { taxRate: 2000 }),
      bottles(20, { deposit: 20, taxRate: 2000, container: 'reusable' }),
      bottles(1, { deposit: 300, taxRate: 2000, container: null }),
    ];
    expect(depositCharges(lines, isOneWayDepositTaxed('AT'))).toEqual([
      {
        kind: 'deposit',
        price: { gross: 700, net: 583, tax: 117, taxRates: [{ rate: 2000, net: 583, amount: 117 }] },
      },
      { kind: 'untaxed-deposit', price: untaxed(100) },
    ]);
    expect(['AT', 'DE', 'Österreich', ''].map(isOneWayDepositTaxed)).toEqual([false, true, true, true]);
  });

  test('are no charge where none is asked', () => {
    expect(depositCharges([], true)).toEqual([]);
    expect(depositCharges([bottles(5, { deposit: 0 })], true)).toEqual([]);
    expect(depositCharges([bottles(5, { deposit: 0 }), bottles(1)], false)).toEqual([
      { kind: 'untaxed-deposit', price: untaxed(25) },
    ]);
  });

  test('of the fullest cart stay within what can be counted', () => {
    const lines = Array.from({ length: maxOrderLines }, () => bottles(maxAmount, { deposit: maxDeposit }));
    expect(depositCharges(lines, true)[0]?.price.gross).toBe(maxOrderLines * maxAmount * maxDeposit);
  });

  test.each([-1, 0.5, maxDeposit + 1])('of %d cents are none', (deposit) => {
    expect(() => depositCharges([bottles(1, { deposit })], true)).toThrow(RangeError);
  });
});

describe('an order with deposits', () => {
  const anyUnits = fc.tuple(
    anyLine,
    fc.record({
      deposit: fc.oneof(fc.constantFrom(0, 8, 15, 25, 310), fc.nat(maxDeposit)),
      container: fc.constantFrom('one-way', 'reusable', null),
    }),
  );
  const anyOrder = fc.record({
    units: fc.array(anyUnits, { minLength: 1, maxLength: 8 }),
    isOneWayTaxed: fc.boolean(),
    shipping: fc.nat(2000),
    vouchers: fc.array(fc.record({ value: anyVoucher }), { maxLength: 4 }),
    declaration: anyDeclaration,
  });
  type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

  function priced({ units, isOneWayTaxed, shipping, vouchers, declaration }: AnyOrder) {
    const lines = units.map(([line]) => line);
    const asked = depositCharges(
      units.map(([{ amount, taxRate }, more]) => ({ amount, taxRate, ...more })),
      isOneWayTaxed,
    );
    const sent = { kind: 'shipping', cost: shipping } as const;
    const order = { lines, vouchers, declaration };
    const deposits = addPrices(asked.map(({ price }) => price));
    return {
      deposits,
      whole: priceOrder({ ...order, charges: [sent, ...asked] }),
      without: priceOrder({ ...order, charges: [sent] }),
    };
  }

  test('costs what it does without them and the deposits, to the cent, at every rate', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const { deposits, whole, without } = priced(input);
        const exact = input.units.reduce((sum, [{ amount }, { deposit }]) => sum + amount * deposit, 0);
        expect(deposits.gross).toBe(exact);
        expect(isPrice(deposits)).toBe(true);
        expect(whole.total).toEqual(addPrices([without.total, deposits]));
        expect(whole.goods).toEqual(without.goods);
      }),
    );
  });

  test('gives no voucher more to take off, and only a gift balance pays them', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const { deposits, whole, without } = priced(input);
        for (const [i, { voucher, price }] of whole.vouchers.entries())
          if (voucher.value.kind !== 'gift-balance') expect(price).toEqual(without.vouchers[i]?.price);
        const hasBalance = input.vouchers.some(({ value }) => value.kind === 'gift-balance');
        if (!hasBalance) expect(whole.toPay.gross).toBeGreaterThanOrEqual(deposits.gross);
      }),
    );
  });
});
