import type { Weighing } from '../segments/match-weight.ts';
import type { TextSegment } from '../segments/text-segment.ts';
import { type Bits, bitsInWord, lowestBit } from '../sets/bits.ts';
import { BoundedMap } from '../structures/bounded-map.ts';

/** What a clue finds in a segment, without the names of categories: as little memory as it can be made again from. */
export interface ReadyFinds {
  /** Where the bits begin, in words. */
  readonly from: number;
  readonly hits: Bits;
  /** The same as `hits` where every find is strong. */
  readonly strong: Bits;
  /** Of one hit after the other, ascending. */
  readonly weights: Uint8Array;
}

/** What finds are added to. */
export interface Finds {
  readonly hits: Bits;
  readonly strong: Bits;
  /** By document: the weight of its best find. Of what is no hit it says nothing. */
  readonly weights: Uint8Array;
}

/** Of how many bytes of a segment's postings one may be used for keeping finds ready: 16 MB at a million products. */
const bytesForOne = 6;

/**
 * The finds of a segment that many postings must be gone through for, as for single letters. Segments never change, so
 * what was found holds until the segment is merged with another one, whatever else the catalogue does meanwhile.
 */
export class KeptFinds {
  readonly #most: number;
  #weighing: Weighing | null = null;
  #finds: BoundedMap<ReadyFinds>;

  constructor({ strong, weak }: TextSegment) {
    this.#most = (strong.postings.length + weak.postings.length) / bytesForOne;
    this.#finds = new BoundedMap(this.#most, bytesOf);
  }

  /** What a clue finds as it is weighed, which is made unless it is kept. */
  of(clue: string, weighing: Weighing, make: () => ReadyFinds): ReadyFinds {
    if (weighing !== this.#weighing) this.#finds = new BoundedMap(this.#most, bytesOf);
    this.#weighing = weighing;
    return this.#finds.of(clue, make);
  }
}

function bytesOf({ hits, strong, weights }: ReadyFinds): number {
  return hits.byteLength + weights.byteLength + (strong === hits ? 0 : strong.byteLength);
}

/** Packs finds. */
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

/** Adds finds to those of other segments. */
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
