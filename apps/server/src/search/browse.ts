import type { ProductAttributes } from '@kontor/contract';
import { attributeCounts, categoryCounts } from './attributes/attribute-counts.ts';
import { countValues } from './attributes/count-values.ts';
import type { FacetGroup } from './attributes/facets.ts';
import { select, selectedGroups } from './attributes/selection.ts';
import type { BrowsingQuery, BrowsingResult, CategoryNotFound, FoundProducts } from './catalogue-index.ts';
import { scoredPage } from './order/scored-page.ts';
import { completeOrder, defaultOrder, orderName } from './order/sort-order.ts';
import { pageOf } from './order/sorted-page.ts';
import { type Bits, countBits } from './sets/bits.ts';
import { addAll, noDocuments } from './sets/document-set.ts';
import type { Workspace } from './sets/workspace.ts';
import type { IndexState } from './state/index-state.ts';
import { matchText, type TextMatch } from './text/match-text.ts';
import { isSearch, queryWords } from './text/query-words.ts';

const categoryNotFound: CategoryNotFound = { code: 'category-not-found' };

/** One page of the products that a visitor looks for, in one state of the catalogue (CONTRACT §2, master/products). */
export function browse(
  state: IndexState,
  query: BrowsingQuery,
  workspace: Workspace,
): BrowsingResult | CategoryNotFound {
  const category = categoryIn(state, query.categoryId, workspace);
  if (category === null) return categoryNotFound;
  const { match, selection, count } = narrow(state, query, category.products, workspace);
  const isWhole = match === null && selection.withoutGroup.size === 0;
  return {
    productIds: pageIn(state, query, { hits: selection.hits, count, match }, workspace),
    count,
    attributeCounts: isWhole
      ? categoryCounts(category.facets, state.dictionary)
      : attributeCounts(state, category.facets, selection, workspace),
  };
}

/** The same page without counts for the filter. */
export function find(state: IndexState, query: BrowsingQuery, workspace: Workspace): FoundProducts | CategoryNotFound {
  const category = categoryIn(state, query.categoryId, workspace);
  if (category === null) return categoryNotFound;
  const { match, selection, count } = narrow(state, query, category.products, workspace);
  return { productIds: pageIn(state, query, { hits: selection.hits, count, match }, workspace), count };
}

/** What search and filter leave of a category's products. */
function narrow(state: IndexState, { searchText, filter }: BrowsingQuery, products: Bits, workspace: Workspace) {
  const match = search(state, searchText, products, workspace);
  const groups = selectedGroups(filter ?? [], state.dictionary, state.valueSets, workspace);
  const selection = select(match?.hits ?? products, groups, workspace);
  return { match, selection, count: countBits(selection.hits) };
}

/** The attribute groups and values of a category or of a search in it (CONTRACT §2, master/productAttributes). */
export function attributesOf(
  state: IndexState,
  categoryId: string,
  searchText: string | undefined,
  workspace: Workspace,
): ProductAttributes | CategoryNotFound {
  const category = categoryIn(state, categoryId, workspace);
  if (category === null) return categoryNotFound;
  const match = search(state, searchText, category.products, workspace);
  const counts = match === null ? null : countValues(state, category.facets, match.hits, workspace);
  return category.facets
    .map(({ name, values }, group) => {
      const present = values.filter((_, i) => counts?.[group]?.[i] !== 0);
      return { name, values: Array.from(present, (value) => state.dictionary.text(value)) };
    })
    .filter(({ values }) => values.length > 0);
}

interface CategoryInIndex {
  readonly products: Bits;
  readonly facets: readonly FacetGroup[];
}

function categoryIn(state: IndexState, id: string, workspace: Workspace): CategoryInIndex | null {
  const number = state.tree.numbers.get(id);
  if (number === undefined) return null;
  const products = workspace.bits.take();
  addAll(products, state.categorySets[number] ?? noDocuments);
  return { products, facets: state.categoryFacets[number] ?? [] };
}

function search(
  { texts, documents, vocabulary }: IndexState,
  searchText: string | undefined,
  candidates: Bits,
  workspace: Workspace,
): TextMatch | null {
  if (searchText === undefined || !isSearch(searchText)) return null;
  const segments = [texts.base, texts.recent];
  const scope = { segments, candidates, workspace, vocabulary };
  return matchText(scope, queryWords(searchText), documents.nameWords);
}

interface Hits {
  readonly hits: Bits;
  readonly count: number;
  readonly match: TextMatch | null;
}

function pageIn(state: IndexState, query: BrowsingQuery, { hits, count, match }: Hits, workspace: Workspace): string[] {
  const order = completeOrder(query.orderBy);
  const sorted = state.groupOrders.in(order, query.customerGroup ?? null);
  const isByScore = match !== null && orderName(order) === orderName(defaultOrder);
  const page = isByScore
    ? scoredPage({ hits, count }, match.scores, sorted, query, workspace)
    : pageOf(hits, count, sorted, query, workspace);
  const { keys, ranks } = state.documents.ids;
  return page.map((document) => keys[ranks[document] ?? 0] ?? '');
}
