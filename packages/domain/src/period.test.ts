import { expect, test } from 'vitest';
import { isDuring, isUpsideDown, nextMoment } from './period.ts';

test('a period holds from its first moment on, and at its end no longer', () => {
  const period = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((at) => isDuring(period, at))).toEqual([false, true, true, false]);
  expect([0, 20].map((at) => isDuring({ from: null, until: 20 }, at))).toEqual([true, false]);
  expect([0, 20].map((at) => isDuring({ from: 20, until: null }, at))).toEqual([false, true]);
  expect(isDuring({ from: null, until: null }, 0)).toBe(true);
});

test('one that ends before it begins never holds', () => {
  expect(isUpsideDown({ from: 20, until: 10 })).toBe(true);
  expect(isUpsideDown({ from: 20, until: 20 })).toBe(true);
  expect(isUpsideDown({ from: 20, until: 21 })).toBe(false);
  expect(isUpsideDown({ from: null, until: 0 })).toBe(false);
  expect(isUpsideDown({ from: 20, until: null })).toBe(false);
});

test('the next moment is the earliest beginning or end that is still to come', () => {
  const periods = [
    { from: 30, until: 40 },
    { from: null, until: 20 },
  ];
  expect([0, 19, 20, 29, 30, 39, 40].map((after) => nextMoment(periods, after))).toEqual([
    20,
    20,
    30,
    30,
    40,
    40,
    null,
  ]);
  expect(nextMoment([], 0)).toBeNull();
});
