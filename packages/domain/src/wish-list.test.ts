import { expect, test } from 'vitest';
import { changedWishes, maxWishes } from './wish-list.ts';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);

test('a new wish comes first, an old one keeps its place, and the same change twice is one', () => {
  const change = { add: ['saw', 'hammer', 'saw'], remove: ['glue'] };
  const changed = changedWishes(['glue', 'hammer', 'nail'], change);
  expect(changed).toEqual(['saw', 'hammer', 'nail']);
  expect(changedWishes(changed, change)).toEqual(changed);
  expect(changedWishes(['a'], { add: ['a'], remove: ['a'] })).toEqual(['a']);
});

test('of more than the list holds the first new wishes stay, and no old one is lost', () => {
  const old = ids(maxWishes - 1);
  expect(changedWishes(old, { add: ['saw', 'hammer'], remove: [] })).toEqual(['saw', ...old]);
  expect(changedWishes(ids(maxWishes), { add: ['saw'], remove: [] })).toEqual(ids(maxWishes));
  expect(changedWishes(ids(maxWishes + 9), { add: ['saw'], remove: [] })).toEqual(ids(maxWishes + 9));
});
