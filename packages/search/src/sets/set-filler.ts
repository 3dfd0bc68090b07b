import { type Bits, emptyBits, setBit } from './bits.ts';
import { type DocumentSet, isBetterAsList, noDocuments } from './document-set.ts';

/**
 * Fills many sets at once. How many documents each will hold must be known before; documents come in ascending order.
 */
export class SetFiller {
  readonly #sets: readonly DocumentSet[];
  readonly #filled: Uint32Array;

  constructor(counts: Uint32Array, size: number) {
    this.#sets = Array.from(counts, (count) => roomFor(count, size));
    this.#filled = new Uint32Array(counts.length);
  }

  /** Puts a document into the set of that number. */
  add(number: number, document: number): void {
    const set = this.#sets[number] ?? noDocuments;
    if (set.kind === 'bits') {
      setBit(set.bits, document);
      return;
    }
    const place = this.#filled[number] ?? 0;
    set.documents[place] = document;
    this.#filled[number] = place + 1;
  }

  /** The sets by their numbers. */
  get sets(): readonly DocumentSet[] {
    return this.#sets;
  }
}

function roomFor(count: number, size: number): DocumentSet {
  if (count === 0) return noDocuments;
  if (isBetterAsList(count, size)) return { kind: 'list', documents: new Uint32Array(count), count };
  const bits: Bits = emptyBits(size);
  return { kind: 'bits', bits, count };
}
