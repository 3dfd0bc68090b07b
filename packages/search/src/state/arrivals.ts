import { askedAt, type Cents, type Sale } from '@kontor/domain';
import type { AttributeDictionary } from '../attributes/attribute-dictionary.ts';
import type { CategoryNumbers } from '../categories/numbered-tree.ts';
import { placeId } from '../categories/places.ts';
import type { Documents } from '../documents/documents.ts';
import { appendOffers, type OfferOfDocument } from '../documents/group-offers.ts';
import { appendSales, everybodys, type SaleOfDocument } from '../documents/sales.ts';
import { statusNumber } from '../offers/availability.ts';
import { joinSegments } from '../segments/join-segments.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';
import type { TextSegment } from '../segments/text-segment.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import { compareCodeUnits, compareNames, compareNumbers } from '../structures/collation.ts';
import { appendKeys } from '../structures/key-column.ts';
import type { Slices } from '../structures/slices.ts';

/** Texts are packed when they reach so many postings: those of some 30,000 products. */
const postingsOfRun = 2_000_000;

/**
 * New and changed products on their way into the index. They have numbers from `first`, and their texts are analysed.
 */
export class Arrivals {
  #run = new SegmentBuilder();
  #segments: readonly TextSegment[] = [];
  readonly #first: number;
  readonly #dictionary: AttributeDictionary;
  readonly #categoryNumbers: CategoryNumbers;
  readonly #ids: string[] = [];
  readonly #names: string[] = [];
  readonly #ratings: number[] = [];
  readonly #prices: (number | null)[] = [];
  readonly #taxRates: number[] = [];
  readonly #stock: number[] = [];
  readonly #groupOffers: OfferOfDocument[] = [];
  readonly #sales: SaleOfDocument[] = [];
  readonly #now: number;
  readonly #families: (string | null)[] = [];
  readonly #familyPlaces: number[] = [];
  readonly #categories: number[] = [];
  readonly #attributeEnds: number[] = [];
  readonly #attributeValues: number[] = [];

  constructor(first: number, dictionary: AttributeDictionary, categoryNumbers: CategoryNumbers, now: number) {
    this.#now = now;
    this.#first = first;
    this.#dictionary = dictionary;
    this.#categoryNumbers = categoryNumbers;
  }

  get count(): number {
    return this.#ids.length;
  }

  add(product: IndexedProduct): void {
    const document = this.#first + this.#ids.length;
    this.#ids.push(product.id);
    this.#names.push(product.name);
    this.#ratings.push(product.internalRating);
    this.#prices.push(this.#priceNow(everybodys, document, product.firstPrice, product.firstSale));
    this.#taxRates.push(product.firstTaxRate ?? 0);
    this.#stock.push(statusNumber(product.stockStatus));
    for (const offer of product.groupOffers ?? []) {
      const price = this.#priceNow(offer.customerGroup, document, offer.price, offer.sale);
      this.#groupOffers.push({ ...offer, price, document });
    }
    this.#families.push(product.family?.key ?? null);
    this.#familyPlaces.push(product.family?.place ?? 0);
    this.#run.add(document, product);
    this.#categories.push(this.#categoryNumbers.of(placeId(product)));
    const values = product.attributes
      .filter(({ isFilter }) => isFilter !== false)
      .map(({ name, value }) => this.#dictionary.add(name, value));
    for (const value of new Set(values)) this.#attributeValues.push(value);
    this.#attributeEnds.push(this.#attributeValues.length);
  }

  /** The current price. The sale is recorded for other times. */
  #priceNow<Full extends Cents | null>(
    customerGroup: string,
    document: number,
    full: Full,
    sale: Sale | null | undefined,
  ): Full | Cents {
    if (full === null || !sale) return full;
    this.#sales.push({ customerGroup, document, full, sale });
    return askedAt({ price: full, scales: [], sale }, this.#now).price;
  }

  /** Whether enough texts have arrived to pack them. */
  get isFull(): boolean {
    return this.#run.size >= postingsOfRun;
  }

  /** Packs the texts that arrived since the last call. Unpacked, they take many times the memory. */
  *endRun(): Slices<void> {
    this.#segments = yield* joinSegments(this.#segments, yield* this.#run.finish());
    this.#run = new SegmentBuilder();
  }

  /** The packed texts. */
  get texts(): readonly TextSegment[] {
    return this.#segments;
  }

  /** The given segments, followed by those of the arrivals. */
  *joinTextsTo(texts: readonly TextSegment[]): Slices<readonly TextSegment[]> {
    yield* this.endRun();
    let joined = texts;
    for (const segment of this.#segments) joined = yield* joinSegments(joined, segment);
    return joined;
  }

  /** The columns of the given documents, followed by those of the arrivals. */
  *joinTo(documents: Documents): Slices<Documents> {
    const size = documents.size + this.#ids.length;
    const values = documents.attributeValues;
    const ends = this.#attributeEnds.map((end) => end + values.length);
    return {
      size,
      ids: yield* appendKeys(documents.ids, this.#ids, compareCodeUnits),
      names: yield* appendKeys(documents.names, this.#names, compareNames),
      ratings: yield* appendKeys(documents.ratings, this.#ratings, compareNumbers),
      prices: yield* appendKeys(documents.prices, this.#prices, compareNumbers),
      taxRates: yield* joined(documents.taxRates, this.#taxRates, new Uint16Array(size)),
      stock: yield* joined(documents.stock, this.#stock, new Uint8Array(size)),
      groupOffers: appendOffers(documents.groupOffers, this.#groupOffers),
      sales: appendSales(documents.sales, this.#sales),
      families: yield* appendKeys(documents.families, this.#families, compareCodeUnits),
      familyPlaces: yield* joined(documents.familyPlaces, this.#familyPlaces, new Uint32Array(size)),
      categories: yield* joined(documents.categories, this.#categories, new Uint32Array(size)),
      attributeStarts: yield* joined(documents.attributeStarts, ends, new Uint32Array(size + 1)),
      attributeValues: yield* joined(
        values,
        this.#attributeValues,
        new Uint32Array(values.length + this.#attributeValues.length),
      ),
    };
  }
}

/** The number of values to copy at a time. */
const inOneSlice = 262_144;

function* joined<Column extends Uint32Array | Uint16Array | Uint8Array>(
  first: Column,
  second: readonly number[],
  target: Column,
): Slices<Column> {
  for (let from = 0; from < first.length; from += inOneSlice) {
    target.set(first.subarray(from, from + inOneSlice), from);
    yield;
  }
  target.set(second, first.length);
  return target;
}
