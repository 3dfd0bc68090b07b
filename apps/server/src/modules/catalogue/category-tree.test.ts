import { emptyRoot } from '@kontor/search';
import { expect, test } from 'vitest';
import { categoryTree } from './category-tree.ts';

const row = (id: string, parent_id: string | null, position = 0) => ({
  id,
  parent_id,
  name: id,
  position,
  custom_page: null,
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

test('a catalogue without categories has a root to stand on', () => {
  expect(categoryTree([]).root).toBe(emptyRoot);
});
