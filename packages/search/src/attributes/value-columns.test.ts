import { expect, test } from 'vitest';
import type { DocumentSet } from '../sets/document-set.ts';
import { atOnce } from '../structures/slices.ts';
import { find, indexOf, testCategories, testProduct } from '../testing/catalogue.ts';
import type { FacetGroup } from './facets.ts';
import { changedColumns, countInColumn, type ValueColumn, type ValueColumns } from './value-columns.ts';

const list = (...documents: number[]): DocumentSet => ({
  kind: 'list',
  documents: Uint32Array.from(documents),
  count: documents.length,
});
const bits = (word: number, count: number): DocumentSet => ({ kind: 'bits', bits: Uint32Array.of(word), count });

/** Group 7, with the counts of its values. `listed`: how many products list it. */
const group = (counts: Record<number, number>, listed: number): FacetGroup => ({
  ...{ name: 'Farbe', number: 7, unit: null, isMeasured: false, places: 0, listed },
  values: Uint32Array.from(Object.keys(counts), Number),
  counts: Uint32Array.from(Object.values(counts)),
});
const columnsOf = (facets: FacetGroup, sets: DocumentSet[], size: number, before: ValueColumns = new Map()) =>
  atOnce(changedColumns(before, [[facets]], sets, size));
const columnIn = (columns: ValueColumns): ValueColumn | undefined => columns.get(7);

test('a column has the place of each document’s value, and counts them', () => {
  const column = columnIn(columnsOf(group({ 3: 2, 1: 1 }, 3), [list(), list(4), list(), bits(0b101, 2)], 6));
  expect([...(column?.places ?? [])]).toEqual([2, 0, 2, 0, 1, 0]);
  const counts = column && countInColumn(column, Uint32Array.of(3, 1, 9), Uint32Array.of(0, 1, 4));
  expect([...(counts ?? [])]).toEqual([1, 1, 0]);
});

test('a change adds new documents and new values, and leaves the earlier column as it is', () => {
  const before = columnsOf(group({ 0: 2 }, 2), [list(0, 1)], 2);
  const after = columnIn(columnsOf(group({ 0: 2, 1: 1 }, 3), [list(0, 3), list(2)], 4, before));
  expect([...(after?.places ?? [])]).toEqual([1, 1, 2, 1]); // document 1 is gone, so that no question asks for it
  expect([...(columnIn(before)?.places ?? [])]).toEqual([1, 1]);
});

test.each([
  ['a product has two of its values', group({ 0: 2, 1: 1 }, 2), [list(0, 1), list(1)], 2],
  ['two of its values seem to be of two products', group({ 0: 2, 1: 1 }, 3), [list(0, 1), list(1)], 2],
  ['few products have it', group({ 0: 2 }, 2), [list(0, 1)], 17],
  ['it has too many values', group(Object.fromEntries(Array.from({ length: 256 }, (_, i) => [i, 1])), 256), [], 256],
])('a group has no column if %s', (_, facets, sets, size) => {
  expect(columnIn(columnsOf(facets, sets, size))).toBeUndefined();
});

test('values that are gone leave their places to others', () => {
  const named = (from: number) => Array.from({ length: 200 }, (_, i) => [from + i, 1] as const);
  const sets = (from: number) =>
    Array.from({ length: 400 }, (_, i) => (i >= from && i < from + 200 ? list(i) : list()));
  const before = columnsOf(group(Object.fromEntries(named(0)), 200), sets(0), 200);
  const after = columnIn(columnsOf(group(Object.fromEntries(named(200)), 200), sets(200), 400, before));
  expect([after?.placeOf.size, after?.places[199], after?.places[200], after?.places[399]]).toEqual([200, 0, 1, 200]);
});

test('a product that names another group between two values of one is counted for both', async () => {
  const attributes = [
    { name: 'Marke', value: 'Alpha' },
    { name: 'Farbe', value: 'rot' },
    { name: 'Marke', value: 'Beta' },
  ];
  const others = ['Alpha', 'Beta', 'Gamma'].map((value) =>
    testProduct({ id: value, name: 'Holz', attributes: [{ name: 'Marke', value }] }),
  );
  const index = await indexOf([testProduct({ id: 'p', name: 'Säge', attributes }), ...others], testCategories);
  expect(find(index, { searchText: 'Säge' }).attributeCounts).toEqual({
    Marke: { Alpha: 1, Beta: 1, Gamma: 0 },
    Farbe: { rot: 1 },
  });
});
