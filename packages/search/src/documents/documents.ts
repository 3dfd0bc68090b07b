import { type KeyColumn, noNumbers, noTexts } from '../structures/key-column.ts';
import type { GroupOffers } from './group-offers.ts';
import type { SalesOfGroups } from './sales.ts';

/** The category of a removed document. It is in no set, so no query finds it. */
export const gone = 0xffffffff;

/**
 * The index's data about the products, one column per field. A product's document number is its index in the columns. A
 * changed product gets a new number, and its old one is marked as gone. So postings, the bulk of the index, never
 * change.
 */
export interface Documents {
  /** How many document numbers exist. */
  readonly size: number;
  readonly ids: KeyColumn<string>;
  /** In German sort order. */
  readonly names: KeyColumn<string>;
  readonly ratings: KeyColumn<number>;
  /** The price of everybody's first condition in cents. Below, by document: its tax rate. */
  readonly prices: KeyColumn<number>;
  readonly taxRates: Uint16Array;
  /** Numbers of stock statuses (offers/availability.ts). */
  readonly stock: Uint8Array;
  /** First conditions of customer groups, by the group's name. */
  readonly groupOffers: ReadonlyMap<string, GroupOffers>;
  /** The sales by which prices of first conditions change. `prices` and `groupOffers` contain the prices of now. */
  readonly sales: SalesOfGroups;
  /** Keys of families. No key for products without a family. */
  readonly families: KeyColumn<string>;
  /** The position of a member in its family, in the operator's order. */
  readonly familyPlaces: Uint32Array;
  /** Place numbers (categories/places.ts), or `gone`. */
  readonly categories: Uint32Array;
  /** By document, and one more at the end: where its part of `attributeValues` begins. */
  readonly attributeStarts: Uint32Array;
  /** Numbers of values (AttributeDictionary), each once per document, in the operator's order. */
  readonly attributeValues: Uint32Array;
}

/** No documents. */
export const noDocuments: Documents = {
  size: 0,
  ids: noTexts,
  names: noTexts,
  ratings: noNumbers,
  prices: noNumbers,
  taxRates: new Uint16Array(0),
  stock: new Uint8Array(0),
  groupOffers: new Map(),
  sales: new Map(),
  families: noTexts,
  familyPlaces: new Uint32Array(0),
  categories: new Uint32Array(0),
  attributeStarts: new Uint32Array(1),
  attributeValues: new Uint32Array(0),
};

/** The documents from a number on that are not gone, ascending. */
export function livingDocuments({ size, categories }: Documents, from = 0): Uint32Array {
  const living = new Uint32Array(size - from);
  let count = 0;
  for (let document = from; document < size; document++) if (categories[document] !== gone) living[count++] = document;
  return living.slice(0, count);
}
