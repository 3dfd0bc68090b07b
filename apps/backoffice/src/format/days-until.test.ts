import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test.each([
  ['2026-11-26', '2026-11-26T22:59:00Z', 0],
  ['2026-11-26', '2026-11-26T23:01:00Z', -1],
  ['2026-12-07', '2026-11-26T13:00:00Z', 11],
  // Across the day when the clocks go back, and the day when they go forward.
  ['2026-10-26', '2026-10-24T22:30:00Z', 1],
  ['2026-03-30', '2026-03-28T23:30:00Z', 1],
])('to %s at %s it is %s days', (day, now, days) => {
  expect(daysUntil(day, Date.parse(now))).toBe(days);
});
