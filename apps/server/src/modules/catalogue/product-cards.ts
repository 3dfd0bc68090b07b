import type { Product } from '@kontor/contract';
import type { FamiliesRead, ShownFamily } from './family-reader.ts';
import type { ReadyProduct } from './ready-products.ts';

/** A product of a list, and the family that it stands for. */
export interface FoundCard {
  readonly record: ReadyProduct;
  readonly family: ShownFamily | undefined;
}

/** Cards as sent. */
export interface FoundCards {
  readonly cards: readonly FoundCard[];
  /** Whether they stay correct until the version changes. False if a price begins in the future. */
  readonly areSettled: boolean;
}

/** Which members of a family its card is about, and how many of them it names. */
export interface AskedMembers {
  /** By the id of the product that was found: its family's members that were found. Absent: all members. */
  readonly membersFound?: ReadonlyMap<string, readonly string[]> | undefined;
  /** How many members of each family are told. Absent: none. */
  readonly members?: number | undefined;
}

/** The cards of found products, each with its family if it has one. */
export function cardsOf(
  records: readonly ReadyProduct[],
  families: FamiliesRead,
  { membersFound, members = 0 }: AskedMembers,
): FoundCard[] {
  return records.map((record) => ({
    record,
    family:
      record.familyId === null
        ? undefined
        : families.get(record.familyId)?.among(membersFound?.get(record.id), members),
  }));
}

/**
 * The member whose page, picture and article number the card of a family has: the found one if it costs as little as
 * the card says, and else the first that does. So a card leads to what it promises.
 */
export function representativeOf({ record, family }: FoundCard): string {
  const [first = record.id] = family?.cheapest ?? [];
  return family?.cheapest.includes(record.id) ? record.id : first;
}

/** A card as an object. */
export function cardProduct({ record, family }: FoundCard): Product {
  return family === undefined ? record.product : { ...record.product, family: family.summary };
}

/** A card as JSON, built from the record's JSON. */
export function cardJson({ record, family }: FoundCard): string {
  return family === undefined ? record.json : `${record.json.slice(0, -1)},"family":${family.json}}`;
}
