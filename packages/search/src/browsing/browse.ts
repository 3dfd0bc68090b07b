import { attributeCounts } from '../attributes/attribute-counts.ts';
import { boundsOf } from '../attributes/ranges.ts';
import { type Selection, select, selectedGroups } from '../attributes/selection.ts';
import { bestMembers, common, countCards, membersOf } from '../families/collapse.ts';
import { undeliverable } from '../offers/availability.ts';
import { completeOrder, defaultOrder, orderName } from '../order/sort-order.ts';
import { pageOf } from '../order/sorted-page.ts';
import { type Bits, countBits, countCommon, hasBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult, CategoryNotFound, FoundProducts } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';
import { matchText } from '../text/match-text.ts';
import type { TextScope } from '../text/without-excluded.ts';
import { isLiteral, isSearch, queryWords } from '../words/query-words.ts';
import { bestFirst, type KnownNames } from './best-first.ts';
import { preferenceOf } from './best-member.ts';
import { type CategoryInIndex, categoryIn, categoryNotFound } from './category-in-index.ts';
import { countedFor, countedIn, type Narrowed, wholeOf } from './counted-question.ts';
import { isCollapsed } from './is-collapsed.ts';
import { type KeptAnswers, withoutPage, withoutPlace } from './kept-answers.ts';
import { namedFirst } from './named-first.ts';
import { pricesAmong, selectedOffers } from './offer-filters.ts';
import { type SteeredMatch, steered } from './pinned.ts';

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
  const isWhole = !isNarrowedBy(match, selection) && !isCollapsed(state);
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
    ...membersFound(state, cards, { match, selection }, workspace),
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
    const count = isCollapsed(state) ? countCards(hits, state.documents, workspace) : selection.count;
    return { productIds: [], count, ...ofReading };
  }
  const cards = cardsOf(state, query, { match, selection, catalogue: countedIn(state, workspace) }, kept);
  const count = countBits(cards);
  const page = pageIn(state, query, { hits: cards, count, match }, workspace);
  return {
    ...{ productIds: idsOf(state, page), count },
    ...membersFound(state, page, { match, selection }, workspace),
    ...ofReading,
  };
}

/**
 * The members found for each card on a page. If a card has all words, only members with all words count; if it is
 * called as asked, only members that are.
 */
function membersFound(
  state: IndexState,
  cards: readonly number[],
  { match, selection }: { readonly match: SteeredMatch | null; readonly selection: Selection },
  workspace: Workspace,
): Pick<FoundProducts, 'membersFound'> {
  if (!isNarrowedBy(match, selection) || !isCollapsed(state)) return {};
  const lacksWords = (document: number) => match !== null && !hasBit(match.exact, document);
  const isLesser = (document: number) => match !== null && hasBit(match.lesser, document);
  const found = [...membersOf(cards, selection.hits, state.documents, workspace)].map(([card, members]) => {
    const alike = members.filter(
      (member) => (lacksWords(card) || !lacksWords(member)) && (isLesser(card) || !isLesser(member)),
    );
    return [idsOf(state, [card])[0] ?? '', idsOf(state, alike)] as const;
  });
  return { membersFound: new Map(found) };
}

/** Whether search or filter leave products of the category out. */
function isNarrowedBy(match: SteeredMatch | null, { withoutGroup }: Selection): boolean {
  return match !== null || withoutGroup.size > 0;
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
  const { reading } = match;
  const exactly = countCommon(match.exact, hits);
  const count = countBits(hits);
  // The filter has left only hits that have all words by name. Before, there were others behind them.
  const hasNoOthers = exactly === count && countBits(match.exact) < match.count;
  if (reading.mentioned !== undefined && hasNoOthers) return {};
  if (!isCollapsed(state)) return { reading: { ...reading, exact: exactly } };
  const exact = countCards(common(match.exact, hits, workspace), state.documents, workspace);
  const isSameCards =
    reading.mentioned !== undefined && exactly < count && exact === countCards(hits, state.documents, workspace);
  return isSameCards ? {} : { reading: { ...reading, exact } }; // other members of the same families
}

/** Narrows a category's products by search and filter. */
function narrow(state: IndexState, query: BrowsingQuery, { products, facets }: CategoryInIndex, workspace: Workspace) {
  const match = search(state, query.searchText, products, workspace);
  const candidates = match?.hits ?? products;
  const groups = [...selectedGroups(query, facets, state, workspace), ...selectedOffers(state, query, workspace)];
  return { match, selection: select(candidates, groups, workspace) };
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
  if (match === null) return pageOf(hits, count, sorted, query, workspace);
  return orderName(order) === orderName(defaultOrder)
    ? bestFirst({ hits, count }, match, sorted, query, workspace, knownNames(state))
    : namedFirst(hits, match, sorted, query, workspace);
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
