import { expect, test } from 'vitest';
import { classRatesOf } from '../tax/class-rates.ts';
import { type OssTurnover, ossReport } from './oss-report.ts';

const ratesOf = (country: string) => classRatesOf(country, []);
const sold = (country: string, rate: number, net: number, correctedMonth: string | null = null): OssTurnover => ({
  ...{ country, rate, net, vat: Math.round((net * rate) / 10_000), correctedMonth },
});

test('goods are declared by country and rate, as standard or reduced', () => {
  const turnover = [sold('FR', 2000, 10_000), sold('AT', 1000, 500), sold('AT', 2000, 700), sold('AT', 2000, 300)];
  expect(ossReport('2026-Q4', [...turnover, sold('GR', 2400, 1000)], ratesOf)).toEqual({
    lines: [
      { country: 'AT', rateType: 'STANDARD', rate: 2000, net: 1000, vat: 200 },
      { country: 'AT', rateType: 'REDUCED', rate: 1000, net: 500, vat: 50 },
      { country: 'EL', rateType: 'STANDARD', rate: 2400, net: 1000, vat: 240 },
      { country: 'FR', rateType: 'STANDARD', rate: 2000, net: 10_000, vat: 2000 },
    ],
    corrections: [],
    vat: 2490,
  });
});

test('corrections of the quarter lessen it; those of earlier ones stand apart, by quarter and country', () => {
  const turnover = [
    ...[
      sold('AT', 2000, 1000),
      sold('AT', 2000, -400, '2026-10'),
      sold('FR', 2000, 100),
      sold('FR', 2000, -100, '2026-11'),
    ],
    ...[sold('AT', 2000, -300, '2026-09'), sold('AT', 1000, -200, '2026-07'), sold('AT', 2000, -100, '2026-06')],
  ];
  expect(ossReport('2026-Q4', turnover, ratesOf)).toEqual({
    lines: [{ country: 'AT', rateType: 'STANDARD', rate: 2000, net: 600, vat: 120 }],
    corrections: [
      { quarter: '2026-Q2', country: 'AT', vat: -20 },
      { quarter: '2026-Q3', country: 'AT', vat: -80 },
    ],
    vat: 20,
  });
});
