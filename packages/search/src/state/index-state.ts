import { AttributeDictionary } from '../attributes/attribute-dictionary.ts';
import type { FacetsOfCategories } from '../attributes/facets.ts';
import type { ValueColumns } from '../attributes/value-columns.ts';
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
import { NameCutter } from '../text/name-words.ts';
import { noWitnesses, type WordWitnesses } from './word-witnesses.ts';

/** The index's content, which is carried from one version of the catalogue to the next. */
export interface IndexContent {
  readonly version: number;
  readonly documents: Documents;
  /** The texts, oldest documents first. A change rewrites only the small segments at the end. */
  readonly texts: readonly TextSegment[];
  readonly tree: NumberedTree;
  /** Places of this tree. */
  readonly places: Places;
  readonly groups: IndexedGroups;
  readonly steering: Steering;
  /** Splits names for comparison. Its cache is valid in every state. */
  readonly nameCutter: NameCutter;
  /** Dictionary and category numbers only grow, so states can share them. */
  readonly dictionary: AttributeDictionary;
  readonly categoryNumbers: CategoryNumbers;
  /** The products that are not gone, sorted. */
  readonly orders: Orders;
}

/** Everything derived from the content: from all documents, or from the previous views and the changes since. */
export interface IndexViews {
  /** Whether the views belong to this content. False right after documents were loaded or renumbered. */
  readonly isViewed: boolean;
  readonly groupOrders: GroupOrders;
  /** Words in the names of categories. Category numbers take the place of documents. */
  readonly categoryNames: TextSegment;
  /** The words of all texts. */
  readonly witnesses: WordWitnesses;
  readonly vocabulary: Vocabulary;
  /** By category number, descendants included. */
  readonly categorySets: readonly DocumentSet[];
  readonly categoryFacets: FacetsOfCategories;
  /** By value number. */
  readonly valueSets: readonly DocumentSet[];
  /** The attribute groups that most products have one value of. */
  readonly valueColumns: ValueColumns;
  /** By stock status number. */
  readonly stockSets: readonly DocumentSet[];
  /** By customer group: the products in a running sale. */
  readonly reducedSets: ReducedSets;
}

/** One immutable state of the catalogue. A query reads one state and nothing else. */
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
    valueColumns: new Map(),
    stockSets: [],
    reducedSets: new Map(),
  };
}
