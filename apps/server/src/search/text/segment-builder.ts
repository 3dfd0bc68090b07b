import type { IndexedProduct } from '../catalogue-index.ts';
import { GrowingArray } from '../growing-array.ts';
import type { Slices } from '../slices.ts';
import { chunksOf } from './chunks.ts';
import { termOfNeighbours, termsOfChunk, termsOfCode } from './document-terms.ts';
import { spellingOf } from './query-words.ts';
import { segmentOf } from './segment-of-postings.ts';
import { fieldBits, type TextSegment } from './text-segment.ts';

/** Strings from here on may be views into a longer text, which they would keep alive. */
const shortestView = 13;

/** Collects the terms of products, in ascending order of their documents, and makes a segment of them. */
export class SegmentBuilder {
  readonly #numbers = new Map<string, number>();
  /** The same few thousand chunks make up all texts: each is analysed once. */
  readonly #numbersOfChunk = new Map<string, readonly number[]>();
  readonly #postingOfTerm = new GrowingArray();
  readonly #postings = { terms: new GrowingArray(), documents: new GrowingArray(), fields: new GrowingArray() };

  /** Takes in a product's texts; returns how many different words its name has. */
  add(document: number, product: IndexedProduct): number {
    const name = this.#addText(document, product.name, fieldBits.name);
    this.#addText(document, product.nameSuffix ?? '', fieldBits.suffix);
    for (const code of [product.articleNumber, product.gtin ?? '']) {
      const chunks = this.#addText(document, code, fieldBits.number);
      for (const term of termsOfCode(chunks)) this.#addTerm(document, this.#numberOf(term), fieldBits.wholeNumber);
    }
    for (const attribute of product.attributes) {
      this.#addText(document, attribute.name, fieldBits.attributes);
      this.#addText(document, attribute.value, fieldBits.attributes);
    }
    this.#addText(document, product.descriptionText, fieldBits.description);
    return new Set(name.map(spellingOf)).size;
  }

  /** The segment of all that was added. */
  finish(): Slices<TextSegment> {
    const { terms, documents, fields } = this.#postings;
    return segmentOf(this.#numbers, { terms: terms.view(), documents: documents.view(), fields: fields.view() });
  }

  #addText(document: number, text: string, field: number): string[] {
    const chunks = chunksOf(text);
    let before = '';
    for (const chunk of chunks) {
      for (const term of this.#termsOf(chunk)) this.#addTerm(document, term, field);
      const joined = termOfNeighbours(before, chunk);
      if (joined !== null) this.#addTerm(document, this.#numberOf(joined), field);
      before = chunk;
    }
    return chunks;
  }

  #addTerm(document: number, term: number, field: number): void {
    const { terms, documents, fields } = this.#postings;
    const last = this.#postingOfTerm.at(term);
    if (terms.at(last) === term && documents.at(last) === document && last < terms.length) {
      fields.set(last, fields.at(last) | field);
      return;
    }
    this.#postingOfTerm.set(term, terms.length);
    terms.push(term);
    documents.push(document);
    fields.push(field);
  }

  #termsOf(chunk: string): readonly number[] {
    const known = this.#numbersOfChunk.get(chunk);
    if (known !== undefined) return known;
    const numbers = termsOfChunk(chunk).map((term) => this.#numberOf(term));
    this.#numbersOfChunk.set(chunk, numbers);
    return numbers;
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const own = term.length < shortestView ? term : Buffer.from(term).toString();
    const number = this.#numbers.size;
    this.#numbers.set(own, number);
    this.#postingOfTerm.push(0);
    return number;
  }
}
