import { type Bits, emptyBits, hasBit, setBit, without } from '../sets/bits.ts';
import { addAll, type DocumentSet, documentsOf, isBetterAsList, noDocuments } from '../sets/document-set.ts';
import type { Slices } from '../structures/slices.ts';
import type { Turnover } from './turnover.ts';

/** Is told of a set, by its number, that a document is in. */
export type SetVisitor = (number: number, document: number) => void;

/** Tells of a document in which sets it is. */
export type SetsOf = (document: number, visit: SetVisitor) => void;

/** How many documents are looked at at a time. */
const inOneSlice = 4096;

/**
 * Sets after a change. Those that nothing came into or went from stay the same; the others are made anew, since
 * somebody may still read them. `sets`: how many there are now, `size`: how many numbers of documents are given out.
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

  /** Leaves a set as it is. */
  keep(number: number, set: DocumentSet): void {
    this.sets[number] = set;
  }

  /** Makes room for a set, with what stays of the one before; `count`: how many documents it will hold. */
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

  /** Puts a document into the set of that number. */
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
