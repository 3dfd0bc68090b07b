import type { Body, PageLink, Product, Suggestions } from '@kontor/contract';
import { type CatalogueIndex, type CategoryNotFound, type FoundProducts, queryWords } from '@kontor/search';
import { browsingQuery } from './browsing-query.ts';
import type { CategoryFinder } from './category-finder.ts';
import { withSaidPrice } from './said-price.ts';

/** The most suggestions below a search box. With more it would be a second list. */
const mostProducts = 6;
/** The number of products to choose from, so that one article in ten sizes does not fill the list. */
const mostLookedAt = 24;
/** A list compares 300. With more, the first six change in hardly any search (bench/relevance). */
const mostCompared = 100;
const mostCategories = 4;

/** The sources of suggestions. */
export interface SuggestionSources {
  readonly index: Pick<CatalogueIndex, 'find'>;
  readonly finder: CategoryFinder;
  /** The pages for the text. */
  readonly links: readonly PageLink[];
  readonly productsOf: (ids: readonly string[], membersFound: FoundProducts['membersFound']) => Promise<Product[]>;
  readonly rootId: string;
}

/**
 * The best matching products of the category, with different names if there are enough, the categories of the whole
 * shop with matching names, without the current one, and pages. If that is nothing: the categories of the kind of thing
 * that the text names (CategoryFinder.ofKind).
 */
export async function suggestions(
  { index, finder, links, productsOf, rootId }: SuggestionSources,
  { searchText: typed = '', categoryId = rootId }: Body<'suggestions'>,
): Promise<Suggestions | CategoryNotFound> {
  const { searchText = '', price } = withSaidPrice({ searchText: typed }).conditions;
  const limit = queryWords(searchText).length === 0 ? 0 : mostLookedAt;
  const found = index.find(
    browsingQuery({ categoryId, searchText, ...(price && { price }), limit, offset: 0, comparedByName: mostCompared }),
  );
  if ('code' in found) return found;
  const called = finder.find(searchText);
  const isNothing = found.count + links.length + called.length === 0;
  const categories = (isNothing ? finder.ofKind(searchText) : called).flatMap((path) => {
    const category = path.at(-1);
    return category === undefined || category._id === categoryId ? [] : [{ ...category, path }];
  });
  return {
    products: oneOfEachName(await productsOf(found.productIds, found.membersFound))
      .slice(0, mostProducts)
      .map(suggestedProduct),
    categories: categories.slice(0, mostCategories),
    ...(links.length > 0 && { pages: [...links] }),
    count: limit === 0 ? 0 : found.count,
  };
}

/** The first product of each name, then the others, each part in the given order. */
function oneOfEachName(products: readonly Product[]): Product[] {
  const firsts = new Map<string, Product>();
  for (const product of products) if (!firsts.has(product.name)) firsts.set(product.name, product);
  return [...firsts.values(), ...products.filter((product) => firsts.get(product.name) !== product)];
}

function suggestedProduct(product: Product): Suggestions['products'][number] {
  const { _id, name, nameSuffix, files, conditions, energy, container } = product;
  return {
    ...{ _id, name, ...(nameSuffix !== undefined && { nameSuffix }), files: files.slice(0, 1), conditions },
    ...(energy && { energy }),
    ...(container && { container }),
  };
}
