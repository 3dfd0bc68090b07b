import { expect, test } from 'vitest';
import { wrapped } from './gallery-position.ts';

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
