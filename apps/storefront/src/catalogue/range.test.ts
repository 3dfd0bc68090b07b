import { describe, expect, test } from 'vitest';
import { rangeBetween } from './range.ts';

describe('a range from two ends', () => {
  test.each([
    ['10', '50', { min: 10, max: 50 }],
    ['1.234,50 €', '', { min: 1234.5 }],
    ['', '49,-', { max: 49 }],
    ['€ 5', '5 EUR', { min: 5, max: 5 }],
    ['40mm', '2 cm', { min: 2, max: 40 }],
    ['abc', '1e308', {}],
    ['NaN', 'Infinity', {}],
    ['9'.repeat(500), `0,${'3'.repeat(500)}`, {}],
    [undefined, undefined, {}],
  ])('%s to %s', (from, to, range) => expect(rangeBetween(from, to)).toEqual(range));

  test('upside down is turned round', () => {
    expect(rangeBetween('50', '10')).toEqual({ min: 10, max: 50 });
    expect(rangeBetween('50', '-10', { lowest: 0 })).toEqual({ max: 50 });
  });

  test('ends on or beyond the limits leave nothing out', () => {
    const limits = { lowest: 0, highest: 1000 };
    expect(rangeBetween('-5', '5000', limits)).toEqual({});
    expect(rangeBetween('0', '1000', limits)).toEqual({});
    expect(rangeBetween('5000', '', limits)).toEqual({ min: 1000 });
  });
});
