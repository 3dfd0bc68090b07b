import { AttributeDictionary } from '../attributes/attribute-dictionary.ts';
import type { FacetsOfCategories } from '../attributes/facets.ts';
import { CategoryNumbers, type NumberedTree, noTree } from '../categories/numbered-tree.ts';
import type { Places } from '../categories/places.ts';
import { type Documents, noDocuments } from '../documents/documents.ts';
import { emptyVocabulary, type Vocabulary } from '../german/vocabulary.ts';
import type { ReducedSets } from '../offers/reduced.ts';
import { GroupOrders } from '../order/group-orders.ts';
import { Orders } from '../order/sort-orders.ts';
import { emptySegment, type TextSegment } from '../segments/text-segment.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import { noSteering, type Steering } from '../steering/steering.ts';
import { noNumbers, noTexts } from '../structures/key-column.ts';
import { NameCutter } from '../text/name-fit.ts';
import { noWitnesses, type WordWitnesses } from './word-witnesses.ts';

/** What the index holds and carries on from one version of the catalogue to the next. */
export interface IndexContent {
  readonly version: number;
  readonly documents: Documents;
  /** The texts, the oldest documents first: taking in a change rewrites the small segments at the end only. */
  readonly texts: readonly TextSegment[];
  readonly tree: NumberedTree;
  /** Of this tree. */
  readonly places: Places;
  readonly groups: IndexedGroups;
  readonly steering: Steering;
  /** Names cut for comparing; what it remembers holds for every state. */
  readonly nameCutter: NameCutter;
  /** Both only ever grow, so that states can share them. */
  readonly dictionary: AttributeDictionary;
  readonly categoryNumbers: CategoryNumbers;
  /** The products that are in the catalogue, sorted. */
  readonly orders: Orders;
}

/** What is worked out from the content: of all documents, or of the views before and what came and went since. */
export interface IndexViews {
  /** Whether the views are of this content: not where documents were just read, or numbered anew. */
  readonly isViewed: boolean;
  readonly groupOrders: GroupOrders;
  /** Which words stand in the names of which categories: numbers of categories take the place of documents. */
  readonly categoryNames: TextSegment;
  /** The words in all texts. */
  readonly witnesses: WordWitnesses;
  readonly vocabulary: Vocabulary;
  /** By number of category, descendants included. */
  readonly categorySets: readonly DocumentSet[];
  readonly categoryFacets: FacetsOfCategories;
  /** By number of value. */
  readonly valueSets: readonly DocumentSet[];
  /** By number of stock status. */
  readonly stockSets: readonly DocumentSet[];
  /** By group: what is in a sale now. */
  readonly reducedSets: ReducedSets;
}

/** One state of the catalogue, never changed once made: a query takes one and sees nothing else. */
export interface IndexState extends IndexContent, IndexViews {}

/** A shop without customer groups. */
const noGroups: IndexedGroups = { shopDeclaration: 'gross', groups: [] };

/** The state before the first version. */
export function emptyState(): IndexState {
  const orders = new Orders({
    id: noTexts,
    byId: new Uint32Array(0),
    internalRating: noNumbers,
    name: noTexts,
    price: noNumbers,
  });
  return {
    version: -1,
    documents: noDocuments,
    texts: [],
    tree: noTree,
    places: [],
    groups: noGroups,
    steering: noSteering,
    nameCutter: new NameCutter(),
    dictionary: new AttributeDictionary(),
    categoryNumbers: new CategoryNumbers(),
    isViewed: false,
    categoryNames: emptySegment,
    witnesses: noWitnesses,
    vocabulary: emptyVocabulary,
    orders,
    groupOrders: new GroupOrders(orders, { documents: noDocuments, tree: noTree, places: [], groups: noGroups }),
    categorySets: [],
    categoryFacets: [],
    valueSets: [],
    stockSets: [],
    reducedSets: new Map(),
  };
}
