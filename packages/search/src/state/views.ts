import { FacetCounter, type FacetGroup } from '../attributes/facets.ts';
import { valueSets } from '../attributes/value-sets.ts';
import { categorySets } from '../categories/category-sets.ts';
import type { NumberedTree } from '../categories/numbered-tree.ts';
import { type Vocabulary, vocabularyOf, type Words } from '../german/vocabulary.ts';
import { stockSets } from '../offers/availability.ts';
import { GroupOrders } from '../order/group-orders.ts';
import { inOrderOfIds } from '../order/key-column.ts';
import { Orders } from '../order/sort-orders.ts';
import { type DocumentSet, documentsOf } from '../sets/document-set.ts';
import type { Slices } from '../slices.ts';
import { SegmentBuilder } from '../text/segment-builder.ts';
import type { TextSegment } from '../text/text-segment.ts';
import { livingDocuments } from './documents.ts';
import type { IndexContent, IndexViews } from './index-state.ts';
import { wordsIn } from './words.ts';

/**
 * Works out all that queries read, each part in a pass or two over the columns. Facets of categories that stayed as
 * they were are kept, and the vocabulary when no word came or went.
 */
export function* viewsOf(
  content: IndexContent,
  kept: { readonly facets: IndexViews['categoryFacets']; readonly vocabulary: Vocabulary },
  groupsAskedFor: readonly string[],
): Slices<IndexViews> {
  const { documents, dictionary, tree } = content;
  yield* dictionary.sort();
  const sets = yield* categorySets(tree, documents);
  const orders = yield* ordersOf(content);
  const groupOrders = yield* groupOrdersOf(content, orders, groupsAskedFor);
  const categoryNames = yield* categoryNamesOf(tree);
  return {
    productCount: orders.count,
    orders,
    groupOrders,
    categoryNames,
    vocabulary: yield* nextVocabulary(kept.vocabulary, yield* wordsIn(content, categoryNames)),
    categorySets: sets,
    categoryFacets: yield* facetsOf(sets, new FacetCounter(documents, dictionary), kept.facets),
    valueSets: yield* valueSets(documents, dictionary.size.values),
    stockSets: yield* stockSets(documents),
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

function* facetsOf(
  sets: readonly DocumentSet[],
  counter: FacetCounter,
  known: IndexViews['categoryFacets'],
): Slices<IndexViews['categoryFacets']> {
  const facets: (readonly FacetGroup[])[] = [];
  for (const [number, set] of sets.entries()) {
    facets.push(known[number] ?? (yield* counter.groupsOf(documentsOf(set))));
    yield;
  }
  return facets;
}

function* ordersOf({ documents }: IndexContent): Slices<Orders> {
  const orders = new Orders({
    byId: inOrderOfIds(documents.ids, livingDocuments(documents)),
    internalRating: documents.ratings,
    name: documents.names,
    price: documents.prices,
  });
  yield* orders.prepare();
  return orders;
}

/** The orders of the groups, those ready that were asked for lately. */
export function* groupOrdersOf(
  { documents, tree, groups }: IndexContent,
  orders: Orders,
  groupsAskedFor: readonly string[],
): Slices<GroupOrders> {
  const groupOrders = new GroupOrders(orders, { documents, tree, groups });
  yield* groupOrders.prepare(groupsAskedFor);
  return groupOrders;
}
