import { compareCodeUnits } from '../order/collation.ts';
import type { Slices } from '../slices.ts';
import type { TextSegment } from './text-segment.ts';

/** By document: its new number; `gone` for a document that is left out. Numbers that grow must go on growing. */
export interface Renumbering {
  readonly numbers: Uint32Array;
  readonly gone: number;
}

/**
 * Merges two segments; all documents of the first come before those of the second. Without a renumbering the documents
 * keep their numbers. Terms that lose their last document vanish.
 */
export function* mergeSegments(
  first: TextSegment,
  second: TextSegment,
  renumbering: Renumbering | null,
): Slices<TextSegment> {
  const output = new SegmentWriter(first, second, renumbering);
  let [i, j] = [0, 0];
  while (i < first.terms.length || j < second.terms.length) {
    const order = compareHeads(first.terms[i], second.terms[j]);
    const term = (order <= 0 ? first.terms[i] : second.terms[j]) ?? '';
    if (order <= 0) output.copy(first, i++);
    if (order >= 0) output.copy(second, j++);
    output.endTerm(term);
    if ((i + j) % 2048 === 0) yield;
  }
  return output.finish();
}

function compareHeads(first: string | undefined, second: string | undefined): number {
  if (first === undefined) return 1;
  return second === undefined ? -1 : compareCodeUnits(first, second);
}

/** Writes a segment term by term. */
class SegmentWriter {
  readonly #renumbering: Renumbering | null;
  readonly #terms: string[] = [];
  readonly #starts: number[] = [0];
  readonly #documents: Uint32Array;
  readonly #fields: Uint8Array;
  #length = 0;

  constructor(first: TextSegment, second: TextSegment, renumbering: Renumbering | null) {
    const most = first.documents.length + second.documents.length;
    this.#renumbering = renumbering;
    this.#documents = new Uint32Array(most);
    this.#fields = new Uint8Array(most);
  }

  copy(segment: TextSegment, term: number): void {
    const end = segment.starts[term + 1] ?? 0;
    for (let i = segment.starts[term] ?? 0; i < end; i++) {
      const document = this.#numberOf(segment.documents[i] ?? 0);
      if (document === this.#renumbering?.gone) continue;
      this.#documents[this.#length] = document;
      this.#fields[this.#length++] = segment.fields[i] ?? 0;
    }
  }

  endTerm(term: string): void {
    if (this.#length === this.#starts[this.#starts.length - 1]) return;
    this.#terms.push(term);
    this.#starts.push(this.#length);
  }

  #numberOf(document: number): number {
    return this.#renumbering === null ? document : (this.#renumbering.numbers[document] ?? this.#renumbering.gone);
  }

  finish(): TextSegment {
    return {
      terms: this.#terms,
      starts: Uint32Array.from(this.#starts),
      documents: this.#documents.slice(0, this.#length),
      fields: this.#fields.slice(0, this.#length),
    };
  }
}
