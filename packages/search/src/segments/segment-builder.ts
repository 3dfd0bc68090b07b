import { stemOf } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import { GrowingArray } from '../structures/growing-array.ts';
import type { Slices } from '../structures/slices.ts';
import { chunksOf, spelling } from '../words/chunks.ts';
import { headTermsOfChunk, termOfNeighbours, termsOfChunk, termsOfCode } from '../words/document-terms.ts';
import { foldGerman } from '../words/fold.ts';
import { chunksOfHead } from '../words/name-head.ts';
import { quantityAt, quantityTermsAt, standsAlone } from '../words/quantities.ts';
import { freeOf, sayingOf } from '../words/yes-or-no.ts';
import { segmentOf } from './segment-of-postings.ts';
import { fieldBits, ingredientMark, type TextSegment } from './text-segment.ts';

/** A string of this length may be a view into a longer text and keep that text in memory. */
const shortestView = 13;

/** The analysis of a chunk. */
interface KnownChunk {
  readonly terms: readonly number[];
  /** Whether it forms no quantity with its neighbours. */
  readonly isAlone: boolean;
}

/** The terms of an attribute. */
interface KnownAttribute {
  readonly ofName: readonly number[];
  readonly ofValue: readonly number[];
}

/** The fields of a code without parts. */
const wholeCode = fieldBits.number | fieldBits.wholeNumber;

/** Collects the terms of products, in ascending order of their documents, and builds a segment. */
export class SegmentBuilder {
  readonly #numbers = new Map<string, number>();
  /** A few thousand chunks make up all texts, and attributes repeat. Each one is analysed once. */
  readonly #knownChunks = new Map<string, KnownChunk>();
  readonly #knownAttributes = new Map<string, Map<string, KnownAttribute>>();
  readonly #postingOfTerm = new GrowingArray();
  readonly #postings = { terms: new GrowingArray(), documents: new GrowingArray(), fields: new GrowingArray() };

  /** The number of postings so far. */
  get size(): number {
    return this.#postings.terms.length;
  }

  /** Adds a product's texts. */
  add(document: number, product: IndexedProduct): void {
    this.addName(document, product.name);
    this.#addTerms(document, this.#termsOfText(product.nameSuffix ?? ''), fieldBits.suffix);
    this.#addTerms(document, this.#termsOfText(product.keywords ?? ''), fieldBits.keywords);
    for (const code of [product.articleNumber, product.gtin ?? '', product.makerNumber ?? ''])
      this.#addCode(document, code);
    for (const { name, value, isSearched } of product.attributes) {
      if (isSearched === false) continue;
      const { ofName, ofValue } = this.#attribute(name, value);
      this.#addTerms(document, ofName, fieldBits.description);
      this.#addTerms(document, ofValue, fieldBits.attributes);
    }
    this.#addTerms(document, this.#termsOfText(product.descriptionText), fieldBits.description);
    this.#addIngredients(document, product.ingredientsText ?? '');
  }

  /** A word behind "ohne" is no ingredient. */
  #addIngredients(document: number, text: string): void {
    const chunks = chunksOf(text);
    for (const [place, chunk] of chunks.entries()) {
      if (chunks[place - 1] === 'ohne') continue;
      this.#addTerm(document, this.#numberOf(ingredientMark + spelling(foldGerman(chunk))), fieldBits.description);
    }
  }

  /** Adds the name of a product or a category. */
  addName(document: number, name: string): void {
    const chunks = chunksOf(name);
    const head = chunksOfHead(name);
    this.#addTerms(document, this.#termsOfChunks(chunks), fieldBits.name);
    for (const term of chunks.slice(0, head).flatMap(headTermsOfChunk)) {
      this.#addTerm(document, this.#numberOf(term), fieldBits.head);
    }
  }

  /** The segment of everything added. */
  finish(): Slices<TextSegment> {
    const { terms, documents, fields } = this.#postings;
    return segmentOf(this.#numbers, { terms: terms.view(), documents: documents.view(), fields: fields.view() });
  }

  /** Codes are not cached, because they hardly ever repeat. */
  #addCode(document: number, code: string): void {
    if (/^\d{1,80}$/.test(code)) {
      this.#addTerm(document, this.#numberOf(code), wholeCode); // like a GTIN
      return;
    }
    const chunks = chunksOf(code);
    for (const term of chunks.flatMap(termsOfChunk)) this.#addTerm(document, this.#numberOf(term), fieldBits.number);
    for (const term of termsOfCode(chunks)) this.#addTerm(document, this.#numberOf(term), fieldBits.wholeNumber);
  }

  #attribute(name: string, value: string): KnownAttribute {
    const values = this.#knownAttributes.get(name) ?? new Map<string, KnownAttribute>();
    if (values.size === 0) this.#knownAttributes.set(name, values);
    const known = values.get(value);
    if (known !== undefined) return known;
    const saying = sayingOf(value);
    const named = saying === 'lacks' ? this.#termsOfLack(name) : this.#termsOfText(name);
    const ofValue = [...this.#termsOfText(value), ...this.#termsOfMeasure(name, value)];
    const attribute = saying === null ? { ofName: named, ofValue } : { ofName: [], ofValue: [...ofValue, ...named] };
    values.set(value, attribute);
    return attribute;
  }

  /** A measure may have its unit in the attribute's name: "Körnung: 120", "Länge in mm: 80". */
  #termsOfMeasure(name: string, value: string): number[] {
    const [unit = '', number = '', ...others] = [...chunksOf(name).slice(-1), ...chunksOf(value)];
    const measure = quantityAt([unit, number], 0) ?? (others.length === 0 ? quantityAt([number, unit], 0) : null);
    return measure?.chunks === 2 ? [this.#numberOf(measure.term)] : [];
  }

  /** "Gluten: frei" and "ohne Gluten" mean glutenfrei. A search for Gluten must not find them. */
  #termsOfLack(name: string): number[] {
    const lacking = chunksOf(name).map((chunk) => spelling(foldGerman(chunk)));
    const words = new Set(lacking.flatMap((word) => (isWord(word) ? [word, stemOf(word)] : [word])));
    return Array.from(words, (word) => this.#numberOf(freeOf(word)));
  }

  #termsOfText(text: string): number[] {
    return this.#termsOfChunks(chunksOf(text));
  }

  /** The terms of single chunks, and of several together: a number and its unit. */
  #termsOfChunks(chunks: readonly string[]): number[] {
    const found: number[] = [];
    for (let place = 0; place < chunks.length; place++) {
      const chunk = chunks[place] ?? '';
      if (chunks[place - 1] === 'ohne') {
        found.push(...this.#termsOfLack(chunk));
        continue;
      }
      const { terms, isAlone } = this.#chunk(chunk);
      for (const term of terms) found.push(term);
      if (isAlone) continue;
      const joined = place === 0 ? null : termOfNeighbours(chunks[place - 1] ?? '', chunk);
      if (joined !== null) found.push(this.#numberOf(joined));
      for (const term of quantityTermsAt(chunks, place)) found.push(this.#numberOf(term));
    }
    return found;
  }

  #chunk(chunk: string): KnownChunk {
    const known = this.#knownChunks.get(chunk);
    if (known !== undefined) return known;
    const terms = termsOfChunk(chunk).map((term) => this.#numberOf(term));
    const made = { terms, isAlone: standsAlone(chunk) };
    this.#knownChunks.set(chunk, made);
    return made;
  }

  #addTerms(document: number, terms: readonly number[], field: number): void {
    for (const term of terms) this.#addTerm(document, term, field);
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
