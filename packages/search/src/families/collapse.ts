import type { Documents } from '../documents/documents.ts';
import { type Bits, clearBit, hasBit, lowestBit, setBit, unite } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { noKey } from '../structures/key-column.ts';
import type { GroupedFamilies } from './group-families.ts';

/** Which member represents a family. */
export interface Preference {
  /** The preference for a document. More is better. */
  readonly goodness: (document: number) => number;
  /** These come before all others, in this order. */
  readonly first: readonly number[];
}

/** Whether there are any families. A shop without families skips the work. */
export function hasFamilies({ families }: Documents): boolean {
  return families.keys.length > 0;
}

/**
 * The best member of each family among grouped hits, and all hits without a family. Equally good members keep the
 * operator's order.
 */
export function bestMembers(
  { singles, members, starts }: GroupedFamilies,
  { familyPlaces, ids }: Documents,
  { goodness, first }: Preference,
): Bits {
  const best = singles.slice();
  const placeOf = (document: number) => (familyPlaces[document] ?? 0) * ids.keys.length + (ids.ranks[document] ?? 0);
  for (let family = 1; family < starts.length; family++) {
    const some = members.subarray(starts[family - 1] ?? 0, starts[family] ?? 0);
    setBit(best, bestOf(some, goodness, placeOf));
  }
  for (const document of first.toReversed()) prefer(document, best, { members, starts });
  return best;
}

function bestOf(members: Uint32Array, goodness: Preference['goodness'], placeOf: (document: number) => number): number {
  let best = members[0] ?? 0;
  let most = goodness(best);
  for (let i = 1; i < members.length; i++) {
    const member = members[i] ?? 0;
    const good = goodness(member);
    if (good < most || (good === most && placeOf(member) > placeOf(best))) continue;
    [best, most] = [member, good];
  }
  return best;
}

/** Lets a document represent its family, if the family has several members here. */
function prefer(document: number, best: Bits, { members, starts }: Pick<GroupedFamilies, 'members' | 'starts'>): void {
  const place = members.indexOf(document);
  if (place < 0) return;
  const family = starts.findIndex((start, i) => start <= place && place < (starts[i + 1] ?? 0));
  for (let i = starts[family] ?? 0; i < (starts[family + 1] ?? 0); i++) clearBit(best, members[i] ?? 0);
  setBit(best, document);
}

/**
 * The members of families among some documents, by the cards that represent the families. One pass over the documents.
 * Documents without a family are left out.
 */
export function membersOf(
  cards: readonly number[],
  documents: Bits,
  { families }: Documents,
  workspace: Workspace,
): Map<number, number[]> {
  const familyOf = (document: number) => families.ranks[document] ?? noKey;
  const ofCard = new Map(cards.filter((card) => familyOf(card) !== noKey).map((card) => [card, [] as number[]]));
  if (ofCard.size === 0) return ofCard;
  const ofFamily = new Map([...ofCard].map(([card, members]) => [familyOf(card), members]));
  const isShown = workspace.bits.take();
  for (const family of ofFamily.keys()) setBit(isShown, family);
  for (let i = 0; i < documents.length; i++) {
    for (let word = documents[i] ?? 0; word !== 0; word &= word - 1) {
      const document = (i << 5) + lowestBit(word);
      const family = familyOf(document);
      if (family !== noKey && hasBit(isShown, family)) ofFamily.get(family)?.push(document);
    }
  }
  workspace.bits.release(isShown);
  return ofCard;
}

/** The number of cards for some documents: one for each family, and one for each document without a family. */
export function countCards(hits: Bits, { families }: Documents, workspace: Workspace): number {
  const isMet = workspace.bits.take();
  let count = 0;
  for (let i = 0; i < hits.length; i++) {
    for (let word = hits[i] ?? 0; word !== 0; word &= word - 1) {
      const family = families.ranks[(i << 5) + lowestBit(word)] ?? noKey;
      if (family !== noKey && hasBit(isMet, family)) continue;
      count++;
      if (family !== noKey) setBit(isMet, family);
    }
  }
  workspace.bits.release(isMet);
  return count;
}

/** The documents that both sets contain. */
export function common(one: Bits, other: Bits, workspace: Workspace): Bits {
  const both = workspace.bits.take();
  unite(both, one);
  for (let i = 0; i < both.length; i++) both[i] = (both[i] ?? 0) & (other[i] ?? 0);
  return both;
}
