import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestStop, sliderStops } from './slider-stops.ts';

test('small spans go in even round steps', () => {
  expect(sliderStops(36, 46)).toEqual(Array.from({ length: 11 }, (_, i) => 36 + i));
  expect(sliderStops(1, 3)).toEqual(Array.from({ length: 41 }, (_, i) => Number((1 + i / 20).toFixed(2))));
  expect(sliderStops(100, 900)).toEqual(Array.from({ length: 41 }, (_, i) => 100 + i * 20));
  expect(sliderStops(-20, 20)).toEqual(Array.from({ length: 41 }, (_, i) => i - 20));
});

test('wide ones in steps that grow', () => {
  expect(sliderStops(2.9, 49.5)).toEqual([2.9, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 49.5]);
});

test('any bounds have few stops, ascending, from end to end', () => {
  const bound = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(bound, bound, (one, other) => {
      fc.pre(one !== other);
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const stops = sliderStops(min, max);
      expect([stops[0], stops.at(-1)]).toEqual([min, max]);
      expect(stops.length).toBeLessThanOrEqual(52);
      for (const [i, stop] of stops.entries()) if (i > 0) expect(stop).toBeGreaterThan(stops[i - 1] ?? 0);
    }),
  );
});

test('a number is placed at the nearest stop, beyond an end at that end', () => {
  const stops = [2.9, 5, 10, 49.5];
  expect([7, 8, -1e15, 1e15].map((number) => nearestStop(stops, number))).toEqual([1, 2, 0, 3]);
});
