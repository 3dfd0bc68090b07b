import { expect, test } from 'vitest';
import { quarterAfter, quarterBefore, quarterOf, readOssSearch } from './oss-search.ts';

test('without a quarter in the address, the last one that is over is shown', () => {
  expect(quarterOf({}, Date.UTC(2026, 10, 24))).toBe('2026-Q3');
  expect(quarterOf({}, Date.UTC(2027, 0, 5))).toBe('2026-Q4');
  // In Vienna the new year has begun.
  expect(quarterOf({}, Date.UTC(2026, 11, 31, 23, 30))).toBe('2026-Q4');
  expect(quarterOf({ quartal: '2025-Q1' }, 0)).toBe('2025-Q1');
});

test('an address with anything else is read as one without it', () => {
  expect(['2026-Q4', '2026-Q5', '2026', 4, undefined].map((quartal) => readOssSearch({ quartal }).quartal)).toEqual([
    ...['2026-Q4', undefined, undefined, undefined, undefined],
  ]);
});

test('quarters follow each other over the end of a year', () => {
  expect([quarterBefore('2026-Q1'), quarterBefore('2026-Q3')]).toEqual(['2025-Q4', '2026-Q2']);
  expect([quarterAfter('2026-Q4'), quarterAfter('2026-Q3')]).toEqual(['2027-Q1', '2026-Q4']);
});
