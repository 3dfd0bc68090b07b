import { type KeyColumn, noNumbers, noTexts } from '../structures/key-column.ts';
import type { GroupOffers } from './group-offers.ts';
import type { SalesOfGroups } from './sales.ts';

/** The category of a document that is no longer in the catalogue. It is in no set and so never found. */
export const gone = 0xffffffff;

/**
 * What the index knows of the products, one column per field. A product's document number is its place in the columns;
 * a changed product gets a new number and its old one is gone, so that postings, the bulk of the index, never change.
 */
export interface Documents {
  /** How many numbers are given out. */
  readonly size: number;
  readonly ids: KeyColumn<string>;
  /** As German readers sort them. */
  readonly names: KeyColumn<string>;
  readonly ratings: KeyColumn<number>;
  /** Cents of everybody's first condition, and by document its tax rate. */
  readonly prices: KeyColumn<number>;
  readonly taxRates: Uint16Array;
  /** Numbers of stock statuses (offers/availability.ts). */
  readonly stock: Uint8Array;
  /** First conditions of groups, by the group's name. */
  readonly groupOffers: ReadonlyMap<string, GroupOffers>;
  /** By which prices of first conditions change in time; `prices` and `groupOffers` have those of now. */
  readonly sales: SalesOfGroups;
  /** Keys of families; none for what is in none. */
  readonly families: KeyColumn<string>;
  /** The place of a member in its family, as the operator lists them. */
  readonly familyPlaces: Uint32Array;
  /** Numbers of places (categories/places.ts), or `gone`. */
  readonly categories: Uint32Array;
  /** By document, and one more: where its part of `attributeValues` begins. */
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

/** The documents from a number on that are in the catalogue, ascending. */
export function livingDocuments({ size, categories }: Documents, from = 0): Uint32Array {
  const living = new Uint32Array(size - from);
  let count = 0;
  for (let document = from; document < size; document++) if (categories[document] !== gone) living[count++] = document;
  return living.slice(0, count);
}
