import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basisPointsFromPercent,
  isBasisPoints,
  meantTaxRate,
  percentFromBasisPoints,
  wholeInBasisPoints,
} from './tax-rate.ts';

describe('tax rates', () => {
  test.each([
    [0, 0],
    [4.9, 490], // 4.9 * 100 is 490.00000000000006
    [5.5, 550],
    [7, 700],
    [8.1, 810],
    [10, 1000],
    [13, 1300],
    [19, 1900],
    [19.6, 1960],
    [20, 2000],
    [0.01, 1],
    [99.99, 9999],
    [100, wholeInBasisPoints],
  ])('%d %% are %d basis points, and back', (percent, points) => {
    expect(basisPointsFromPercent(percent)).toBe(points);
    expect(percentFromBasisPoints(points)).toBe(percent);
  });

  test('minus zero is zero', () => {
    expect(basisPointsFromPercent(-0)).toBe(0);
  });

  test.each([4.905, 0.001, 33.333, -1, -0.01, 100.01, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d %% is refused',
    (percent) => {
      expect(basisPointsFromPercent(percent)).toBeNull();
    },
  );

  test.each([0.5, -1, 10_001, Number.NaN, '490', null, undefined])('%s basis points are none', (value) => {
    expect(isBasisPoints(value)).toBe(false);
  });

  test('every rate survives the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: wholeInBasisPoints }), (points) => {
        expect(isBasisPoints(points)).toBe(true);
        expect(basisPointsFromPercent(JSON.parse(JSON.stringify(percentFromBasisPoints(points))))).toBe(points);
      }),
    );
  });
});

describe('a tax rate that a shop does not have', () => {
  const known = [2000, 1300, 490, 700, 0];
  test.each([
    [0.2, 2000],
    [0.13, 1300],
    [0.049, 490],
    [0.07, 700],
    [2000, 2000],
    [490, 490],
  ])('%d was meant as %d basis points', (percent, meant) => {
    expect(meantTaxRate(percent, known)).toBe(meant);
  });

  test.each([0.19, 18, 21, 0.0001, -0.2, Number.NaN])('%d is like none of them', (percent) => {
    expect(meantTaxRate(percent, known)).toBeNull();
  });
});
