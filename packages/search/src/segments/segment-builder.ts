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

/** Strings from here on may be views into a longer text, which they would keep alive. */
const shortestView = 13;

/** What was found out about a chunk. */
interface KnownChunk {
  readonly terms: readonly number[];
  /** Whether it says nothing together with its neighbours. */
  readonly isAlone: boolean;
}

/** The terms of an attribute. */
interface KnownAttribute {
  readonly ofName: readonly number[];
  readonly ofValue: readonly number[];
}

/** Where a code stands that has no parts. */
const wholeCode = fieldBits.number | fieldBits.wholeNumber;

/** Collects the terms of products, in ascending order of their documents, and makes a segment of them. */
export class SegmentBuilder {
  readonly #numbers = new Map<string, number>();
  /** The same few thousand chunks make up all texts, and the same attributes come again: each is analysed once. */
  readonly #knownChunks = new Map<string, KnownChunk>();
  readonly #knownAttributes = new Map<string, Map<string, KnownAttribute>>();
  readonly #postingOfTerm = new GrowingArray();
  readonly #postings = { terms: new GrowingArray(), documents: new GrowingArray(), fields: new GrowingArray() };

  /** How many postings it has. */
  get size(): number {
    return this.#postings.terms.length;
  }

  /** Takes in a product's texts. */
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

  /** What is said to be without something is not made of it. */
  #addIngredients(document: number, text: string): void {
    const chunks = chunksOf(text);
    for (const [place, chunk] of chunks.entries()) {
      if (chunks[place - 1] === 'ohne') continue;
      this.#addTerm(document, this.#numberOf(ingredientMark + spelling(foldGerman(chunk))), fieldBits.description);
    }
  }

  /** Takes in a name: of a product, or of a category. */
  addName(document: number, name: string): void {
    const chunks = chunksOf(name);
    const head = chunksOfHead(name);
    this.#addTerms(document, this.#termsOfChunks(chunks), fieldBits.name);
    for (const term of chunks.slice(0, head).flatMap(headTermsOfChunk)) {
      this.#addTerm(document, this.#numberOf(term), fieldBits.head);
    }
  }

  /** The segment of all that was added. */
  finish(): Slices<TextSegment> {
    const { terms, documents, fields } = this.#postings;
    return segmentOf(this.#numbers, { terms: terms.view(), documents: documents.view(), fields: fields.view() });
  }

  /** Codes are not remembered: hardly one comes twice. */
  #addCode(document: number, code: string): void {
    if (/^\d{1,80}$/.test(code)) {
      this.#addTerm(document, this.#numberOf(code), wholeCode); // as GTINs are
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

  /** "Gluten: frei" and "ohne Gluten" say glutenfrei, and are not found by Gluten. */
  #termsOfLack(name: string): number[] {
    const lacking = chunksOf(name).map((chunk) => spelling(foldGerman(chunk)));
    const words = new Set(lacking.flatMap((word) => (isWord(word) ? [word, stemOf(word)] : [word])));
    return Array.from(words, (word) => this.#numberOf(freeOf(word)));
  }

  #termsOfText(text: string): number[] {
    return this.#termsOfChunks(chunksOf(text));
  }

  /** The terms of chunks, and of what several of them say together: a number and its unit. */
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
