import { expect, test } from 'vitest';
import { isOfficeSessionOver, isProofFresh } from './step-up.ts';

const minute = 60_000;

test('a proof counts for ten minutes', () => {
  expect(isProofFresh(0, 10 * minute - 1)).toBe(true);
  expect(isProofFresh(0, 10 * minute)).toBe(false);
});

test('a session ends after an hour without a request, and after twelve hours in any case', () => {
  const over = (seenAt: number, now: number) => isOfficeSessionOver({ beganAt: 0, seenAt }, now);
  expect(over(0, 60 * minute - 1)).toBe(false);
  expect(over(0, 60 * minute)).toBe(true);
  expect(over(12 * 60 * minute - 2, 12 * 60 * minute - 1)).toBe(false);
  expect(over(12 * 60 * minute - 1, 12 * 60 * minute)).toBe(true);
});
