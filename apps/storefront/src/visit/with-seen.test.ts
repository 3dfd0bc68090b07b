import { expect, test } from 'vitest';
import { mostSeen, type SeenProduct, withSeen } from './with-seen.ts';

const named = (...ids: string[]): SeenProduct[] => ids.map((id) => ({ id }));
const idsOf = (seen: readonly SeenProduct[]) => seen.map(({ id }) => id);

test('the product seen last comes first, and is there once', () => {
  const seen = named('saw', 'hammer', 'plane');
  expect(withSeen(seen, { id: 'hammer' })).toEqual(named('hammer', 'saw', 'plane'));
  expect(seen).toEqual(named('saw', 'hammer', 'plane'));
});

test('at most twelve are remembered; the oldest goes', () => {
  const seen = named(...Array.from({ length: mostSeen }, (_, i) => `p${i}`));
  expect(idsOf(withSeen(seen, { id: 'new' }))).toEqual(['new', ...idsOf(seen).slice(0, 11)]);
});

test('of a family only the member seen last is there', () => {
  const seen = [{ id: 'screw-40', family: 'screws' }, { id: 'bolt-8', family: 'bolts' }, ...named('saw')];
  expect(withSeen(seen, { id: 'screw-60', family: 'screws' })).toEqual([
    { id: 'screw-60', family: 'screws' },
    { id: 'bolt-8', family: 'bolts' },
    { id: 'saw' },
  ]);
});
