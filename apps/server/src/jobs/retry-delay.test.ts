import { expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './retry-delay.ts';

const hour = 3_600_000;

test('waits half a minute after the first try, twice as long after each further one, four hours at most', () => {
  expect([1, 2, 3, 9, 10, 11, 39].map(retryDelay)).toEqual([
    30_000,
    60_000,
    120_000,
    7_680_000,
    4 * hour,
    4 * hour,
    4 * hour,
  ]);
});

test('the forty tries spread over five days, 4 hours and 15.5 minutes', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelay(i + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(5 * 24 * hour + 15_330_000);
});
