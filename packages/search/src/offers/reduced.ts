import type { Documents } from '../documents/documents.ts';
import { priceIn } from '../documents/price-in.ts';
import { everybodys } from '../documents/sales.ts';
import type { GroupedFamilies } from '../families/group-families.ts';
import { type Bits, clearBit, countCommon, emptyBits, hasBit, setBit } from '../sets/bits.ts';
import { addAll, type DocumentSet, isBetterAsList, noDocuments } from '../sets/document-set.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import type { Slices } from '../structures/slices.ts';

/** By customer group: the documents whose price is now lower than outside the sale. */
export type ReducedSets = ReadonlyMap<string, DocumentSet>;

/** The number of sales to process in one slice. */
const inOneSlice = 8192;

/** The reduced products at current prices. Reads each sale once, and no product without a sale. */
export function* reducedSetsOf(documents: Documents): Slices<ReducedSets> {
  const sets = new Map<string, DocumentSet>();
  for (const [group, sales] of documents.sales) {
    const priceOf = priceIn(documents, group);
    const reduced = new Uint32Array(sales.documents.length);
    let count = 0;
    for (let i = 0; i < sales.documents.length; i++) {
      if (i % inOneSlice === 0) yield;
      const document = sales.documents[i] ?? 0;
      if (priceOf(document) < (sales.full[i] ?? 0)) reduced[count++] = document;
    }
    if (count > 0) sets.set(group, setOf(reduced.slice(0, count), documents.size));
  }
  return sets;
}

function setOf(documents: Uint32Array, size: number): DocumentSet {
  const count = documents.length;
  if (isBetterAsList(count, size)) return { kind: 'list', documents, count };
  const bits = emptyBits(size);
  for (let i = 0; i < count; i++) setBit(bits, documents[i] ?? 0);
  return { kind: 'bits', bits, count };
}

/** The data that says which products are reduced for a visitor. */
export interface ReducedFor {
  readonly reducedSets: ReducedSets;
  readonly documents: Pick<Documents, 'groupOffers'>;
  readonly groups: IndexedGroups;
}

/**
 * Adds the reduced products of a group to an empty set: by the group's own condition if a product has one, else by
 * everybody's. Null or an unknown group means everybody.
 */
export function addReduced(target: Bits, group: string | null, { reducedSets, documents, groups }: ReducedFor): void {
  addAll(target, reducedSets.get(everybodys) ?? noDocuments);
  if (group === null || !groups.groups.some(({ name }) => name === group)) return;
  const own = documents.groupOffers.get(group)?.documents ?? noDocuments.documents;
  for (let i = 0; i < own.length; i++) clearBit(target, own[i] ?? 0);
  addAll(target, reducedSets.get(group) ?? noDocuments);
}

/** The number of cards with a reduced product. One reduced member is enough for a family. */
export function countReducedCards({ singles, members, starts }: GroupedFamilies, reduced: Bits): number {
  let count = countCommon(singles, reduced);
  for (let family = 1; family < starts.length; family++) {
    const end = starts[family] ?? 0;
    for (let i = starts[family - 1] ?? 0; i < end; i++) {
      if (!hasBit(reduced, members[i] ?? 0)) continue;
      count++;
      break;
    }
  }
  return count;
}
