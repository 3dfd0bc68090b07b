import { categoryTurnovers } from '../attributes/category-turnovers.ts';
import { changedFacets } from '../attributes/facets.ts';
import { TallyCounter } from '../attributes/tally.ts';
import { changedColumns } from '../attributes/value-columns.ts';
import { valueSets } from '../attributes/value-sets.ts';
import { categorySets } from '../categories/category-sets.ts';
import type { NumberedTree } from '../categories/numbered-tree.ts';
import { gone } from '../documents/documents.ts';
import { categoriesOf, everythingCame, type Turnover } from '../documents/turnover.ts';
import { changedVocabulary } from '../german/changed-vocabulary.ts';
import type { Vocabulary } from '../german/vocabulary.ts';
import { stockSets } from '../offers/availability.ts';
import { reducedSetsOf } from '../offers/reduced.ts';
import { GroupOrders } from '../order/group-orders.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';
import type { TextSegment } from '../segments/text-segment.ts';
import type { Slices } from '../structures/slices.ts';
import { emptyState, type IndexContent, type IndexState, type IndexViews } from './index-state.ts';
import { changedWitnesses, type WordWitnesses, wordsIn } from './word-witnesses.ts';

/** The added and removed documents, and the added texts. */
export type Change = Turnover & { readonly texts: readonly TextSegment[] };

/**
 * Computes all views that queries read. It updates the previous state's views by the changes. If that state has no
 * views, it computes them from all documents, as if all had been added.
 */
export function* viewsOf(content: IndexContent, before: IndexState, change: Change): Slices<IndexViews> {
  const { documents, dictionary, tree } = content;
  yield* dictionary.sort();
  const since = before.isViewed ? { known: before, change } : everythingIn(content);
  const placedSince = tree === since.known.tree ? since : everythingIn(content);
  const categoryNames = tree === since.known.tree ? since.known.categoryNames : yield* categoryNamesOf(tree);
  const witnesses = yield* witnessesIn(content, placedSince, categoryNames);
  const placed = yield* placedIn(content, placedSince);
  const sets = yield* valueSets(since.known.valueSets, since.change, documents, dictionary.size.values);
  const roots = tree.trails.flatMap((trail, number) =>
    trail?.length === 1 ? [placed.categoryFacets[number] ?? []] : [],
  );
  return {
    isViewed: true,
    categoryNames,
    witnesses,
    vocabulary: yield* nextVocabulary(before, witnesses),
    ...placed,
    valueSets: sets,
    valueColumns: yield* changedColumns(placedSince.known.valueColumns, roots, sets, documents.size),
    stockSets: yield* stockSets(since.known.stockSets, since.change, documents),
    reducedSets: yield* reducedSetsOf(documents),
    groupOrders: yield* groupOrdersOf(content, before, change),
  };
}

/** Existing views, and the changes since. */
interface KnownViews {
  readonly known: IndexState;
  readonly change: Change;
}

function everythingIn({ documents, texts }: IndexContent): KnownViews {
  return { known: emptyState(), change: { ...everythingCame(documents), texts } };
}

/** The views that depend on the positions of the categories. */
function* placedIn(
  { documents, dictionary, places }: IndexContent,
  { known, change }: KnownViews,
): Slices<Pick<IndexViews, 'categorySets' | 'categoryFacets'>> {
  const categoryOf = categoriesOf(known.documents, documents);
  const size = documents.size;
  const counter = new TallyCounter(documents, dictionary);
  const turnovers = yield* categoryTurnovers(change, places.length, categoryOf);
  return {
    categorySets: yield* categorySets(known.categorySets, change, places, { size, categoryOf }),
    categoryFacets: yield* changedFacets(known.categoryFacets, turnovers, places, { counter, dictionary }),
  };
}

function witnessesIn(
  { texts, documents }: IndexContent,
  { known, change }: KnownViews,
  categoryNames: TextSegment,
): Slices<WordWitnesses> {
  const isLiving = (document: number): boolean => documents.categories[document] !== gone;
  return changedWitnesses(known.witnesses, { texts, arrived: change.texts, categoryNames, isLiving });
}

/** The words of the categories' names. Category numbers take the place of documents. The root's name is left out. */
function* categoryNamesOf({ names, trails }: NumberedTree): Slices<TextSegment> {
  const builder = new SegmentBuilder();
  for (const [number, name] of names.entries()) {
    if (name !== undefined && (trails[number]?.length ?? 0) > 1) builder.addName(number, name);
  }
  return yield* builder.finish();
}

function* nextVocabulary(before: IndexState, witnesses: WordWitnesses): Slices<Vocabulary> {
  if (witnesses.words === before.witnesses.words) return before.vocabulary;
  return yield* changedVocabulary(before.vocabulary, yield* wordsIn(witnesses));
}

/** The orders of the groups. Those of recently used groups are prepared. */
export function* groupOrdersOf(
  { documents, tree, places, groups, orders }: IndexContent,
  before: IndexState,
  turnover: Turnover,
): Slices<GroupOrders> {
  const groupOrders = new GroupOrders(orders, { documents, tree, places, groups });
  if (before.isViewed) yield* groupOrders.follow(before.groupOrders, turnover);
  else yield* groupOrders.prepare(before.groupOrders);
  return groupOrders;
}
