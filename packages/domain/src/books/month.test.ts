import { expect, test } from 'vitest';
import { isMonth, isQuarter, lastDayOf, monthsOf, nextMonth, quarterOf } from './month.ts';

test('months follow each other over the end of a year, and end on their last day', () => {
  expect(['2026-09', '2026-11', '2026-12'].map(nextMonth)).toEqual(['2026-10', '2026-12', '2027-01']);
  expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
    ...['2026-02-28', '2028-02-29', '2026-04-30', '2026-12-31'],
  ]);
});

test('a quarter has the months that lie in it', () => {
  expect(monthsOf('2026-Q1')).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
  for (const quarter of ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'])
    expect(new Set(monthsOf(quarter).map(quarterOf))).toEqual(new Set([quarter]));
});

test('what is no month and no quarter is recognised', () => {
  expect(['2026-10', '2026-1', '2026-13', '2026-00', '1999-10', '2026-10-01', '10/2026'].filter(isMonth)).toEqual([
    '2026-10',
  ]);
  expect(['2026-Q4', '2026-Q5', '2026-Q0', '2026-q4', '2026-4'].filter(isQuarter)).toEqual(['2026-Q4']);
});
