import { expect, test } from 'vitest';
import { pauseBeforeLook } from './look-pauses.ts';

test('a payment is looked at every three seconds at most, ever more rarely, and not for ever', () => {
  const pauses = Array.from({ length: 20 }, (_, done) => pauseBeforeLook(done) ?? 0);
  expect(pauses.slice(0, 7)).toEqual([3000, 4200, 5880, 8232, 11525, 16135, 20_000]);
  expect(Math.max(...pauses)).toBe(20_000);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(6 * 60_000);
  expect(pauseBeforeLook(20)).toBeNull();
});
