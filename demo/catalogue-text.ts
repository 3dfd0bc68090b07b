import type { Assortment } from './assembly/assortment.ts';
import { categoryTree, leafPaths } from './assembly/category-tree.ts';
import type { Draft } from './assembly/family.ts';
import { valuesOfSizes } from './assembly/family-of-sizes.ts';
import { articleNumberOf, type ProductRecord, productOf } from './assembly/product.ts';

/** A product as the catalogue file says it, and the draft that its pictures are drawn from. */
export type CatalogueEntry = { record: ProductRecord; draft: Draft };

/** Every product with its record; throws when two share an article number or a leaf is unknown. */
export const catalogueEntries = (assortment: Assortment): CatalogueEntry[] => {
  const { drafts } = assortment;
  const paths = leafPaths(categoryTree(assortment));
  const pathTo = (leaf: string) => {
    const path = paths.get(leaf);
    if (!path) throw new Error(`no leaf category: ${leaf}`);
    return path;
  };
  const sizesOf = Map.groupBy(drafts, ({ family }) => family.article);
  const valuesOf = new Map([...sizesOf].map(([article, sizes]) => [article, valuesOfSizes(sizes)]));
  const taken = new Set<string>();
  return drafts.map((draft) => {
    const sizes = sizesOf.get(draft.family.article) ?? [];
    const articleNumber = articleNumberOf(draft, sizes.length === 1);
    if (taken.has(articleNumber)) throw new Error(`article number taken: ${articleNumber}`);
    taken.add(articleNumber);
    const categories = {
      categoryPath: pathTo(draft.family.leaf),
      furtherCategories: (draft.family.also ?? []).map((leaf) => pathTo(leaf).at(-1)?._id ?? ''),
    };
    const [place, values] = [sizes.indexOf(draft), valuesOf.get(draft.family.article)?.[sizes.indexOf(draft)]];
    const member = values ? { place: place + 1, values } : null;
    return { record: productOf(assortment, draft, articleNumber, categories, member), draft };
  });
};

/**
 * The catalogue as JSON Lines: one line with the category tree, then one for each attribute and each product. The same
 * on every machine.
 */
export const catalogueText = (assortment: Assortment): string =>
  [
    { type: 'category', ...categoryTree(assortment) },
    ...assortment.attributes.map((attribute) => ({ type: 'attribute', ...attribute })),
    ...catalogueEntries(assortment).map(({ record }) => record),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
