import type { Category, CategoryTile } from '@kontor/contract';
import type { CatalogueIndex } from '@kontor/search';
import type { CatalogueValues } from './catalogue-values.ts';
import type { ShownProducts } from './shown-products.ts';

/** The dependencies of the tiles. */
interface TileSources {
  readonly index: Pick<CatalogueIndex, 'version' | 'find'>;
  readonly values: Pick<CatalogueValues, 'categoryPages'>;
  readonly shown: Pick<ShownProducts, 'productsOf'>;
}

/** The most tiles of a category. Where there are more, the category panel has all. */
const mostTiles = 60;

/**
 * Answers the subcategories of a category that have products, each with the number of hits in its list, and a picture.
 * They are worked out once per version of the catalogue.
 */
export function createCategoryTiles(sources: TileSources): (category: Category) => Promise<readonly CategoryTile[]> {
  let known = { version: Number.NaN, tiles: new Map<string, Promise<readonly CategoryTile[]>>() };
  return (category) => {
    const { version } = sources.index;
    if (known.version !== version) known = { version, tiles: new Map() };
    const { tiles } = known;
    const kept = tiles.get(category._id);
    if (kept !== undefined) return kept;
    const made = tilesOf(sources, category);
    tiles.set(category._id, made);
    made.catch(() => tiles.delete(category._id));
    return made;
  };
}

async function tilesOf({ index, values, shown }: TileSources, { children }: Category): Promise<CategoryTile[]> {
  const found = children.slice(0, mostTiles).flatMap(({ _id }) => {
    const list = index.find({ categoryId: _id, limit: 1, offset: 0 });
    return 'code' in list || list.count === 0 ? [] : [{ _id, count: list.count, best: list.productIds[0] }];
  });
  const pages = await values.categoryPages.get();
  const ids = found.flatMap(({ _id, best }) => (pages.get(_id)?.picture === undefined ? (best ?? []) : []));
  const products = new Map((await shown.productsOf(ids, null)).map((product) => [product._id, product]));
  return found.map(({ _id, count, best }) => {
    const picture = pages.get(_id)?.picture ?? products.get(best ?? '')?.files[0]?.content;
    return { _id, count, ...(picture !== undefined && { picture }) };
  });
}
