import { type Bits, countBits, documentsIn, setBit } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import { type KeyColumn, noKey } from '../structures/key-column.ts';

/** Documents, grouped by their families. */
export interface GroupedFamilies {
  /** Documents without a family, and documents that are the only one of their family. */
  readonly singles: Bits;
  /** All others. Members of one family are adjacent. */
  readonly members: Uint32Array;
  /** The index in `members` where each family begins, and the end of the last one. */
  readonly starts: Uint32Array;
}

/**
 * Groups documents by their families. It takes two passes over the documents and one over the families. The result
 * lives in the workspace.
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
  workspace.lists.release(room);
  return { singles, members, starts };
}

/** The number of cards for grouped documents: one for each family, and one for each document without a family. */
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
 * Replaces each family's number of members by the index of its first one, or `noKey` for a single member. Returns where
 * the families begin, and their total number of members.
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
