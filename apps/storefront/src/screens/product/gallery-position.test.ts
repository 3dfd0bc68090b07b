import { expect, test } from 'vitest';
import { rowPlace, swipeStep, wrapped } from './gallery-position.ts';

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [7, 3, 1],
  [1, 1, 0],
  [-1, 1, 0],
  [5, 0, 0],
])('position %i of %i pictures is %i', (position, count, shown) => {
  expect(wrapped(position, count)).toBe(shown);
});

test('a row that is no loop shows the picture it is scrolled to', () => {
  expect(rowPlace(0, 3, false)).toEqual({ picture: 0, isAtCopy: false });
  expect(rowPlace(1.6, 3, false)).toEqual({ picture: 2, isAtCopy: false });
});

test('in a loop of three the slides are 3 1 2 3 1, the outer ones copies', () => {
  expect([0, 1, 2, 3, 4].map((slide) => rowPlace(slide, 3, true))).toEqual([
    { picture: 2, isAtCopy: true },
    { picture: 0, isAtCopy: false },
    { picture: 1, isAtCopy: false },
    { picture: 2, isAtCopy: false },
    { picture: 0, isAtCopy: true },
  ]);
});

test('a copy counts as reached when the row stands on it, not when a finger holds it half way', () => {
  expect(rowPlace(3.99, 3, true)).toEqual({ picture: 0, isAtCopy: true });
  expect(rowPlace(3.6, 3, true)).toEqual({ picture: 0, isAtCopy: false });
});

test.each([
  ['to the left goes on', { x: 200, y: 100 }, { x: 120, y: 110 }, 1],
  ['to the right goes back', { x: 120, y: 100 }, { x: 200, y: 90 }, -1],
  ['that is short is none', { x: 120, y: 100 }, { x: 150, y: 100 }, 0],
  ['that runs down the page is none', { x: 120, y: 100 }, { x: 180, y: 300 }, 0],
] as const)('a swipe %s', (_, from, to, step) => {
  expect(swipeStep(from, to)).toBe(step);
});
