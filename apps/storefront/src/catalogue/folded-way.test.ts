import { expect, test } from 'vitest';
import { foldedWay } from './folded-way.ts';

const way = (length: number) => Array.from({ length }, (_, i) => i);

test('a way of up to six steps is shown whole, of a longer one the root and the last three', () => {
  expect(foldedWay([])).toEqual({ first: [], folded: [], last: [] });
  expect(foldedWay(way(6))).toEqual({ first: [0, 1, 2, 3, 4, 5], folded: [], last: [] });
  expect(foldedWay(way(7))).toEqual({ first: [0], folded: [1, 2, 3], last: [4, 5, 6] });
  expect(foldedWay(way(30)).folded).toHaveLength(26);
  expect(foldedWay(way(30)).last).toEqual([27, 28, 29]);
});
