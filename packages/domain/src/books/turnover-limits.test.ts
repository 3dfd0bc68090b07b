import { describe, expect, test } from 'vitest';
import { turnoverLimits, type YearTurnover } from './turnover-limits.ts';

const year = 2026;
const sold = (net: number, more: Partial<YearTurnover> = {}): YearTurnover => ({
  ...{ year, taxCase: 'domestic', destination: 'DE', net, vat: 0 },
  ...more,
});
const inAustria = { country: 'AT', isSmallBusiness: false, isInOss: false };

describe('the threshold of distance sales [LAW T3]', () => {
  const oss = (turnover: readonly YearTurnover[], seller = inAustria) => turnoverLimits(turnover, { seller, year })[0];

  test('counts what went to consumers in other member states, all countries together, net', () => {
    const turnover = [
      sold(100_00, { vat: 20_00 }),
      sold(200_00, { destination: 'FR', taxCase: 'oss' }),
      sold(-50_00, { destination: 'FR' }),
      sold(70_00, { year: year - 1 }),
      // None of these counts: at home, to a business, an export, two years ago.
      sold(5000_00, { destination: 'AT' }),
      sold(6000_00, { taxCase: 'intra-community' }),
      sold(7000_00, { taxCase: 'export', destination: 'CH' }),
      sold(8000_00, { year: year - 2 }),
    ];
    expect(oss(turnover)).toEqual({
      ...{ kind: 'oss', state: 'below', year, current: 250_00, previous: 70_00 },
      ...{ limit: 10_000_00, hardLimit: 10_000_00 },
    });
  });

  test.each([
    [7999_99, 0, 'below'],
    [8000_00, 0, 'near'],
    [10_000_00, 10_000_00, 'near'],
    [10_000_01, 0, 'exceeded'],
    [0, 10_000_01, 'exceeded'],
  ])('%i cents this year and %i last year: %s', (current, previous, state) => {
    const turnover = [sold(current), sold(previous, { year: year - 1 })];
    expect(oss(turnover)?.state).toBe(state);
    expect(oss(turnover, { ...inAustria, isInOss: true })?.state).toBe('settled');
  });

  test('concerns nobody outside the Union', () =>
    expect(oss([sold(1)], { ...inAustria, country: 'CH' })).toBeUndefined());
});

describe('the limits of a small business [LAW T6]', () => {
  const small = (country: string, current: number, previous = 0) =>
    turnoverLimits(
      [
        sold(current, { taxCase: 'small-business', destination: country }),
        sold(previous, { taxCase: 'small-business', destination: country, year: year - 1 }),
        sold(99_999_00, { taxCase: 'untaxed-deposit', destination: country }),
      ],
      { seller: { country, isSmallBusiness: true, isInOss: false }, year },
    ).find(({ kind }) => kind === 'small-business');

  test.each([
    ['AT', 43_999_99, 0, 'below'],
    ['AT', 44_000_00, 0, 'near'],
    ['AT', 55_000_01, 0, 'tolerated'],
    ['AT', 60_500_00, 55_000_00, 'tolerated'],
    ['AT', 60_500_01, 0, 'exceeded'],
    ['AT', 0, 55_000_01, 'exceeded'],
    ['DE', 20_000_00, 0, 'near'],
    ['DE', 25_000_01, 25_000_00, 'tolerated'],
    ['DE', 100_000_01, 0, 'exceeded'],
    ['DE', 0, 25_000_01, 'exceeded'],
  ])('%s, %i cents this year, %i last year: %s', (country, current, previous, state) =>
    expect(small(country, current, previous)).toMatchObject({ current, previous, state }),
  );

  test('are gross in Austria and net in Germany', () => {
    const taxed = (country: string) =>
      turnoverLimits([sold(100_00, { vat: 20_00, destination: country })], {
        ...{ seller: { country, isSmallBusiness: true, isInOss: false }, year },
      }).find(({ kind }) => kind === 'small-business')?.current;
    expect([taxed('AT'), taxed('DE')]).toEqual([120_00, 100_00]);
  });

  test('concern nobody who charges tax', () =>
    expect(turnoverLimits([], { seller: inAustria, year }).map(({ kind }) => kind)).toEqual(['oss']));
});
