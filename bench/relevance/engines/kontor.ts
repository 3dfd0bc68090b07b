import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInMemoryIndex, readSynonyms, type SearchReading } from '@kontor/search';
import { type Engine, shown } from '../judging/engine.ts';
import type { JudgedSet } from '../judging/judged.ts';

const rootId = 'everything';
/** A root above the top categories, of which a set may have several. */
const everything = { id: rootId, name: '', parentId: null };

const list = createRequire(import.meta.url).resolve('@kontor/search/synonyms.de.txt');
const synonyms = readSynonyms(readFileSync(list, 'utf8')).rules;

/** Our own index. It gets no ratings and prices, since the other engines know none. */
export async function kontor({ products, categories }: JudgedSet): Promise<Engine> {
  const index = createInMemoryIndex();
  await index.apply({
    version: 1,
    isComplete: true,
    products: products.map((product) => ({
      ...product,
      attributes: Object.entries(product.attributes).map(([name, value]) => ({ name, value })),
      descriptionText: product.description,
      internalRating: 0,
      firstPrice: null,
    })),
    removedIds: [],
    categories: [everything, ...categories.map((category) => ({ ...category, parentId: category.parentId ?? rootId }))],
    steering: { synonyms },
  });
  return {
    find(searchText) {
      const found = index.find({ categoryId: rootId, searchText, limit: shown, offset: 0 });
      if ('code' in found) throw new Error(found.code);
      return {
        ids: found.productIds,
        saysSo: found.reading !== undefined && !isOnlyOfLast(found.reading, found.count),
      };
    },
  };
}

/** Whether a reading says only that the last products mention the words. It is no word about the first ones. */
function isOnlyOfLast({ mentioned, exact }: SearchReading, count: number): boolean {
  return mentioned !== undefined && exact > 0 && exact < count;
}
