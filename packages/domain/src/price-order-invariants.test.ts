import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChargeKind } from './charge.ts';
import { lineTotal } from './line-total.ts';
import { isPrice } from './price.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { anyDeclaration, anyLine, anyVoucher } from './testing/arbitraries.ts';

/** The prices that must add up to the total, in any order. */
function partsOf({ lines, charges, vouchers }: PricedOrder<unknown, unknown>) {
  return [
    ...lines.map(({ total }) => total),
    ...charges.map(({ price }) => price),
    ...vouchers.map(({ price }) => price),
  ];
}

const anyCharge = (kind: ChargeKind) =>
  fc.record({ kind: fc.constant(kind), cost: fc.oneof(fc.nat(20), fc.nat(100_000)) });

describe('every order', () => {
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    charges: fc.tuple(anyCharge('shipping'), anyCharge('payment-method')),
    vouchers: fc.array(fc.record({ value: anyVoucher }), { maxLength: 5 }),
    declaration: anyDeclaration,
    lineDeclaration: anyDeclaration,
  });
  const manyRuns = { numRuns: 500 };

  test('to pay = lines + charges + vouchers, in every figure and rate, and the total is that without balances [SPEC §4.3.12]', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const priced = priceOrder(input);
        const isBalance = (i: number) => input.vouchers[i]?.value.kind === 'gift-balance';
        const discounts = { ...priced, vouchers: priced.vouchers.filter((_, i) => !isBalance(i)) };
        for (const [sum, parts] of [
          [priced.toPay, partsOf(priced)],
          [priced.total, partsOf(discounts)],
        ] as const) {
          for (const figure of ['gross', 'net', 'tax'] as const) {
            expect(sum[figure]).toBe(parts.reduce((all, part) => all + part[figure], 0));
          }
          for (const { rate, net, amount } of sum.taxRates) {
            const shares = parts.flatMap(({ taxRates }) => taxRates.filter((share) => share.rate === rate));
            expect(net).toBe(shares.reduce((all, share) => all + share.net, 0));
            expect(amount).toBe(shares.reduce((all, share) => all + share.amount, 0));
          }
        }
      }),
      manyRuns,
    );
  });

  test('the net of its total is what its tax is computed from, at every rate, whatever balances pay', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const { total, toPay } = priceOrder(input);
        expect(total.net).toBe(total.taxRates.reduce((sum, { net }) => sum + net, 0));
        expect(toPay.tax).toBe(total.tax);
        expect(toPay.gross).toBeLessThanOrEqual(total.gross);
      }),
      manyRuns,
    );
  });

  test('every price in it keeps gross = net + tax and tax = sum of rates [LAW T8]', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const priced = priceOrder(input);
        const prices = [
          ...partsOf(priced),
          priced.goods,
          priced.total,
          priced.toPay,
          ...priced.lines.map(({ price }) => price),
        ];
        expect(prices.filter((price) => !isPrice(price))).toEqual([]);
      }),
      manyRuns,
    );
  });

  test('is never below zero: nothing to pay, no tax and no taxed net at any rate', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const { total, toPay } = priceOrder(input);
        expect(toPay.gross).toBeGreaterThanOrEqual(0);
        expect(total.net).toBeGreaterThanOrEqual(0);
        expect(total.tax).toBeGreaterThanOrEqual(0);
        for (const { net, amount } of total.taxRates) {
          expect(net).toBeGreaterThanOrEqual(0);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
      manyRuns,
    );
  });

  test('no voucher adds to it, and each line is its own total', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const priced = priceOrder(input);
        expect(priced.vouchers.every(({ price }) => price.gross <= 0 && price.tax <= 0)).toBe(true);
        expect(priced.lines.map(({ total }) => total)).toEqual(
          input.lines.map((line) => lineTotal(line, input.lineDeclaration)),
        );
      }),
      manyRuns,
    );
  });

  test('costs the same however often it is asked, and leaves its input alone', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const before = JSON.stringify(input);
        expect(priceOrder(input)).toEqual(priceOrder(input));
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });

  test('with a gift balance has the total and the tax it has without, and costs less by what the balance pays', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(10 ** 9), (input, balance) => {
        const withBalance = {
          ...input,
          vouchers: [{ value: { kind: 'gift-balance', balance } as const }, ...input.vouchers],
        };
        const [paid, unpaid] = [priceOrder(withBalance), priceOrder(input)];
        expect(paid.total).toEqual(unpaid.total);
        expect(paid.toPay.gross).toBeLessThanOrEqual(unpaid.toPay.gross);
        expect(paid.toPay.taxRates).toEqual(unpaid.total.taxRates);
      }),
    );
  });

  test('a percentage is of the amounts that the buyer reads, to the cent', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 10_000 }), (order, share) => {
        const input = { ...order, vouchers: [{ value: { kind: 'percent', share } as const }] };
        const { goods, vouchers } = priceOrder(input);
        const read = input.lineDeclaration;
        expect(vouchers.map(({ price }) => 0 - price[read])).toEqual([
          Math.floor((goods[read] * share * 2 + 10_000) / 20_000),
        ]);
      }),
    );
  });
});
