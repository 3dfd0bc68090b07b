import type { Body, Product, Suggestions } from '@kontor/contract';
import type { CatalogueIndex, CategoryNotFound } from '../../search/catalogue-index.ts';
import { queryWords } from '../../search/text/query-words.ts';
import type { CategoryFinder } from './category-finder.ts';

/** What fits below a search box without becoming a second list. */
const mostProducts = 6;
const mostCategories = 4;

/** What suggestions are made of. */
export interface SuggestionSources {
  readonly index: Pick<CatalogueIndex, 'find'>;
  readonly finder: CategoryFinder;
  readonly productsOf: (ids: readonly string[]) => Promise<Product[]>;
  readonly rootId: string;
}

/**
 * The products of the category that fit best, as its list would show them first, and the categories of the whole shop whose names
 * fit, but for the one where one is.
 */
export async function suggestions(
  { index, finder, productsOf, rootId }: SuggestionSources,
  { searchText = '', categoryId = rootId }: Body<'suggestions'>,
): Promise<Suggestions | CategoryNotFound> {
  const limit = queryWords(searchText).length === 0 ? 0 : mostProducts;
  const found = index.find({ categoryId, searchText, limit, offset: 0 });
  if ('code' in found) return found;
  const categories = finder.find(searchText).flatMap((path) => {
    const category = path.at(-1);
    return category === undefined || category._id === categoryId ? [] : [{ ...category, path }];
  });
  return {
    products: (await productsOf(found.productIds)).map(suggestedProduct),
    categories: categories.slice(0, mostCategories),
  };
}

function suggestedProduct({ _id, name, nameSuffix, files, conditions }: Product): Suggestions['products'][number] {
  return { _id, name, ...(nameSuffix !== undefined && { nameSuffix }), files: files.slice(0, 1), conditions };
}
