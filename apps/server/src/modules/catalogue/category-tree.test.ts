import { emptyRoot } from '@kontor/search';
import { expect, test } from 'vitest';
import { categoryTree } from './category-tree.ts';

const row = (id: string, parent_id: string | null, position = 0, hidden: 0 | 1 = 0) => ({
  id,
  parent_id,
  name: id,
  position,
  custom_page: null,
  hidden,
});

test('siblings stand by position, then by id', () => {
  const { root } = categoryTree([row('c', 'r', 1), row('b', 'r', 1), row('a', 'r', 2), row('r', null)]);
  expect(root.children.map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
});

test('a category whose parent is not there is left out, and so is all below it', () => {
  const { root, pathOf } = categoryTree([row('r', null), row('x', 'gone'), row('y', 'x')]);
  expect(root).toEqual({ _id: 'r', name: 'r', isRoot: true, children: [] });
  expect(pathOf('y')).toEqual([]);
});

test('a hidden category is in no tree with all below it, and its products have the way to what is above it', () => {
  const rows = [row('r', null), row('a', 'r'), row('b', 'a', 0, 1), row('c', 'b')];
  const { root, pathOf, trailOf, categoryOf, isHidden } = categoryTree(rows);
  expect(root.children).toEqual([{ _id: 'a', name: 'a', children: [] }]);
  expect(pathOf('c').map(({ _id }) => _id)).toEqual(['r', 'a']);
  expect(trailOf('c')).toEqual(['r', 'a', 'b', 'c']);
  expect([categoryOf('b'), categoryOf('c')]).toEqual([undefined, undefined]);
  expect(['r', 'a', 'b', 'c', 'x'].map(isHidden)).toEqual([false, false, true, true, false]);
});

test('a catalogue without categories has a root to stand on', () => {
  expect(categoryTree([]).root).toBe(emptyRoot);
});
