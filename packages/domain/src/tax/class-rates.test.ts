import { describe, expect, test } from 'vitest';
import { type ClassRate, changedRates, classOfRate, classRatesOf, nameOfClass, rateOfClass } from './class-rates.ts';

const raised: ClassRate = { taxClass: 'standard', rate: 2100, from: '2027-01-01' };

describe('the rates of tax classes [LAW T1]', () => {
  test.each([
    ['AT', 'standard', '2026-11-24', 2000],
    ['AT', 'reduced', '2026-11-24', 1000],
    ['AT', 'second-reduced', '2026-11-24', 1300],
    ['AT', 'super-reduced', '2026-11-24', 490],
    ['AT', 'super-reduced', '2026-07-01', 490],
    ['AT', 'super-reduced', '2026-06-30', null],
    ['DE', 'standard', '2026-11-24', 1900],
    ['DE', 'reduced', '2026-11-24', 700],
    ['DE', 'second-reduced', '2026-11-24', null],
    ['constructor', 'standard', '2026-11-24', null],
  ] as const)('in %s of %s on %s', (country, taxClass, day, rate) => {
    expect(rateOfClass(taxClass, classRatesOf(country, []), day)).toBe(rate);
  });

  test('a change holds from its day on, and an article of either rate is of the same class', () => {
    const rates = classRatesOf('AT', [raised]);
    expect(['2026-12-31', '2027-01-01'].map((day) => rateOfClass('standard', rates, day))).toEqual([2000, 2100]);
    expect([2000, 2100, 1300, 0, 1900].map((rate) => classOfRate(rate, rates))).toEqual([
      ...['standard', 'standard', 'second-reduced', null, null],
    ]);
    // Who has already typed the coming rate is charged the present one until then.
    expect(changedRates(rates, '2026-12-31')).toEqual([[2100, 2000]]);
    expect(changedRates(rates, '2027-01-01')).toEqual([[2000, 2100]]);
  });

  test('nothing is changed where the law is as articles have it', () => {
    expect(changedRates(classRatesOf('AT', []), '2026-11-24')).toEqual([]);
    expect(changedRates(classRatesOf('AT', []), '2026-06-30')).toEqual([]);
    expect(changedRates(classRatesOf('DE', []), '2026-11-24')).toEqual([]);
  });

  test('a cut for some months ends by itself, as in Germany in 2020 (§ 28 Abs 1 bis 3 UStG)', () => {
    const rates = classRatesOf('DE', [
      { taxClass: 'standard', rate: 1600, from: '2027-07-01' },
      { taxClass: 'reduced', rate: 500, from: '2027-07-01' },
      { taxClass: 'standard', rate: 1900, from: '2028-01-01' },
      { taxClass: 'reduced', rate: 700, from: '2028-01-01' },
    ]);
    expect(changedRates(rates, '2027-06-30')).toEqual([
      [500, 700],
      [1600, 1900],
    ]);
    expect(changedRates(rates, '2027-12-31')).toEqual([
      [700, 500],
      [1900, 1600],
    ]);
    expect(changedRates(rates, '2028-01-01')).toEqual([
      [500, 700],
      [1600, 1900],
    ]);
  });

  test('a class that takes over the rate of another is still named by its own', () => {
    const rates = classRatesOf('AT', [
      { taxClass: 'reduced', rate: 900, from: '2027-01-01' },
      { taxClass: 'second-reduced', rate: 1000, from: '2027-01-01' },
    ]);
    expect(changedRates(rates, '2027-01-01')).toEqual([
      [1000, 900],
      [1300, 1000],
    ]);
    expect([nameOfClass('reduced', rates), nameOfClass('second-reduced', rates)]).toEqual([1000, 1300]);
    expect(nameOfClass('second-reduced', classRatesOf('DE', []))).toBeNull();
  });
});
