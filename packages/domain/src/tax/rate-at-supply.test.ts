import { describe, expect, test } from 'vitest';
import { addPrices, negatePrice } from '../add-prices.ts';
import { isPrice, priceOf } from '../price.ts';
import type { ClassRate } from './class-rates.ts';
import { atSupply, rateAtSupply } from './rate-at-supply.ts';

const rates: readonly ClassRate[] = [
  { taxClass: 'standard', rate: 2000, from: null },
  { taxClass: 'reduced', rate: 1000, from: null },
  { taxClass: 'standard', rate: 2100, from: '2027-01-01' },
];
const on = (day: string) => (ordered: number) => rateAtSupply(ordered, rates, day);

describe('the rate at supply [LAW T2]', () => {
  test.each([
    [2000, '2026-12-31', 2000],
    [2000, '2027-01-01', 2100],
    [2100, '2027-01-02', 2100],
    // Ordered at the new rate, and delivered before it, such as after a change that was said wrong.
    [2100, '2026-12-31', 2000],
    [1000, '2027-01-01', 1000],
    [700, '2027-01-01', 700],
    [0, '2027-01-01', 0],
  ])('of %i, on %s: %i', (ordered, day, rate) => expect(rateAtSupply(ordered, rates, day)).toBe(rate));

  test('keeps gross prices to the cent, and parts that have no rate or an unchanged one', () => {
    const before = addPrices([
      priceOf(119_99, 2000, 'gross'),
      priceOf(24_90, 1000, 'gross'),
      { gross: 25, net: 25, tax: 0, taxRates: [] },
    ]);
    const after = atSupply(before, on('2027-01-01'), 'gross');
    expect(after).toEqual({
      ...{ gross: 145_14, net: 25 + 22_64 + 99_17, tax: 2_26 + 20_82 },
      taxRates: [
        { rate: 1000, net: 22_64, amount: 2_26 },
        { rate: 2100, net: 99_17, amount: 20_82 },
      ],
    });
    expect(isPrice(after)).toBe(true);
  });

  test('keeps net prices where these were declared, and then the gross changes', () =>
    expect(atSupply(priceOf(100_00, 2000, 'net'), on('2027-01-01'), 'net')).toEqual(priceOf(100_00, 2100, 'net')));

  test('rates that become equal are one share', () => {
    const both = addPrices([priceOf(60_00, 2000, 'gross'), priceOf(60_50, 2100, 'gross')]);
    expect(atSupply(both, on('2027-01-01'), 'gross')).toMatchObject({ gross: 120_50, taxRates: [{ rate: 2100 }] });
  });

  test('a discount is the negative of what it is taken from', () => {
    const price = priceOf(19_99, 2000, 'gross');
    const moved = atSupply(price, on('2027-01-01'), 'gross');
    expect(atSupply(negatePrice(price), on('2027-01-01'), 'gross')).toEqual(negatePrice(moved));
  });

  test('without a change a price stays what it was', () => {
    const price = addPrices([priceOf(19_99, 2000, 'gross'), priceOf(5_55, 1000, 'gross')]);
    expect(atSupply(price, on('2026-12-31'), 'gross')).toEqual(price);
  });
});
