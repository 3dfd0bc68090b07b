import { type Bits, emptyBits, hasBit, setBit, without } from '../sets/bits.ts';
import { addAll, type DocumentSet, documentsOf, isBetterAsList, noDocuments } from '../sets/document-set.ts';
import type { Slices } from '../structures/slices.ts';
import type { Turnover } from './turnover.ts';

/** Called with the number of a set and a document that it contains. */
export type SetVisitor = (number: number, document: number) => void;

/** Calls the visitor for each set that contains a document. */
export type SetsOf = (document: number, visit: SetVisitor) => void;

/** The number of documents to process at a time. */
const inOneSlice = 4096;

/**
 * The sets after a change. Unchanged sets stay the same objects. Changed sets are built anew, because queries may still
 * read the old ones. `sets`: how many sets there are now. `size`: how many document numbers exist.
 */
export function* changedSets(
  before: readonly DocumentSet[],
  { came, went }: Turnover,
  { sets, size }: { readonly sets: number; readonly size: number },
  setsOf: SetsOf,
): Slices<readonly DocumentSet[]> {
  const counts = Uint32Array.from({ length: sets }, (_, number) => before[number]?.count ?? 0);
  const isChanged = new Uint8Array(sets);
  const count = (by: number) => (number: number) => {
    counts[number] = (counts[number] ?? 0) + by;
    isChanged[number] = 1;
  };
  yield* each(came, setsOf, count(1));
  yield* each(went, setsOf, count(-1));
  const isGone = emptyBits(size);
  for (let i = 0; i < went.length; i++) setBit(isGone, went[i] ?? 0);
  const filler = new SetFiller(sets);
  for (let number = 0; number < sets; number++) {
    const known = before[number] ?? noDocuments;
    if (isChanged[number] === 1) filler.begin(number, known, { isGone, count: counts[number] ?? 0, size });
    else filler.keep(number, known);
    yield;
  }
  yield* each(came, setsOf, (number, document) => filler.add(number, document));
  return filler.sets;
}

function* each(documents: Uint32Array, setsOf: SetsOf, visit: SetVisitor): Slices<void> {
  for (let i = 0; i < documents.length; i++) {
    setsOf(documents[i] ?? 0, visit);
    if (i % inOneSlice === 0) yield;
  }
}

/** Fills many sets at once, with documents in ascending order. */
class SetFiller {
  readonly sets: DocumentSet[];
  readonly #filled: Uint32Array;

  constructor(sets: number) {
    this.sets = new Array<DocumentSet>(sets).fill(noDocuments);
    this.#filled = new Uint32Array(sets);
  }

  /** Keeps a set unchanged. */
  keep(number: number, set: DocumentSet): void {
    this.sets[number] = set;
  }

  /** Allocates a set and copies the remaining documents of the previous one. `count`: its final number of documents. */
  begin(
    number: number,
    before: DocumentSet,
    { isGone, count, size }: { readonly isGone: Bits; readonly count: number; readonly size: number },
  ): void {
    if (count === 0) this.sets[number] = noDocuments;
    else if (isBetterAsList(count, size)) {
      const documents = new Uint32Array(count);
      const known = documentsOf(before);
      let filled = 0;
      for (let i = 0; i < known.length; i++) {
        if (!hasBit(isGone, known[i] ?? 0)) documents[filled++] = known[i] ?? 0;
      }
      this.#filled[number] = filled;
      this.sets[number] = { kind: 'list', documents, count };
    } else {
      const bits = emptyBits(size);
      addAll(bits, before);
      this.sets[number] = { kind: 'bits', bits: without(bits, isGone), count };
    }
  }

  /** Adds a document to the set with this number. */
  add(number: number, document: number): void {
    const set = this.sets[number] ?? noDocuments;
    if (set.kind === 'bits') setBit(set.bits, document);
    else {
      const place = this.#filled[number] ?? 0;
      set.documents[place] = document;
      this.#filled[number] = place + 1;
    }
  }
}
