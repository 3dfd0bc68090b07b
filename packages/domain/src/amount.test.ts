import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAmount, maxAmount, minAmount, parseAmount } from './amount.ts';

describe('an amount', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    [' 3 ', 3],
    ['+4', 4],
    ['007', 7],
    ['10', 10],
    ['5.0', 5],
    ['5,00', 5],
    ['1000000', 1_000_000],
    [1, 1],
    [12, 12],
    [1_000_000, 1_000_000],
  ])('%j is %d [SPEC §5.5]', (input, amount) => {
    expect(parseAmount(input)).toEqual({ ok: true, amount });
    expect(isAmount(amount)).toBe(true);
  });

  test.each([
    ['', 'amount-not-a-number'],
    ['   ', 'amount-not-a-number'],
    ['zwei', 'amount-not-a-number'],
    ['zwei Stück', 'amount-not-a-number'],
    ['2 Stüc', 'amount-ambiguous'],
    ['2x', 'amount-ambiguous'],
    ['½', 'amount-ambiguous'],
    ['2,', 'amount-ambiguous'],
    ['3 Stück', 'amount-ambiguous'],
    ['1e3', 'amount-ambiguous'],
    ['0x10', 'amount-ambiguous'],
    ['1.000,5', 'amount-ambiguous'],
    ['1.000', 'amount-ambiguous'],
    ['2,000', 'amount-ambiguous'],
    ['+9.999', 'amount-ambiguous'],
    ['1.234', 'amount-ambiguous'],
    ['12.500', 'amount-ambiguous'],
    ['1.2345', 'amount-not-an-integer'],
    ['1 2', 'amount-ambiguous'],
    ["1'000", 'amount-ambiguous'],
    ['٣', 'amount-ambiguous'],
    ['--1', 'amount-ambiguous'],
    ['.', 'amount-not-a-number'],
    ['NaN', 'amount-not-a-number'],
    ['Infinity', 'amount-not-a-number'],
    [Number.NaN, 'amount-not-a-number'],
    ['0', 'amount-too-small'],
    ['-0', 'amount-too-small'],
    ['-1', 'amount-too-small'],
    ['-1.5', 'amount-too-small'],
    [0, 'amount-too-small'],
    [-1, 'amount-too-small'],
    [-0.5, 'amount-too-small'],
    [Number.NEGATIVE_INFINITY, 'amount-too-small'],
    ['1.5', 'amount-not-an-integer'],
    ['1,5', 'amount-not-an-integer'],
    ['0.5', 'amount-not-an-integer'],
    [1.5, 'amount-not-an-integer'],
    ['1000001', 'amount-too-large'],
    ['1000000.5', 'amount-too-large'],
    ['1000000000000', 'amount-too-large'],
    ['9'.repeat(400), 'amount-too-large'],
    [10 ** 12, 'amount-too-large'],
    [2 ** 53, 'amount-too-large'],
    [Number.POSITIVE_INFINITY, 'amount-too-large'],
  ])('%j is refused: %s [SPEC §5.2]', (input, code) => {
    expect(parseAmount(input)).toEqual({ ok: false, code });
  });

  test.each(['1', true, null, undefined, [1], 1n, {}, 1.5, 0, -1, 1_000_001, Number.NaN])(
    '%s can not be ordered',
    (value) => {
      expect(isAmount(value)).toBe(false);
    },
  );

  test('from the smallest to the largest is read as typed and as sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: minAmount, max: maxAmount }), (amount) => {
        expect(parseAmount(amount)).toEqual({ ok: true, amount });
        expect(parseAmount(String(amount))).toEqual({ ok: true, amount });
      }),
    );
  });

  test('is what comes out, or nothing does', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const parsed = parseAmount(input);
        if (parsed.ok) expect(isAmount(parsed.amount)).toBe(true);
        else expect(parsed.code).toMatch(/^amount-/);
      }),
    );
  });
});
