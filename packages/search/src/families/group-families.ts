import { type Bits, countBits, documentsIn, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { type KeyColumn, noKey } from '../structures/key-column.ts';

/** Documents by their families. */
export interface GroupedFamilies {
  /** Those of no family, and those that are alone in theirs. */
  readonly singles: Bits;
  /** The others, those of a family one after the other. */
  readonly members: Uint32Array;
  /** Where each family's members begin in `members`, and the end of the last. */
  readonly starts: Uint32Array;
}

/**
 * Groups documents by their families: two passes over the documents, and one over the families. What it answers is of
 * the workspace.
 */
export function groupFamilies(hits: Bits, families: KeyColumn<string>, workspace: Workspace): GroupedFamilies {
  const room = workspace.lists.take();
  const documents = documentsIn(hits, room);
  const ends = workspace.lists.take().subarray(0, families.keys.length).fill(0);
  countMembers(documents, families.ranks, ends);
  const { starts, length } = placesOf(ends, workspace.lists.take());
  const members = workspace.lists.take().subarray(0, length);
  const singles = workspace.bits.take();
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0;
    const family = families.ranks[document] ?? noKey;
    const place = family === noKey ? noKey : (ends[family] ?? noKey);
    if (place === noKey) setBit(singles, document);
    else {
      members[place] = document;
      ends[family] = place + 1;
    }
  }
  workspace.lists.giveBack(room);
  return { singles, members, starts };
}

/** How many cards grouped documents come to: one for each family, and one for each that is in none. */
export function countGrouped({ singles, starts }: GroupedFamilies): number {
  return countBits(singles) + starts.length - 1;
}

function countMembers(documents: Uint32Array, families: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < documents.length; i++) {
    const family = families[documents[i] ?? 0] ?? noKey;
    if (family !== noKey) counts[family] = (counts[family] ?? 0) + 1;
  }
}

/**
 * Makes of each family's number of members the place of its first one, `noKey` for one that is alone. Answers where the
 * families begin, and how many members they have together.
 */
function placesOf(counts: Uint32Array, room: Uint32Array): { readonly starts: Uint32Array; readonly length: number } {
  let [families, length] = [0, 0];
  for (let family = 0; family < counts.length; family++) {
    const count = counts[family] ?? 0;
    counts[family] = count < 2 ? noKey : length;
    if (count < 2) continue;
    room[families++] = length;
    length += count;
  }
  room[families] = length;
  return { starts: room.subarray(0, families + 1), length };
}
