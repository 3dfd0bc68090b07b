import type { ProductAttributes } from '@kontor/contract';
import { attributeCounts, countedGroups } from '../attributes/attribute-counts.ts';
import { type CountedCatalogue, type CountedGroup, countValues } from '../attributes/count-values.ts';
import type { FacetGroup } from '../attributes/facets.ts';
import { isBounded, type ListedGroups, listedGroups, listedInCategory } from '../attributes/listed-values.ts';
import { boundsOf, isRestricting } from '../attributes/ranges.ts';
import {
  byAvailability,
  byPrice,
  byReduction,
  type SelectedGroup,
  type Selection,
  select,
  selectedGroups,
} from '../attributes/selection.ts';
import { bestMembers, common, countCards, hasFamilies, membersOf } from '../families/collapse.ts';
import { countGrouped, type GroupedFamilies, groupFamilies } from '../families/group-families.ts';
import { addAvailable, countAvailable, countAvailableFamilies, undeliverable } from '../offers/availability.ts';
import { priceBounds, pricedWithin } from '../offers/price-range.ts';
import { addReduced, countReducedCards } from '../offers/reduced.ts';
import { completeOrder, defaultOrder, orderName } from '../order/sort-order.ts';
import { pageOf } from '../order/sorted-page.ts';
import { type Bits, countBits, countCommon, hasBit } from '../sets/bits.ts';
import { addAll, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult, CategoryNotFound, FoundProducts } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';
import { BoundedMap } from '../structures/bounded-map.ts';
import { matchText } from '../text/match-text.ts';
import type { TextScope } from '../text/without-excluded.ts';
import { isLiteral, isSearch, queryWords } from '../words/query-words.ts';
import { bestFirst, type KnownNames } from './best-first.ts';
import { preferenceOf } from './best-member.ts';
import { type SteeredMatch, steered } from './pinned.ts';

const pricesAscending = completeOrder([{ field: 'price', direction: 'asc' }]);
const pricesDescending = completeOrder([{ field: 'price', direction: 'desc' }]);
const categoryNotFound: CategoryNotFound = { code: 'category-not-found' };

/** One page of the products that a visitor looks for, in one state of the catalogue (CONTRACT §2, master/products). */
export function browse(
  state: IndexState,
  query: BrowsingQuery,
  kept: KeptAnswers,
  workspace: Workspace,
): BrowsingResult | CategoryNotFound {
  const category = categoryIn(state, query.categoryId, workspace);
  if (category === null) return categoryNotFound;
  const { match, selection } = narrow(state, query, category, workspace);
  const isNarrowed = match !== null || selection.withoutGroup.size > 0;
  const isWhole = !isNarrowed && !isCollapsed(state);
  const catalogue = countedIn(state, workspace);
  const narrowed = { match, selection, catalogue };
  const { counted, listed, ...numbers } = isWhole
    ? wholeOf(state, query, category, narrowed, workspace)
    : kept.counts.of(withoutPage(query), () => countedFor(state, query, category, narrowed, workspace));
  const { count } = numbers;
  const hits = cardsOf(state, query, narrowed, kept);
  const cards = pageIn(state, query, { hits, count, match }, workspace);
  return {
    productIds: idsOf(state, cards),
    ...(isNarrowed &&
      isCollapsed(state) && { membersFound: membersFound(state, cards, { match, selection }, workspace) }),
    ...numbers,
    ...readingOf(state, match, selection.hits, workspace),
    attributeCounts: attributeCounts(counted, listed, state.dictionary),
    bounds: {
      price: pricesAmong(state, query, selection, workspace),
      attributes: counted
        .filter(([group]) => listed.has(group))
        .flatMap(([group, counts]) => boundsOf(group, counts, state.dictionary) ?? []),
    },
  };
}

/** The number of cards: in total, by availability, and of reduced ones. */
type CardNumbers = Pick<BrowsingResult, 'count' | 'availabilityCounts' | 'reducedCount'>;

/** The counts for a query, and the filter values that are offered. */
interface CountedQuestion extends CardNumbers {
  readonly counted: readonly CountedGroup[];
  readonly listed: ListedGroups;
}

/** Cached results for one state of the catalogue. Other pages of the same query reuse them. */
export interface KeptAnswers {
  /** The counts of a query. They do not depend on its sort order. */
  readonly counts: BoundedMap<CountedQuestion>;
  /** The cards of a query, for each sort order: single products, and one member for each family. */
  readonly cards: BoundedMap<Bits>;
}

/** Enough for the counts of some thousand queries, and the cards of a hundred queries over a million products. */
const bytesKept = { counts: 4_194_304, cards: 16_777_216 } as const;
/** The approximate size of a query without its counts. */
const bytesBeside = 500;

/** An empty cache. */
export function nothingKept(): KeptAnswers {
  return {
    counts: new BoundedMap(bytesKept.counts, ({ counted }) =>
      counted.reduce((sum, [, counts]) => sum + counts.byteLength, bytesBeside),
    ),
    cards: new BoundedMap(bytesKept.cards, ({ byteLength }) => byteLength),
  };
}

/** The cache key for counts: the query without page and sort order. */
function withoutPage({ orderBy: _, ...query }: BrowsingQuery): string {
  return withoutPlace(query);
}

/** The cache key for cards: the query without its page. */
function withoutPlace({ limit: _, offset: __, ...rest }: Partial<BrowsingQuery>): string {
  // Numbers become texts, because JSON knows no NaN.
  return JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value));
}

function countedFor(
  state: IndexState,
  query: BrowsingQuery,
  category: CategoryInIndex,
  { match, selection, catalogue }: Narrowed,
  workspace: Workspace,
): CountedQuestion {
  const counted = countedGroups(catalogue, category.facets, { ...selection, products: category.products }, workspace);
  const isNarrowed = selection.withoutGroup.size > 0;
  return {
    counted,
    listed: listedFor(catalogue, category, { match, counted: isNarrowed ? null : counted }, workspace),
    ...numbersOf(state, query, { selection, catalogue }, workspace),
  };
}

/** The counts of a whole category, where each product is a card. The category's facets hold these counts. */
function wholeOf(
  state: IndexState,
  query: BrowsingQuery,
  { facets }: CategoryInIndex,
  narrowed: Pick<Narrowed, 'selection' | 'catalogue'>,
  workspace: Workspace,
): CountedQuestion {
  return {
    counted: facets.map((group) => [group, group.counts] as const),
    listed: listedInCategory(facets),
    ...numbersOf(state, query, narrowed, workspace),
  };
}

function numbersOf(
  state: IndexState,
  query: BrowsingQuery,
  { selection: { hits, withoutGroup }, catalogue }: Pick<Narrowed, 'selection' | 'catalogue'>,
  workspace: Workspace,
): CardNumbers {
  const count = catalogue.isCollapsed ? countGrouped(catalogue.groupsOf(hits)) : countBits(hits);
  const availabilityCounts = available(state, withoutGroup.get(byAvailability) ?? hits, catalogue);
  const reduced = reducedFor(state, query, workspace);
  const others = withoutGroup.get(byReduction) ?? hits;
  const reducedCount = catalogue.isCollapsed
    ? countReducedCards(catalogue.groupsOf(others), reduced)
    : countCommon(others, reduced);
  return { count, availabilityCounts, reducedCount };
}

/**
 * The filter values on offer. They depend on category and search alone, so that no selection removes a value.
 * `counted`: the counts of each value for category and search; null if they are not known yet.
 */
function listedFor(
  catalogue: CountedCatalogue,
  { products, facets }: CategoryInIndex,
  { match, counted }: { readonly match: SteeredMatch | null; readonly counted: readonly CountedGroup[] | null },
  workspace: Workspace,
): ListedGroups {
  if (match === null || !isBounded(facets)) return listedInCategory(facets);
  if (counted !== null) return listedGroups(counted);
  const counts = countValues(catalogue, facets, { hits: match.hits, products }, workspace);
  return listedGroups(facets.map((group, i) => [group, counts[i] ?? group.counts]));
}

/** The lowest and highest price among the products that pass all filters except the price filter. */
function pricesAmong(
  state: IndexState,
  { customerGroup = null }: BrowsingQuery,
  { hits, withoutGroup }: Selection,
  workspace: Workspace,
): BrowsingResult['bounds']['price'] {
  const orders = state.groupOrders.of(customerGroup);
  const products = withoutGroup.get(byPrice) ?? hits;
  return priceBounds(
    { products, count: countBits(products) },
    orders.prices,
    {
      ascending: orders.in(pricesAscending),
      descending: orders.in(pricesDescending),
    },
    workspace,
  );
}

/** The same page without counts for the filter. */
export function find(
  state: IndexState,
  query: BrowsingQuery,
  kept: KeptAnswers,
  workspace: Workspace,
): FoundProducts | CategoryNotFound {
  const category = categoryIn(state, query.categoryId, workspace);
  if (category === null) return categoryNotFound;
  const { match, selection } = narrow(state, query, category, workspace);
  const { hits } = selection;
  const ofReading = readingOf(state, match, hits, workspace);
  if (query.limit === 0) {
    const count = isCollapsed(state) ? countCards(hits, state.documents, workspace) : countBits(hits);
    return { productIds: [], count, ...ofReading };
  }
  const cards = cardsOf(state, query, { match, selection, catalogue: countedIn(state, workspace) }, kept);
  const count = countBits(cards);
  return {
    productIds: idsOf(state, pageIn(state, query, { hits: cards, count, match }, workspace)),
    count,
    ...ofReading,
  };
}

/** The members found for each card on a page. If a card has all words, only members with all words count. */
function membersFound(
  state: IndexState,
  cards: readonly number[],
  { match, selection: { hits } }: { readonly match: SteeredMatch | null; readonly selection: Selection },
  workspace: Workspace,
): Map<string, string[]> {
  const lacksWords = (document: number) => match !== null && !hasBit(match.exact, document);
  const found = [...membersOf(cards, hits, state.documents, workspace)].map(([card, members]) => {
    const alike = lacksWords(card) ? members : members.filter((member) => !lacksWords(member));
    return [idsOf(state, [card])[0] ?? '', idsOf(state, alike)] as const;
  });
  return new Map(found);
}

/** The hits that become cards: single products, and the best member of each family. */
function cardsOf(
  state: IndexState,
  query: BrowsingQuery,
  { match, selection: { hits }, catalogue }: Narrowed,
  { cards }: KeptAnswers,
): Bits {
  if (!isCollapsed(state)) return hits;
  return cards.of(withoutPlace(query), () =>
    bestMembers(catalogue.groupsOf(hits), state.documents, preferenceOf(state, query, match)),
  );
}

/** How the search text was read, with the number of exact matches among the filtered hits. */
export function readingOf(
  state: IndexState,
  match: SteeredMatch | null,
  hits: Bits,
  workspace: Workspace,
): Pick<FoundProducts, 'reading'> {
  if (match === null || match.reading === null) return {};
  const exact = isCollapsed(state)
    ? countCards(common(match.exact, hits, workspace), state.documents, workspace)
    : countCommon(match.exact, hits);
  return { reading: { ...match.reading, exact } };
}

/** The number of deliverable cards. */
function available(
  { documents: { stock }, stockSets }: IndexState,
  products: Bits,
  { isCollapsed, groupsOf }: CountedCatalogue,
): BrowsingResult['availabilityCounts'] {
  if (!isCollapsed) return countAvailable(products, stockSets);
  const { singles, ...families } = groupsOf(products);
  const [alone, together] = [countAvailable(singles, stockSets), countAvailableFamilies(families, stock)];
  return { deliverable: alone.deliverable + together.deliverable, now: alone.now + together.now };
}

/** Narrows a category's products by search and filter. */
function narrow(state: IndexState, query: BrowsingQuery, { products, facets }: CategoryInIndex, workspace: Workspace) {
  const match = search(state, query.searchText, products, workspace);
  const candidates = match?.hits ?? products;
  const groups = [...selectedGroups(query, facets, state, workspace), ...selectedOffers(state, query, workspace)];
  return { match, selection: select(candidates, groups, workspace) };
}

/** A category's products narrowed by search and filter, and the data for counting them. */
interface Narrowed {
  readonly match: SteeredMatch | null;
  readonly selection: Selection;
  readonly catalogue: CountedCatalogue;
}

/** The data of a state that counting for one query needs. */
function countedIn(state: IndexState, workspace: Workspace): CountedCatalogue {
  const { documents, valueSets } = state;
  const grouped = new Map<Bits, GroupedFamilies>();
  const groupsOf = (some: Bits) => {
    const groups = grouped.get(some) ?? groupFamilies(some, documents.families, workspace);
    grouped.set(some, groups);
    return groups;
  };
  return { documents, valueSets, isCollapsed: isCollapsed(state), groupsOf };
}

/** Whether a family is one card. */
function isCollapsed({ documents, steering }: IndexState): boolean {
  return steering.said?.membersApart !== true && hasFamilies(documents);
}

/** The products that are reduced now for the query's customer group. */
function reducedFor(state: IndexState, { customerGroup = null }: BrowsingQuery, workspace: Workspace): Bits {
  const reduced = workspace.bits.take();
  addReduced(reduced, customerGroup, state);
  return reduced;
}

/** The products that pass the filters by price, availability and reduction, one group for each filter. */
function selectedOffers(state: IndexState, query: BrowsingQuery, workspace: Workspace): SelectedGroup[] {
  const { price = {}, availability, customerGroup = null } = query;
  const groups: SelectedGroup[] = [];
  if (isRestricting(price)) {
    const orders = state.groupOrders.of(customerGroup);
    const products = pricedWithin(orders.in(pricesAscending), orders.prices, price, workspace);
    groups.push({ name: byPrice, products });
  }
  if (availability !== undefined) {
    const products = workspace.bits.take();
    addAvailable(products, availability, state.stockSets);
    groups.push({ name: byAvailability, products });
  }
  if (query.reduced === true) groups.push({ name: byReduction, products: reducedFor(state, query, workspace) });
  return groups;
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
  const { products, facets } = category;
  const match = search(state, searchText, products, workspace);
  const catalogue = countedIn(state, workspace);
  const all = match === null ? null : countValues(catalogue, facets, { hits: match.hits, products }, workspace);
  const counted = facets.map((group, i): CountedGroup => [group, all?.[i] ?? group.counts]);
  const listed = listedFor(catalogue, category, { match, counted }, workspace);
  return counted.flatMap(([group, counts]) => {
    const { name, values, unit } = group;
    const offered = listed.get(group);
    if (offered === undefined) return [];
    const { places, further } = offered;
    const present = places.filter((place) => counts[place] !== 0);
    if (present.length === 0 && (unit === null || further === 0)) return [];
    const texts = Array.from(present, (place) => state.dictionary.text(values[place] ?? 0));
    return [{ name, values: texts, ...(further > 0 && { further }) }];
  });
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

/** What a text leads to; null where it looks for nothing. */
export function search(
  state: IndexState,
  searchText: string | undefined,
  candidates: Bits,
  workspace: Workspace,
): SteeredMatch | null {
  if (searchText === undefined || !isSearch(searchText)) return null;
  const words = queryWords(searchText, state.steering.fillers);
  const match = matchText(textScope(state, candidates, workspace), words, isLiteral(searchText));
  return steered(state, match, searchText, candidates);
}

/** Where texts are searched for in a state. */
export function textScope(state: IndexState, candidates: Bits, workspace: Workspace): TextScope {
  const { texts, documents, vocabulary, steering, categoryNames, categorySets, places } = state;
  const categories = {
    names: categoryNames,
    sets: categorySets,
    places,
    ofDocument: documents.categories,
  };
  return {
    segments: texts,
    candidates,
    workspace,
    vocabulary,
    synonyms: steering.synonyms,
    weighing: steering.weighing,
    categories,
  };
}

interface Hits {
  readonly hits: Bits;
  readonly count: number;
  readonly match: SteeredMatch | null;
}

/** The documents on a page of hits. */
export function pageIn(
  state: IndexState,
  query: BrowsingQuery,
  { hits, count, match }: Hits,
  workspace: Workspace,
): number[] {
  const order = completeOrder(query.orderBy);
  const sorted = state.groupOrders.in(order, query.customerGroup ?? null);
  const isByScore = match !== null && orderName(order) === orderName(defaultOrder);
  return isByScore
    ? bestFirst({ hits, count }, match, sorted, query, workspace, knownNames(state))
    : pageOf(hits, count, sorted, query, workspace);
}

/** The ids of documents. */
export function idsOf({ documents: { ids } }: IndexState, documents: readonly number[]): string[] {
  return documents.map((document) => ids.keys.at(ids.ranks[document] ?? 0));
}

/** The names of products and of their categories. */
export function knownNames({
  documents: { names, categories, stock },
  tree,
  places,
  nameCutter,
  steering,
}: IndexState): KnownNames {
  return {
    nameOf: (document) => names.keys.at(names.ranks[document] ?? 0),
    sizesTogether: steering.said?.sizesTogether ?? false,
    isDeliverable: (document) => stock[document] !== undeliverable,
    categoryOf: (document) => tree.names[places[categories[document] ?? -1]?.[0] ?? -1] ?? '',
    cutter: nameCutter,
  };
}
