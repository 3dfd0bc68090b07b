import { expect, test } from 'vitest';
import { noDocuments } from '../documents/documents.ts';
import { setBit } from '../sets/bits.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import { Workspace } from '../sets/workspace.ts';
import { atOnce } from '../structures/slices.ts';
import { countValues } from './count-values.ts';
import type { FacetGroup } from './facets.ts';
import { changedColumns, type ValueColumns } from './value-columns.ts';

const size = 10_000;
const ofGroup = 10;
/** Each document has one value of two groups: the last and the second last digit of its number. */
const valuesOf = (document: number) => [document % ofGroup, ofGroup + (Math.floor(document / ofGroup) % ofGroup)];

const facets = [0, 1].map((number): FacetGroup => {
  const values = Uint32Array.from({ length: ofGroup }, (_, i) => number * ofGroup + i);
  const counts = values.map(() => size / ofGroup);
  return { name: `Merkmal ${number}`, number, values, counts, unit: null, isMeasured: false, listed: size, places: 0 };
});
const workspace = new Workspace(size);
const setOf = (isIn: (document: number) => boolean): DocumentSet & { readonly kind: 'bits' } => {
  const bits = workspace.bits.take();
  let count = 0;
  for (let document = 0; document < size; document++) {
    if (!isIn(document)) continue;
    setBit(bits, document);
    count++;
  }
  return { kind: 'bits', bits, count };
};
const valueSets = Array.from({ length: 2 * ofGroup }, (_, value) => setOf((one) => valuesOf(one).includes(value)));
const everything = setOf(() => true);

/** The counts among the documents below `count`, and how many values of documents were read for them. */
function countFirst(count: number, valueColumns: ValueColumns) {
  const attributeValues = Uint32Array.from(Array.from({ length: size }, (_, document) => valuesOf(document)).flat());
  let read = 0;
  const watched = new Proxy(attributeValues, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) read += 1;
      return Reflect.get(target, key, target);
    },
  });
  const attributeStarts = Uint32Array.from({ length: size + 1 }, (_, document) => 2 * document);
  const documents = { ...noDocuments, size, attributeStarts, attributeValues: watched };
  const groupsOf = () => {
    throw new Error('There are no families.');
  };
  const hits = setOf((document) => document < count).bits;
  const category = { products: everything.bits, count: size };
  const catalogue = { documents, valueSets, valueColumns, isCollapsed: false, groupsOf };
  const counts = countValues(catalogue, facets, { hits, category }, workspace);
  return { counts: counts.map((ofValues) => [...ofValues]), read };
}

test('values are counted by columns alike, without reading the values of a product', () => {
  const columns = atOnce(changedColumns(new Map(), [facets], valueSets, size));
  for (const count of [1, 57, 1234, 9950]) {
    const [slow, fast] = [countFirst(count, new Map()), countFirst(count, columns)];
    expect(fast.counts).toEqual(slow.counts);
    expect([count, fast.read]).toEqual([count, 0]);
  }
  expect(countFirst(57, columns).counts[0]).toEqual([6, 6, 6, 6, 6, 6, 6, 5, 5, 5]);
  expect(countFirst(57, new Map()).read).toBe(2 * 57);
});
