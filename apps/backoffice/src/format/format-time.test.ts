import { expect, test } from 'vitest';
import { formatDistance, formatTime } from './format-time.ts';

const now = Date.parse('2026-11-26T13:30:00Z');

test.each([
  ['2026-11-26T13:05:00Z', 'Do., 26. Nov., 14:05'],
  // The hour that occurs twice, and the day after the clocks went forward.
  ['2026-10-25T00:30:00Z', 'So., 25. Okt., 02:30'],
  ['2026-10-25T01:30:00Z', 'So., 25. Okt., 02:30'],
  ['2026-03-29T01:00:00Z', 'So., 29. März, 03:00'],
  ['2025-12-31T23:30:00Z', 'Do., 1. Jän., 00:30'],
  ['2025-12-31T22:30:00Z', 'Mi., 31. Dez. 2025, 23:30'],
])('%s is shown in the shop’s zone as %s, with the year where it is another', (iso, text) => {
  expect(formatTime(iso, now)).toBe(text);
});

test.each([
  ['2026-11-26T13:29:40Z', 'gerade eben'],
  ['2026-11-26T13:25:00Z', 'vor 5 Min.'],
  ['2026-11-26T12:30:00Z', null],
  ['2026-11-26T13:31:00Z', null],
])('only within the hour how long ago: %s is %s', (iso, text) => {
  expect(formatDistance(iso, now)).toBe(text);
});
