import { expect, test } from 'vitest';
import { viennaDayBegins } from './german-format.ts';

const hour = 3_600_000;

test.each([
  ['2026-11-20', Date.UTC(2026, 10, 19, 23), 24],
  ['2026-10-25', Date.UTC(2026, 9, 24, 22), 25],
  ['2027-03-28', Date.UTC(2027, 2, 27, 23), 23],
])('the day %s begins and ends in Vienna, also where the clock changes', (day, begins, hours) => {
  expect(viennaDayBegins(day)).toBe(begins);
  expect(viennaDayBegins(day, 1)).toBe(begins + hours * hour);
});

test('a day that there is not never begins', () => {
  expect(['2026-02-30', '2026-13-01', 'heute'].map((day) => viennaDayBegins(day))).toEqual([null, null, null]);
});
