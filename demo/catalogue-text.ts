import { allDrafts } from './all-drafts.ts';
import { categoryTree, leafPaths } from './assembly/category-tree.ts';
import { articleNumberOf, type ProductRecord, productOf } from './assembly/product.ts';
import type { Draft } from './catalogue/family.ts';

/** A product as the catalogue file says it, and the draft that its pictures are drawn from. */
export type CatalogueEntry = { record: ProductRecord; draft: Draft };

/** Every product with its record; throws when two share an article number or a leaf is unknown. */
export const catalogueEntries = (): CatalogueEntry[] => {
  const paths = leafPaths(categoryTree());
  const sizesOf = new Map<string, number>();
  for (const { family } of allDrafts) sizesOf.set(family.article, (sizesOf.get(family.article) ?? 0) + 1);
  const taken = new Set<string>();
  return allDrafts.map((draft) => {
    const articleNumber = articleNumberOf(draft, sizesOf.get(draft.family.article) === 1);
    if (taken.has(articleNumber)) throw new Error(`article number taken: ${articleNumber}`);
    taken.add(articleNumber);
    const path = paths.get(draft.family.leaf);
    if (!path) throw new Error(`no leaf category: ${draft.family.leaf}`);
    return { record: productOf(draft, articleNumber, path), draft };
  });
};

/** The catalogue as JSON Lines: one line with the category tree, then one line a product. The same on every machine. */
export const catalogueText = (): string =>
  [{ type: 'category', ...categoryTree() }, ...catalogueEntries().map(({ record }) => record)]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
