import { GrowingArray } from '../structures/growing-array.ts';
import { TextList } from '../structures/text-list.ts';
import { fieldBits, type PostingLists, type TextSegment } from './text-segment.ts';

/** The most bytes of a posting. */
const longestPosting = 6;

/** Writes a segment, term by term in ascending order. */
export class SegmentWriter {
  readonly #strong = new ListsWriter({ hasFields: true });
  readonly #weak = new ListsWriter({ hasFields: false });

  /** Writes a document of the current term. Documents of a term ascend. */
  add(document: number, fields: number): void {
    const lists = fields === fieldBits.description ? this.#weak : this.#strong;
    lists.add(document, fields);
  }

  /** Ends the current term, given by its index in a list. A term without documents is left out. */
  endTerm(list: TextList, place: number): void {
    this.#strong.endTerm(list, place);
    this.#weak.endTerm(list, place);
  }

  finish(): TextSegment {
    return { strong: this.#strong.finish(), weak: this.#weak.finish() };
  }
}

/** Writes posting lists, term by term in ascending order. */
export class ListsWriter {
  readonly #hasFields: boolean;
  readonly #terms = TextList.empty.writer();
  readonly #starts = new GrowingArray();
  #postings = new Uint8Array(1024);
  #size = 0;
  #count = 0;
  #last = 0;

  constructor({ hasFields }: Pick<PostingLists, 'hasFields'>) {
    this.#hasFields = hasFields;
    this.#starts.push(0);
  }

  /** Writes a document of the current term. */
  add(document: number, fields: number): void {
    if (this.#size + longestPosting > this.#postings.length) this.#grow();
    let distance = document - this.#last;
    for (; distance > 127; distance >>>= 7) this.#postings[this.#size++] = (distance & 127) | 128;
    this.#postings[this.#size++] = distance;
    if (this.#hasFields) this.#postings[this.#size++] = fields;
    this.#last = document;
    this.#count += 1;
  }

  /** Ends the current term, given by its index in a list. A term without documents is left out. */
  endTerm(list: TextList, place: number): void {
    if (this.#size === this.#starts.at(this.#starts.length - 1)) return;
    this.#terms.copyFrom(list, place, place + 1);
    this.#starts.push(this.#size);
    this.#last = 0;
  }

  finish(): PostingLists {
    return {
      terms: this.#terms.finish(),
      starts: this.#starts.view().slice(),
      postings: this.#postings.slice(0, this.#size),
      count: this.#count,
      hasFields: this.#hasFields,
    };
  }

  #grow(): void {
    const larger = new Uint8Array(Math.ceil(this.#postings.length * 1.5) + longestPosting);
    larger.set(this.#postings);
    this.#postings = larger;
  }
}
