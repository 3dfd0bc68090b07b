import { categoryTurnovers } from '../attributes/category-turnovers.ts';
import { changedFacets } from '../attributes/facets.ts';
import { TallyCounter } from '../attributes/tally.ts';
import { valueSets } from '../attributes/value-sets.ts';
import { categorySets } from '../categories/category-sets.ts';
import type { NumberedTree } from '../categories/numbered-tree.ts';
import { type Vocabulary, vocabularyOf, type Words } from '../german/vocabulary.ts';
import { stockSets } from '../offers/availability.ts';
import { GroupOrders } from '../order/group-orders.ts';
import type { Slices } from '../slices.ts';
import { SegmentBuilder } from '../text/segment-builder.ts';
import type { TextSegment } from '../text/text-segment.ts';
import { emptyState, type IndexContent, type IndexState, type IndexViews } from './index-state.ts';
import { categoriesOf, everythingCame, type Turnover } from './turnover.ts';
import { wordsIn } from './words.ts';

/**
 * Works out all that queries read: from what the state before knew and from the documents that came and went, or, where
 * that state has no views, from all documents, as if they all had come.
 */
export function* viewsOf(content: IndexContent, before: IndexState, turnover: Turnover): Slices<IndexViews> {
  const { documents, dictionary, tree } = content;
  yield* dictionary.sort();
  const change = before.isViewed ? { known: before, turnover } : everythingIn(content);
  const { known } = change;
  const categoryNames = tree === known.tree ? known.categoryNames : yield* categoryNamesOf(tree);
  return {
    isViewed: true,
    categoryNames,
    vocabulary: yield* nextVocabulary(before.vocabulary, yield* wordsIn(content, categoryNames)),
    ...(yield* placedIn(content, tree === known.tree ? change : everythingIn(content))),
    valueSets: yield* valueSets(known.valueSets, change.turnover, documents, dictionary.size.values),
    stockSets: yield* stockSets(known.stockSets, change.turnover, documents),
    groupOrders: yield* groupOrdersOf(content, before, turnover),
  };
}

/** A view that is known, and what came and went since. */
interface KnownViews {
  readonly known: IndexState;
  readonly turnover: Turnover;
}

function everythingIn({ documents }: IndexContent): KnownViews {
  return { known: emptyState(), turnover: everythingCame(documents) };
}

/** What depends on the places of the categories. */
function* placedIn(
  { documents, dictionary, tree }: IndexContent,
  { known, turnover }: KnownViews,
): Slices<Pick<IndexViews, 'categorySets' | 'categoryFacets'>> {
  const categoryOf = categoriesOf(known.documents, documents);
  const size = documents.size;
  const counter = new TallyCounter(documents, dictionary);
  const turnovers = yield* categoryTurnovers(turnover, tree.trails.length, categoryOf);
  return {
    categorySets: yield* categorySets(known.categorySets, turnover, tree, { size, categoryOf }),
    categoryFacets: yield* changedFacets(known.categoryFacets, turnovers, tree, { counter, dictionary }),
  };
}

/** The words of the categories' names, with numbers of categories for documents. The root names nothing. */
function* categoryNamesOf({ names, trails }: NumberedTree): Slices<TextSegment> {
  const builder = new SegmentBuilder();
  for (const [number, name] of names.entries()) {
    if (name !== undefined && (trails[number]?.length ?? 0) > 1) builder.addName(number, name);
  }
  return yield* builder.finish();
}

function* nextVocabulary(before: Vocabulary, next: Words): Slices<Vocabulary> {
  const isSame = (['words', 'named', 'codes'] as const).every((kind) => areEqual(before[kind], next[kind]));
  return isSame ? before : yield* vocabularyOf(next);
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, i) => text === others[i]);
}

/** The orders of the groups, those ready that were asked for lately. */
export function* groupOrdersOf(
  { documents, tree, groups, orders }: IndexContent,
  before: IndexState,
  turnover: Turnover,
): Slices<GroupOrders> {
  const groupOrders = new GroupOrders(orders, { documents, tree, groups });
  if (before.isViewed) yield* groupOrders.follow(before.groupOrders, turnover);
  else yield* groupOrders.prepare(before.groupOrders);
  return groupOrders;
}
