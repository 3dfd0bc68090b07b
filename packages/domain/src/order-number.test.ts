import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultOrderNumberPattern,
  formatOrderNumber,
  orderNumberPatternRefusal,
  orderNumberSeries,
} from './order-number.ts';

describe('a pattern of order numbers', () => {
  test.each([
    defaultOrderNumberPattern,
    '{0}',
    '{000000}',
    'AB-{0000}',
    '{YYYY}/{00000}',
    '{00000}.{YYYY}',
    '{YYYY}{000000}',
    '{YYYY}-{YYYY}-{000}',
    'Bestellung_{000000}',
    `{${'0'.repeat(38)}}`,
  ])('may be %s', (pattern) => {
    expect(orderNumberPatternRefusal(pattern)).toBeNull();
  });

  test.each([
    ['', 'pattern-without-sequence'],
    ['{YYYY}', 'pattern-without-sequence'],
    ['000000', 'pattern-without-sequence'],
    ['{000}{000}', 'pattern-with-two-sequences'],
    ['{0}-{YYYY}-{0}', 'pattern-with-two-sequences'],
    ['{}', 'pattern-characters'],
    ['{YY}-{000}', 'pattern-characters'],
    ['{yyyy}-{000}', 'pattern-characters'],
    ['{MM}-{000}', 'pattern-characters'],
    ['{000', 'pattern-characters'],
    ['{001}', 'pattern-characters'],
    ['Nr. {000}', 'pattern-characters'],
    ['Ö-{000}', 'pattern-characters'],
    ['{000}\n', 'pattern-characters'],
    ['<b>{000}</b>', 'pattern-characters'],
    ['{0{000}}', 'pattern-characters'],
    ['$&{000}', 'pattern-characters'],
    [`{${'0'.repeat(39)}}`, 'pattern-too-long'],
  ])('may not be %j: %s', (pattern, code) => {
    expect(orderNumberPatternRefusal(pattern)).toBe(code);
  });
});

describe('an order number', () => {
  test.each([
    [defaultOrderNumberPattern, 1, 2026, '2026-000001'],
    [defaultOrderNumberPattern, 42, 2027, '2027-000042'],
    [defaultOrderNumberPattern, 999_999, 2026, '2026-999999'],
    [defaultOrderNumberPattern, 1_000_000, 2026, '2026-1000000'],
    ['{0}', 7, 2026, '7'],
    ['{0}', 10, 2026, '10'],
    ['{000}/{YYYY}', 5, 2026, '005/2026'],
    ['{YYYY}.{YYYY}.{00}', 3, 2026, '2026.2026.03'],
    ['RE{00000}', 123, 1, 'RE00123'],
    ['{YYYY}-{000}', 1, 33, '0033-001'],
    ['{0}', Number.MAX_SAFE_INTEGER, 2026, '9007199254740991'],
  ])('of %s, the %d. of %d, is %s', (pattern, sequence, year, number) => {
    expect(formatOrderNumber(pattern, sequence, year)).toBe(number);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('has no sequence of %d', (sequence) => {
    expect(() => formatOrderNumber(defaultOrderNumberPattern, sequence, 2026)).toThrow(RangeError);
  });

  test('comes from no pattern that should have been refused', () => {
    expect(() => formatOrderNumber('{YYYY}', 1, 2026)).toThrow('pattern-without-sequence');
  });

  test.each([
    [defaultOrderNumberPattern, 2026, '2026-{000000}'],
    [defaultOrderNumberPattern, 2027, '2027-{000000}'],
    ['AB-{0000}', 2026, 'AB-{0000}'],
    ['AB-{0000}', 2027, 'AB-{0000}'],
  ])('of %s in %d counts in the series %s', (pattern, year, series) => {
    expect(orderNumberSeries(pattern, year)).toBe(series);
  });

  test('occurs once: another sequence or another series gives another number', () => {
    const patterns = fc.constantFrom(
      defaultOrderNumberPattern,
      '{0}',
      '{0}{YYYY}',
      '{YYYY}{0}',
      'A{000}-{YYYY}',
      '1{0}',
    );
    const sequences = fc.integer({ min: 1, max: 100_000 });
    const years = fc.integer({ min: 2026, max: 2999 });
    fc.assert(
      fc.property(patterns, sequences, sequences, years, years, (pattern, one, other, year, another) => {
        const same = one === other && orderNumberSeries(pattern, year) === orderNumberSeries(pattern, another);
        expect(formatOrderNumber(pattern, one, year) === formatOrderNumber(pattern, other, another)).toBe(same);
      }),
    );
  });
});
