import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centsFromEuro,
  divideHalfUp,
  euroFromCents,
  isCents,
  maxCents,
  maxUnitPrice,
  multiplyDivide,
  multiplyDivideHalfUp,
} from './money.ts';

const safe = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

describe('EUR of the wire to cents', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.07, 7],
    [0.29, 29], // 0.29 * 100 is 28.999999999999996
    [0.57, 57],
    [0.58, 58],
    [1.1, 110],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [9.95, 995],
    [19.99, 1999],
    [64.1, 6410],
    [1234.56, 123_456],
    [10_000_000_000, 10 ** 12],
    [9_999_999_999.99, 10 ** 12 - 1],
    [9_999_999_999_999.99, maxCents],
    [-0.01, -1],
    [-4.35, -435],
    [-9_999_999_999_999.99, -maxCents],
  ])('%d EUR are %d cents', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  test.each([
    ['a third decimal', 1.005],
    ['a third decimal that rounds to nothing', 0.001],
    ['half a cent', 0.005],
    ['half a cent below zero', -0.005],
    ['the noise of 0.1 + 0.2', 0.1 + 0.2],
    ['the noise of 1.1 * 3', 1.1 * 3],
    ['the least number there is', Number.MIN_VALUE],
    ['a number too close to one', 1 + Number.EPSILON],
    ['one cent more than the limit', 10_000_000_000_000],
    ['10^20', 1e20],
    ['the largest number there is', Number.MAX_VALUE],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
    ['no number', Number.NaN],
  ])('%s is refused', (_, euro) => {
    expect(centsFromEuro(euro)).toBeNull();
  });

  test('every amount of cents survives the wire, also as JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxCents, max: maxCents }), (cents) => {
        const wire = JSON.stringify(euroFromCents(cents));
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(centsFromEuro(JSON.parse(wire))).toBe(cents + 0);
      }),
    );
  });
});

describe('what counts as cents', () => {
  test.each([0, 1, -1, 10 ** 12, maxCents, -maxCents])('%d does', (value) => {
    expect(isCents(value)).toBe(true);
  });

  test.each([
    0.5,
    -1.25,
    maxCents + 1,
    -maxCents - 1,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '100',
    null,
    undefined,
    1n,
  ])('%s does not', (value) => {
    expect(isCents(value)).toBe(false);
  });

  test('the dearest cart at the highest tax rate stays within the limits', () => {
    const [amount, lines, taxed] = [9999, 500, 2];
    expect(maxUnitPrice * amount * lines * taxed).toBeLessThanOrEqual(maxCents);
    expect(isCents(maxUnitPrice * amount * lines * taxed)).toBe(true);
  });
});

describe('rounding half up', () => {
  test.each([
    [0, 7, 0],
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [3, 2, 2],
    [5, 2, 3],
    [7, 2, 4],
    [49, 100, 0],
    [50, 100, 1],
    [51, 100, 1],
    [149, 100, 1],
    [150, 100, 2],
    [1_005, 10, 101],
    [10 ** 12, 3, 333_333_333_333],
    [Number.MAX_SAFE_INTEGER, 2, 4_503_599_627_370_496],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 1],
    [1, Number.MAX_SAFE_INTEGER, 0],
  ])('%d / %d is %d, and its negative the mirror', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
    expect(divideHalfUp(-numerator, denominator)).toBe(0 - quotient);
  });

  test.each([
    [10 ** 12, 490, 10_490, 46_711_153_480],
    [10 ** 12, 2000, 12_000, 166_666_666_667],
    [10 ** 12, 1300, 11_300, 115_044_247_788],
    [10 ** 12 - 1, 1300, 11_300, 115_044_247_787],
    [10 ** 12, 9999, 10 ** 4, 999_900_000_000],
    [999_999_999_999, 9_999, 10_000, 999_899_999_999],
    [123_456_789_012, 987_654, 1_000_000, 121_932_591_495],
    [Number.MAX_SAFE_INTEGER, 10_000, 20_000, 4_503_599_627_370_496],
  ])('%d × %d / %d is %d, though the product passes 2^53', (value, factor, divisor, result) => {
    expect(multiplyDivideHalfUp(value, factor, divisor)).toBe(result);
    expect(multiplyDivideHalfUp(-value, factor, divisor)).toBe(-result);
    expect(multiplyDivideHalfUp(value, -factor, divisor)).toBe(-result);
    expect(multiplyDivideHalfUp(-value, -factor, divisor)).toBe(result);
  });

  test('never gives minus zero', () => {
    expect(Object.is(divideHalfUp(-1, 3), 0)).toBe(true);
    expect(Object.is(multiplyDivideHalfUp(0, -5, 3), 0)).toBe(true);
  });

  test.each([
    ['a fraction', 0.5, 1, 2],
    ['a factor that is none', 5, Number.NaN, 2],
    ['a divisor of zero', 5, 1, 0],
    ['a negative divisor', 5, 1, -2],
    ['a value past 2^53', 2 ** 53, 1, 2],
    ['a result past 2^53', Number.MAX_SAFE_INTEGER, 3, 2],
  ])('%s is a fault of the caller', (_, value, factor, divisor) => {
    expect(() => multiplyDivideHalfUp(value, factor, divisor)).toThrow(RangeError);
  });

  test('is exact, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer(safe),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 10_000, max: 20_000 }),
        (v, f, d) => {
          const exact = BigInt(Math.abs(v)) * BigInt(f);
          const rounded = (2n * exact + BigInt(d)) / (2n * BigInt(d));
          expect(multiplyDivideHalfUp(v, f, d)).toBe(v < 0 ? 0 - Number(rounded) : Number(rounded));
        },
      ),
    );
  });
});

describe('whole part and remainder', () => {
  test.each([
    [7, 1, 2, 3, 1],
    [0, 5, 3, 0, 0],
    [2 ** 40, 2 ** 13, 3, 3_002_399_751_580_330, 2],
    [10 ** 15, 10 ** 12, 10 ** 13, 10 ** 14, 0],
    [10 ** 15 - 1, 10 ** 12, 10 ** 13, 99_999_999_999_999, 9 * 10 ** 12],
  ])('%d × %d / %d is %d, remainder %d', (value, factor, divisor, quotient, remainder) => {
    expect(multiplyDivide(value, factor, divisor)).toEqual({ quotient, remainder });
  });

  test('always put together again', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        upTo(10 ** 15),
        upTo(10 ** 4),
        fc.integer({ min: 10 ** 4, max: 10 ** 6 }),
        (value, factor, divisor) => {
          const { quotient, remainder } = multiplyDivide(value, factor, divisor);
          expect(remainder).toBeGreaterThanOrEqual(0);
          expect(remainder).toBeLessThan(divisor);
          expect(BigInt(quotient) * BigInt(divisor) + BigInt(remainder)).toBe(BigInt(value) * BigInt(factor));
        },
      ),
    );
  });
});
