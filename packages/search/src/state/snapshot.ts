import { AttributeDictionary } from '../attributes/attribute-dictionary.ts';
import { CategoryNumbers } from '../categories/numbered-tree.ts';
import type { Documents } from '../documents/documents.ts';
import type { GroupOffers } from '../documents/group-offers.ts';
import type { Sales } from '../documents/sales.ts';
import { offeredOrders, orderName, type SortOrder } from '../order/sort-order.ts';
import { Orders, sortColumnsOf } from '../order/sort-orders.ts';
import type { PostingLists, TextSegment } from '../segments/text-segment.ts';
import type { KeyColumn } from '../structures/key-column.ts';
import type { Keys } from '../structures/keys.ts';
import { NumberList } from '../structures/number-list.ts';
import { atOnce } from '../structures/slices.ts';
import { TextList } from '../structures/text-list.ts';
import type { IndexContent } from './index-state.ts';

/** A plain array of numbers. */
export type SnapshotSection = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * The index's data about the products at one version, as named arrays. They are written to a file and read back without
 * a copy. Left out is what is cheap to compute, or comes with each change (categories, groups, settings of the search).
 */
export interface IndexSnapshot {
  readonly version: number;
  readonly sections: ReadonlyMap<string, SnapshotSection>;
}

/** The part of an index's content that a snapshot stores. */
export type KeptContent = Pick<
  IndexContent,
  'version' | 'documents' | 'texts' | 'dictionary' | 'categoryNumbers' | 'orders'
>;

/** The snapshot of a state. It shares the state's arrays. */
export function snapshotOf({
  version,
  documents,
  texts,
  dictionary,
  categoryNumbers,
  orders,
}: KeptContent): IndexSnapshot {
  const sections = new Map<string, SnapshotSection>([
    ['counts', Uint32Array.of(documents.size, texts.length, documents.groupOffers.size, documents.sales.size)],
    ...columnSections('ids', documents.ids),
    ...columnSections('names', documents.names),
    ...columnSections('ratings', documents.ratings),
    ...columnSections('prices', documents.prices),
    ['taxRates', documents.taxRates],
    ['stock', documents.stock],
    ...columnSections('families', documents.families),
    ['familyPlaces', documents.familyPlaces],
    ['categories', documents.categories],
    ['attributeStarts', documents.attributeStarts],
    ['attributeValues', documents.attributeValues],
    ...keySections('categoryIds', TextList.from(categoryNumbers.ids)),
    ...dictionarySections(dictionary),
    ...keySections('offerGroups', TextList.from(documents.groupOffers.keys())),
    ...[...documents.groupOffers.values()].flatMap((offers, i) => offerSections(`offers${i}`, offers)),
    ...keySections('saleGroups', TextList.from(documents.sales.keys())),
    ...[...documents.sales.values()].flatMap((sales, i) => saleSections(`sales${i}`, sales)),
    ...texts.flatMap((segment, i) => segmentSections(`text${i}`, segment)),
    ['byId', orders.byId],
    ...offeredOrders.map((order) => [sectionOf(order), orders.in(order).documents] as const),
  ]);
  return { version, sections };
}

/**
 * The content of a snapshot.
 * @throws if a section is missing or of another type: this index did not write it.
 */
export function contentOf({ version, sections }: IndexSnapshot): KeptContent {
  const reader = new SectionReader(sections);
  const [size = 0, segments = 0, groups = 0, sales = 0] = reader.u32('counts');
  const categoryNumbers = new CategoryNumbers();
  const categoryIds = reader.texts('categoryIds');
  for (let i = 0; i < categoryIds.length; i++) categoryNumbers.of(categoryIds.at(i));
  const documents = documentsIn(reader, { size, groups, sales });
  return {
    version,
    documents,
    orders: ordersIn(reader, documents),
    texts: Array.from({ length: segments }, (_, i) => segmentIn(reader, `text${i}`)),
    dictionary: dictionaryIn(reader),
    categoryNumbers,
  };
}

function ordersIn(reader: SectionReader, documents: Documents): Orders {
  const orders = new Orders({ ...sortColumnsOf(documents), byId: reader.u32('byId') });
  atOnce(orders.takeOver((order) => reader.u32(sectionOf(order))));
  return orders;
}

function sectionOf(order: SortOrder): string {
  return `order ${orderName(order)}`;
}

type Sections = (readonly [string, SnapshotSection])[];

function keySections(name: string, keys: Keys<unknown>): Sections {
  return Object.entries(keys.arrays).map(([kind, array]) => [`${name}.${kind}`, array]);
}

function columnSections(name: string, { keys, ranks }: KeyColumn<unknown>): Sections {
  return [...keySections(name, keys), [`${name}.ranks`, ranks]];
}

function offerSections(name: string, { documents, prices, taxRates }: GroupOffers): Sections {
  return [
    [`${name}.documents`, documents],
    [`${name}.prices`, prices],
    [`${name}.taxRates`, taxRates],
  ];
}

function saleSections(name: string, sales: Sales): Sections {
  return Object.entries(sales).map(([column, numbers]) => [`${name}.${column}`, numbers]);
}

function segmentSections(name: string, { strong, weak }: TextSegment): Sections {
  return [...listSections(`${name}.strong`, strong), ...listSections(`${name}.weak`, weak)];
}

function listSections(name: string, { terms, starts, postings, count }: PostingLists): Sections {
  return [
    ...keySections(`${name}.terms`, terms),
    [`${name}.postingStarts`, starts],
    [`${name}.postings`, postings],
    [`${name}.count`, Uint32Array.of(count)],
  ];
}

/** By value number: its group's name and its text. Added in this order, the values get their numbers back. */
function dictionarySections(dictionary: AttributeDictionary): Sections {
  const { groups, values } = dictionary.size;
  const numbers = Array.from({ length: values }, (_, value) => value);
  return [
    ...keySections(
      'groupNames',
      TextList.from(Array.from({ length: groups }, (_, group) => dictionary.groupName(group))),
    ),
    ...keySections('valueTexts', TextList.from(numbers.map((value) => dictionary.text(value)))),
    ['valueGroups', Uint32Array.from(numbers, (value) => dictionary.groupOf(value))],
  ];
}

function dictionaryIn(reader: SectionReader): AttributeDictionary {
  const dictionary = new AttributeDictionary();
  const [names, texts, groups] = [reader.texts('groupNames'), reader.texts('valueTexts'), reader.u32('valueGroups')];
  for (let value = 0; value < texts.length; value++) dictionary.add(names.at(groups[value] ?? 0), texts.at(value));
  return dictionary;
}

function documentsIn(
  reader: SectionReader,
  { size, groups, sales }: Readonly<Record<'size' | 'groups' | 'sales', number>>,
): Documents {
  const [offerGroups, saleGroups] = [reader.texts('offerGroups'), reader.texts('saleGroups')];
  return {
    size,
    ids: { keys: reader.texts('ids'), ranks: reader.u32('ids.ranks') },
    names: { keys: reader.texts('names'), ranks: reader.u32('names.ranks') },
    ratings: { keys: reader.numbers('ratings'), ranks: reader.u32('ratings.ranks') },
    prices: { keys: reader.numbers('prices'), ranks: reader.u32('prices.ranks') },
    taxRates: reader.u16('taxRates'),
    stock: reader.u8('stock'),
    groupOffers: new Map(
      Array.from({ length: groups }, (_, i) => [offerGroups.at(i), offersIn(reader, `offers${i}`)] as const),
    ),
    sales: new Map(Array.from({ length: sales }, (_, i) => [saleGroups.at(i), salesIn(reader, `sales${i}`)] as const)),
    families: { keys: reader.texts('families'), ranks: reader.u32('families.ranks') },
    familyPlaces: reader.u32('familyPlaces'),
    categories: reader.u32('categories'),
    attributeStarts: reader.u32('attributeStarts'),
    attributeValues: reader.u32('attributeValues'),
  };
}

function offersIn(reader: SectionReader, name: string): GroupOffers {
  return {
    documents: reader.u32(`${name}.documents`),
    prices: reader.u32(`${name}.prices`),
    taxRates: reader.u16(`${name}.taxRates`),
  };
}

function salesIn(reader: SectionReader, name: string): Sales {
  const [documents, full, reduced] = ['documents', 'full', 'reduced'].map((column) => reader.u32(`${name}.${column}`));
  const [from, until] = ['from', 'until'].map((column) => reader.f64(`${name}.${column}`));
  if (!documents || !full || !reduced || !from || !until) throw new Error(`The snapshot has no ${name}.`);
  return { documents, full, reduced, from, until };
}

function segmentIn(reader: SectionReader, name: string): TextSegment {
  return { strong: listsIn(reader, `${name}.strong`, true), weak: listsIn(reader, `${name}.weak`, false) };
}

function listsIn(reader: SectionReader, name: string, hasFields: boolean): PostingLists {
  return {
    terms: reader.texts(`${name}.terms`),
    starts: reader.u32(`${name}.postingStarts`),
    postings: reader.u8(`${name}.postings`),
    count: reader.u32(`${name}.count`)[0] ?? 0,
    hasFields,
  };
}

/** Reads sections by name. */
class SectionReader {
  readonly #sections: IndexSnapshot['sections'];

  constructor(sections: IndexSnapshot['sections']) {
    this.#sections = sections;
  }

  u8(name: string): Uint8Array {
    return this.#read(name, Uint8Array);
  }

  u16(name: string): Uint16Array {
    return this.#read(name, Uint16Array);
  }

  u32(name: string): Uint32Array {
    return this.#read(name, Uint32Array);
  }

  f64(name: string): Float64Array {
    return this.#read(name, Float64Array);
  }

  numbers(name: string): NumberList {
    return new NumberList(this.f64(`${name}.numbers`));
  }

  texts(name: string): TextList {
    const { buffer, byteOffset, length } = this.u8(`${name}.bytes`);
    return new TextList(Buffer.from(buffer, byteOffset, length), this.u32(`${name}.starts`));
  }

  #read<Kind extends SnapshotSection>(name: string, kind: abstract new (...parameters: never[]) => Kind): Kind {
    const section = this.#sections.get(name);
    if (section instanceof kind) return section;
    throw new Error(`The snapshot has no section ${name} of this kind.`);
  }
}
