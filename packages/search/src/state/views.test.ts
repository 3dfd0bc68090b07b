import { expect, test } from 'vitest';
import { type Documents, gone, livingDocuments } from '../documents/documents.ts';
import { atOnce, Turns } from '../structures/slices.ts';
import { testCategories, testProduct } from '../testing/catalogue.ts';
import { applyChanges } from './apply-changes.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { emptyState, type IndexState } from './index-state.ts';
import { viewsOf } from './views.ts';

const size = 10_000;
const categoryIds = ['bohrer', 'sägen', 'obst'];

function product(number: number, edition: number) {
  return testProduct({
    id: `p${number}`,
    categoryId: categoryIds[number % 3] ?? '',
    name: `Bohrer ${number} Ausführung ${edition}`,
    attributes: [
      { name: 'Marke', value: `Marke ${(number + edition) % 7}` },
      { name: 'Länge', value: `${number % 40} mm` },
    ],
    firstPrice: (number * 31 + edition) % 5000,
  });
}

async function changed(state: IndexState, changes: Partial<CatalogueChanges>): Promise<IndexState> {
  const nothing = { version: state.version + 1, products: [], removedIds: [] };
  return applyChanges(state, { ...nothing, ...changes }, new Turns());
}

/** The documents, with a count of how often their columns are read. */
function counted(documents: Documents): { documents: Documents; reads: () => number } {
  let reads = 0;
  const count = <Column extends Uint32Array | Uint8Array>(column: Column): Column =>
    new Proxy(column, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key, target);
      },
    });
  const { categories, stock, attributeStarts, attributeValues } = documents;
  const columns = { categories: count(categories), stock: count(stock) };
  const attributes = { attributeStarts: count(attributeStarts), attributeValues: count(attributeValues) };
  return { documents: { ...documents, ...columns, ...attributes }, reads: () => reads };
}

test('a change of ten products in ten thousand reads few documents, and changes no other data', async () => {
  const products = Array.from({ length: size }, (_, number) => product(number, 0));
  const before = await changed(emptyState(), { isComplete: true, products, categories: testCategories });
  const tools = Array.from({ length: 10 }, (_, i) => product(i * 300, 1)); // all in the category of drills
  const after = await changed(before, { products: tools, removedIds: ['p3'] });

  const came = livingDocuments(after.documents, size);
  const went = Uint32Array.from({ length: size }, (_, document) => document).filter(
    (document) => after.documents.categories[document] === gone,
  );
  expect([came.length, went.length]).toEqual([10, 11]);
  const { documents, reads } = counted(after.documents);
  const views = atOnce(viewsOf({ ...after, documents }, before, { came, went, texts: [] }));
  expect(reads()).toBeLessThan(500);
  expect(views.categorySets).toEqual(after.categorySets);

  const number = (id: string) => after.tree.numbers.get(id) ?? Number.NaN;
  for (const kind of ['categorySets', 'categoryFacets'] as const) {
    for (const id of ['obst', 'sägen']) expect(after[kind][number(id)]).toBe(before[kind][number(id)]);
    expect(after[kind][number('bohrer')]).not.toBe(before[kind][number('bohrer')]);
  }
  expect(after.vocabulary).toBe(before.vocabulary);
  expect(after.valueSets.filter((set, value) => set !== before.valueSets[value]).length).toBeLessThan(20);
});
