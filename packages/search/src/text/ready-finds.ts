import type { Weighing } from '../segments/match-weight.ts';
import type { TextSegment } from '../segments/text-segment.ts';
import { type Bits, bitsInWord, lowestBit } from '../sets/bits.ts';
import { BoundedMap } from '../structures/bounded-map.ts';

/** The matches of a clue in a segment, without names of categories, in little memory. */
export interface ReadyFinds {
  /** The first word of the bits. */
  readonly from: number;
  readonly hits: Bits;
  /** The same array as `hits` if every match is strong. */
  readonly strong: Bits;
  /** One weight for each hit, in ascending order of the documents. */
  readonly weights: Uint8Array;
}

/** The target to which matches are added. */
export interface Finds {
  readonly hits: Bits;
  readonly strong: Bits;
  /** By document: the weight of its best match. Undefined for documents that are no hits. */
  readonly weights: Uint8Array;
}

/** For so many bytes of a segment's postings, one byte may cache matches: 16 MB at a million products. */
const bytesForOne = 6;

/**
 * Caches the matches of clues that are expensive to read, such as single letters. Segments never change, so an entry
 * stays valid until its segment is merged with another one.
 */
export class KeptFinds {
  readonly #most: number;
  #weighing: Weighing | null = null;
  #finds: BoundedMap<ReadyFinds>;

  constructor({ strong, weak }: TextSegment) {
    this.#most = (strong.postings.length + weak.postings.length) / bytesForOne;
    this.#finds = new BoundedMap(this.#most, bytesOf);
  }

  /** The cached matches of a clue under a weighing, made now if they are missing. */
  of(clue: string, weighing: Weighing, make: () => ReadyFinds): ReadyFinds {
    if (weighing !== this.#weighing) this.#finds = new BoundedMap(this.#most, bytesOf);
    this.#weighing = weighing;
    return this.#finds.of(clue, make);
  }
}

function bytesOf({ hits, strong, weights }: ReadyFinds): number {
  return hits.byteLength + weights.byteLength + (strong === hits ? 0 : strong.byteLength);
}

/** Packs matches. */
export function packed({ hits, strong, weights }: Finds): ReadyFinds {
  const from = Math.max(
    0,
    hits.findIndex((word) => word !== 0),
  );
  const to = hits.findLastIndex((word) => word !== 0) + 1;
  const ownHits = hits.slice(from, to);
  const isAllStrong = ownHits.every((word, i) => word === strong[from + i]);
  const own = new Uint8Array(ownHits.reduce((count, word) => count + bitsInWord(word), 0));
  let place = 0;
  for (let i = 0; i < ownHits.length; i++) {
    for (let word = ownHits[i] ?? 0; word !== 0; word &= word - 1) {
      own[place++] = weights[((from + i) << 5) + lowestBit(word)] ?? 0;
    }
  }
  return { from, hits: ownHits, strong: isAllStrong ? ownHits : strong.slice(from, to), weights: own };
}

/** Adds packed matches to those of other segments. */
export function addReady({ from, hits, strong, weights }: ReadyFinds, found: Finds): void {
  let place = 0;
  for (let i = 0; i < hits.length; i++) {
    let word = hits[i] ?? 0;
    if (word === 0) continue;
    found.hits[from + i] = (found.hits[from + i] ?? 0) | word;
    found.strong[from + i] = (found.strong[from + i] ?? 0) | (strong[i] ?? 0);
    for (; word !== 0; word &= word - 1) found.weights[((from + i) << 5) + lowestBit(word)] = weights[place++] ?? 0;
  }
}
