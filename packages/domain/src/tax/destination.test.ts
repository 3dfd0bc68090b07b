import { describe, expect, test } from 'vitest';
import { classRatesOf, isMemberState, rateOfClass } from './class-rates.ts';
import { isExport, isTaxedAtDestination, rateAbroad } from './destination.ts';

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('where a delivery to a consumer is taxed [LAW T3]', () => {
  test.each([
    ['DE', 'AT', '2027-01-01', '2027-01-01', true],
    ['DE', 'AT', '2027-01-01', '2026-12-31', false],
    ['DE', 'AT', undefined, '2027-01-01', false],
    ['AT', 'AT', '2027-01-01', '2027-01-01', false],
    ['CH', 'AT', '2027-01-01', '2027-01-01', false],
    ['DE', 'CH', '2027-01-01', '2027-01-01', false],
    ['constructor', 'AT', '2027-01-01', '2027-01-01', false],
  ])('to %s by a seller in %s from %s, on %s: there, %s', (destination, seller, from, day, isThere) => {
    expect(isTaxedAtDestination(destination, { seller, from, day })).toBe(isThere);
  });

  test('all 27 member states have a standard rate', () => {
    expect(memberStates).toHaveLength(27);
    expect(memberStates.filter((country) => !isMemberState(country))).toEqual([]);
    const standard = memberStates.map((country) => rateOfClass('standard', classRatesOf(country, []), '2026-11-24'));
    expect(standard.every((rate) => rate !== null && rate >= 1700 && rate <= 2700)).toBe(true);
    expect(isMemberState('CH')).toBe(false);
  });

  test.each([
    ['20 % of Austria', 2000, 'AT', 'DE', 1900],
    ['a book', 1000, 'AT', 'DE', 700],
    ['wine of 13 %, which is a class of Austria alone', 1300, 'AT', 'DE', 1900],
    ['staple food of 4.9 %, which is reduced food elsewhere', 490, 'AT', 'DE', 700],
    ['a book, where nothing is reduced', 1000, 'AT', 'DK', 2500],
    ['what has no tax at home, but maybe there', 0, 'AT', 'DE', 1900],
    ['a book of Germany', 700, 'DE', 'AT', 1000],
    ['19 % to Finland', 1900, 'DE', 'FI', 2550],
  ])('%s', (_, own, seller, destination, rate) => {
    const [home, abroad] = [classRatesOf(seller, []), classRatesOf(destination, [])];
    expect(rateAbroad(own, { home, abroad, day: '2026-11-24' })).toBe(rate);
  });

  test.each([
    ['CH', 'AT', '2027-01-01', '2027-01-01', true],
    ['GB', 'DE', '2027-01-01', '2027-01-02', true],
    ['CH', 'AT', '2027-01-01', '2026-12-31', false],
    ['CH', 'AT', undefined, '2027-01-01', false],
    ['DE', 'AT', '2027-01-01', '2027-01-01', false],
    ['AT', 'CH', '2027-01-01', '2027-01-01', false],
  ])('to %s by a seller in %s, who exports untaxed from %s, on %s: %s', (destination, seller, from, day, isUntaxed) => {
    expect(isExport(destination, { seller, from, day })).toBe(isUntaxed);
  });
});
