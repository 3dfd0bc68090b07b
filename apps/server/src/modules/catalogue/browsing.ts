import type {
  Alternatives,
  Body,
  BrowsingConditions,
  ProductAttributes,
  ProductList,
  Suggestions,
} from '@kontor/contract';
import type { CategoryNotFound } from '@kontor/search';
import type { ReadyBody } from '../../http/ready-body.ts';
import { findAlternatives } from './alternatives.ts';
import { browsingQuery } from './browsing-query.ts';
import { withoutEmptySale } from './empty-sale.ts';
import { groupsInOrder } from './filter-groups.ts';
import { type FoundList, type ListSources, listOf, sentList, shownList } from './product-list.ts';
import { ReadyLists } from './ready-lists.ts';
import { withSaidPrice } from './said-price.ts';
import { type SuggestionSources, suggestions } from './suggestions.ts';

/** Lists of products, and help to find some, at the prices of the customer group, or at everybody's. */
export interface Browsing {
  products(conditions: BrowsingConditions, customerGroup?: string | null): Promise<ProductList | CategoryNotFound>;
  /** The same as JSON. Equal queries share one answer per version of the catalogue. */
  productsJson(conditions: BrowsingConditions, customerGroup?: string | null): Promise<ReadyBody | CategoryNotFound>;
  /** The number of products that a search in the whole shop finds, and how many of them have all words. */
  hits(searchText: string): Promise<{ readonly count: number; readonly exact: number }>;
  attributes(categoryId: string, searchText?: string): Promise<ProductAttributes | CategoryNotFound>;
  /** Suggestions for half-typed text. None without a letter or digit. */
  suggestions(typed: Body<'suggestions'>, customerGroup?: string | null): Promise<Suggestions | CategoryNotFound>;
  /** What would be found with fewer conditions. */
  alternatives(sought: Body<'alternatives'>, customerGroup?: string | null): Promise<Alternatives | CategoryNotFound>;
}

/** A hidden category is answered like one that does not exist. */
const categoryNotFound: CategoryNotFound = { code: 'category-not-found' };

/** Creates the answers. */
export function createBrowsing(sources: ListSources): Browsing {
  const { index, values, shown } = sources;
  const readyLists = new ReadyLists();

  const isHidden = async (categoryId: string) => (await values.tree.get()).isHidden(categoryId);

  async function listFor(conditions: BrowsingConditions, group: string | null): Promise<FoundList | CategoryNotFound> {
    return (await isHidden(conditions.categoryId)) ? categoryNotFound : listOf(sources, conditions, group);
  }

  return {
    async products(conditions, customerGroup = null) {
      const list = await listFor(conditions, customerGroup);
      return 'code' in list ? list : shownList(list);
    },
    async productsJson(body, customerGroup = null) {
      const group = (await shown.pricesOf(customerGroup)).terms?.name ?? null;
      return readyLists.answer({ body, group, version: index.version }, async () => {
        const list = await listFor(body, group);
        return 'code' in list ? list : sentList(list);
      });
    },
    async hits(searchText) {
      const { conditions } = withSaidPrice({ categoryId: (await values.tree.get()).root._id, searchText });
      const found = index.find(browsingQuery({ ...conditions, limit: 0, offset: 0 }));
      if ('code' in found) return { count: 0, exact: 0 };
      return { count: found.count, exact: found.reading?.exact ?? found.count };
    },
    async attributes(categoryId, searchText) {
      if (await isHidden(categoryId)) return categoryNotFound;
      const groups = index.attributes(categoryId, withSaidPrice({ searchText }).conditions.searchText);
      return 'code' in groups ? groups : groupsInOrder(groups, await values.attributes.get());
    },
    async suggestions(typed, customerGroup = null) {
      if (typed.categoryId !== undefined && (await isHidden(typed.categoryId))) return categoryNotFound;
      const [finder, pages, { root }] = await Promise.all([values.finder.get(), values.pages.get(), values.tree.get()]);
      const links = await withoutEmptySale(sources, pages.find(typed.searchText ?? ''), customerGroup);
      const productsOf: SuggestionSources['productsOf'] = (ids, membersFound) =>
        shown.foundProducts(ids, customerGroup, { membersFound });
      return suggestions({ index, finder, links, productsOf, rootId: root._id }, typed);
    },
    async alternatives(sought, customerGroup = null) {
      if (await isHidden(sought.categoryId)) return categoryNotFound;
      const { root } = await values.tree.get();
      if (customerGroup !== null) await index.prepareFor(customerGroup);
      return findAlternatives(index, root._id, sought, customerGroup);
    },
  };
}
