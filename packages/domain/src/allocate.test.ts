import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Splits an amount and checks in every case that the parts add up to it. */
function parts(amount: number, weights: readonly number[]): number[] {
  const split = allocate(amount, weights);
  expect(sumOf(split)).toBe(amount);
  expect(split).toHaveLength(weights.length);
  return split;
}

describe('splitting an amount', () => {
  test.each([
    ['over one', 100, [7], [100]],
    ['over equal weights that divide', 90, [1, 1, 1], [30, 30, 30]],
    ['over equal weights: the cent left goes to the first', 100, [1, 1, 1], [34, 33, 33]],
    ['over equal weights: two cents left go to the first two', 101, [1, 1, 1], [34, 34, 33]],
    ['over equal remainders from the front, though the last is heavier', 100, [1, 1, 4], [17, 17, 66]],
    ['to the largest remainder at the end', 10, [3, 3, 5], [3, 3, 4]],
    ['one cent over many', 1, [1, 1, 1, 1], [1, 0, 0, 0]],
    ['one cent to the heaviest', 1, [1, 2, 1], [0, 1, 0]],
    ['nothing over weights', 0, [3, 4], [0, 0]],
    ['nothing over nothing', 0, [], []],
    ['nothing over zero weights', 0, [0, 0], [0, 0]],
    ['with a zero weight in front', 5, [0, 1, 1], [0, 3, 2]],
    ['with a zero weight between', 7, [1, 0, 1], [4, 0, 3]],
    ['with only one weight that is not zero', 7, [0, 0, 9], [0, 0, 7]],
    ['the whole sum of weights: each gets its own', 600, [100, 200, 300], [100, 200, 300]],
    ['one cent less than the sum of weights', 599, [100, 200, 300], [100, 200, 299]],
    ['more than the sum of weights', 1201, [100, 200, 300], [200, 400, 601]],
    ['a thousand over primes', 1000, [2, 3, 5, 7, 11, 13], [49, 73, 122, 171, 268, 317]],
    ['10^12 cents over three', 10 ** 12, [1, 1, 1], [333_333_333_334, 333_333_333_333, 333_333_333_333]],
    ['10^12 over weights of the same size', 10 ** 12, [10 ** 12, 10 ** 12 - 1], [500_000_000_000, 500_000_000_000]],
  ])('%s', (_, amount, weights, expected) => {
    expect(parts(amount, weights)).toEqual(expected);
    expect(parts(0 - amount, weights)).toEqual(expected.map((part) => 0 - part));
  });

  test('gives no minus zero', () => {
    expect(allocate(-1, [1, 1]).every((part) => !Object.is(part, -0))).toBe(true);
  });

  test('leaves the weights untouched', () => {
    const weights = [3, 1, 2];
    parts(100, weights);
    expect(weights).toEqual([3, 1, 2]);
  });

  test.each([
    ['something over nothing', 1, []],
    ['something over zero weights', -1, [0, 0]],
    ['a negative weight', 10, [5, -1]],
    ['half a cent', 0.5, [1]],
    ['half a weight', 10, [0.5, 1.5]],
    ['weights past 2^53', 10, [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]],
    ['a weight that is no number', 10, [Number.NaN, 1]],
  ])('%s is a fault of the caller', (_, amount, weights) => {
    expect(() => allocate(amount, weights)).toThrow(RangeError);
  });
});

describe('always', () => {
  const anyAmount = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -(10 ** 12), max: 10 ** 12 }));
  const anyWeights = fc
    .array(fc.oneof(fc.nat(3), fc.nat(10 ** 12)), { minLength: 1, maxLength: 30 })
    .filter((weights) => sumOf(weights) > 0);

  test('the parts add up to the whole', () => {
    fc.assert(fc.property(anyAmount, anyWeights, (amount, weights) => void parts(amount, weights)));
  });

  test('each part is less than a cent from its exact share', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const whole = BigInt(sumOf(weights));
        allocate(amount, weights).forEach((part, i) => {
          const off = BigInt(part) * whole - BigInt(amount) * BigInt(weights[i] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });

  test('no part has the wrong sign, and a zero weight gets nothing', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        allocate(amount, weights).forEach((part, i) => {
          expect(part * Math.sign(amount)).toBeGreaterThanOrEqual(0);
          if (weights[i] === 0) expect(part).toBe(0);
        });
      }),
    );
  });

  test('no part exceeds its weight unless the amount exceeds them all', () => {
    const anyDiscount = anyWeights.chain((weights) =>
      fc.tuple(fc.integer({ min: 0, max: sumOf(weights) }), fc.constant(weights)),
    );
    fc.assert(
      fc.property(anyDiscount, ([amount, weights]) => {
        allocate(amount, weights).forEach((part, i) => {
          expect(part).toBeLessThanOrEqual(weights[i] ?? 0);
        });
      }),
    );
  });

  test('a heavier weight never gets less', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), anyWeights, (amount, weights) => {
        const split = allocate(amount, weights);
        const byWeight = weights
          .map((weight, i) => [weight, split[i] ?? 0] as const)
          .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        expect(byWeight.map(([, part]) => part)).toEqual(byWeight.map(([, part]) => part).sort((a, b) => a - b));
      }),
    );
  });

  test('the same split comes out again', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        expect(allocate(amount, weights)).toEqual(allocate(amount, [...weights]));
      }),
    );
  });
});
