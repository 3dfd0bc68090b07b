import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal } from './line-total.ts';
import { isPrice } from './price.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { anyDeclaration, anyLine, anyVoucher } from './testing/arbitraries.ts';

/** The prices that must make the total, whatever the order. */
function partsOf({ lines, shippingCosts, vouchers }: PricedOrder<unknown, unknown>) {
  return [...lines.map(({ total }) => total), shippingCosts, ...vouchers.map(({ price }) => price)];
}

describe('every order', () => {
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    shipping: fc.oneof(fc.nat(20), fc.nat(100_000)),
    vouchers: fc.array(fc.record({ value: anyVoucher }), { maxLength: 5 }),
    declaration: anyDeclaration,
    lineDeclaration: anyDeclaration,
  });
  const manyRuns = { numRuns: 500 };

  test('total = lines + shipping + vouchers, in every figure and rate', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const priced = priceOrder(input);
        const parts = partsOf(priced);
        for (const figure of ['gross', 'net', 'tax'] as const) {
          expect(priced.total[figure]).toBe(parts.reduce((sum, part) => sum + part[figure], 0));
        }
        for (const { rate, net, amount } of priced.total.taxRates) {
          const shares = parts.flatMap(({ taxRates }) => taxRates.filter((share) => share.rate === rate));
          expect(net).toBe(shares.reduce((sum, share) => sum + share.net, 0));
          expect(amount).toBe(shares.reduce((sum, share) => sum + share.amount, 0));
        }
      }),
      manyRuns,
    );
  });

  test('every price in it keeps gross = net + tax and tax = sum of rates', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const priced = priceOrder(input);
        const prices = [...partsOf(priced), priced.goods, priced.total, ...priced.lines.map(({ price }) => price)];
        expect(prices.filter((price) => !isPrice(price))).toEqual([]);
      }),
      manyRuns,
    );
  });

  test('is never below zero: nothing to pay, no tax and no taxed net at any rate', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const { total } = priceOrder(input);
        expect(total.gross).toBeGreaterThanOrEqual(0);
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

  test('with a gift balance has the tax it has without', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(10 ** 9), (input, balance) => {
        const withBalance = {
          ...input,
          vouchers: [{ value: { kind: 'gift-balance', balance } as const }, ...input.vouchers],
        };
        expect(priceOrder(withBalance).total.taxRates).toEqual(priceOrder(input).total.taxRates);
      }),
    );
  });
});
