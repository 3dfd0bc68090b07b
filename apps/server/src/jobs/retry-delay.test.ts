import { expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './retry-delay.ts';

test('waits half a minute after the first try and twice as long after each further one', () => {
  expect([1, 2, 3, 9].map(retryDelay)).toEqual([30_000, 60_000, 120_000, 7_680_000]);
});

test('the ten tries spread over 4 hours and 15.5 minutes', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelay(i + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(15_330_000);
});
