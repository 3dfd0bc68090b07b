import type { OrderBy, ProductAttributes } from '@kontor/contract';
import { conditionsFor, repriced, repricingFor } from '@kontor/domain';
import type {
  BrowsingQuery,
  BrowsingResult,
  CategoryNotFound,
  IndexedCategory,
  IndexedGroups,
  IndexedProduct,
} from '../catalogue-index.ts';
import { isWord, type Vocabulary, vocabularyOf } from '../german/vocabulary.ts';
import { compareCodeUnits, compareNames } from '../order/collation.ts';
import { compareNaturally, naturalKey } from '../order/natural-order.ts';
import { atOnce } from '../slices.ts';
import { chunksOf } from '../text/chunks.ts';
import { type Clue, meaningOf } from '../text/clues.ts';
import { termOfNeighbours, termsOfChunk, termsOfCode } from '../text/document-terms.ts';
import { isSearch, queryWords } from '../text/query-words.ts';

/**
 * The index's behaviour in the plainest way: look at every product, every time. What the index answers must equal this.
 */
export class Reference {
  readonly #products: readonly IndexedProduct[];
  readonly #categories: readonly IndexedCategory[];
  readonly #groups: IndexedGroups;
  readonly #vocabulary: Vocabulary;

  constructor(
    products: readonly IndexedProduct[],
    categories: readonly IndexedCategory[],
    groups: IndexedGroups = { shopDeclaration: 'gross', groups: [] },
  ) {
    this.#products = products;
    this.#categories = categories;
    this.#groups = groups;
    this.#vocabulary = vocabularyOfProducts(products);
  }

  products(query: BrowsingQuery): BrowsingResult | CategoryNotFound {
    const within = this.#within(query.categoryId);
    if (within === null) return { code: 'category-not-found' };
    const found = within.filter((product) => scoreOf(product, query.searchText, this.#vocabulary) > 0);
    const filter = (query.filter ?? []).filter(({ values }) => values.length > 0);
    const passes = (product: IndexedProduct, besides?: string): boolean =>
      [...new Set(filter.map(({ name }) => name))]
        .filter((name) => name !== besides)
        .every((name) => {
          const wanted = filter.filter((group) => group.name === name).flatMap(({ values }) => values);
          return product.attributes.some((attribute) => attribute.name === name && wanted.includes(attribute.value));
        });
    const hits = found.filter((product) => passes(product));
    const attributeCounts = Object.fromEntries(
      facetsOf(within).map(({ name, values }) => {
        const others = found.filter((product) => passes(product, name));
        return [name, Object.fromEntries(values.map((value) => [value, others.filter(has(name, value)).length]))];
      }),
    );
    const sorted = hits
      .map((product) => ({ ...product, firstPrice: this.#priceFor(product, query.customerGroup ?? null) }))
      .sort((a, b) => compare(a, b, query, this.#vocabulary));
    return {
      productIds: sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
      count: hits.length,
      attributeCounts,
    };
  }

  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound {
    const within = this.#within(categoryId);
    if (within === null) return { code: 'category-not-found' };
    const found = within.filter((product) => scoreOf(product, searchText, this.#vocabulary) > 0);
    return facetsOf(within)
      .map(({ name, values }) => ({ name, values: values.filter((value) => found.some(has(name, value))) }))
      .filter(({ values }) => values.length > 0);
  }

  /** What the product costs somebody of a group. */
  #priceFor(product: IndexedProduct, customerGroup: string | null): number | null {
    const terms = this.#groups.groups.find(({ name }) => name === customerGroup) ?? null;
    const everybodys = { customerGroup: null, price: product.firstPrice, taxRate: product.firstTaxRate ?? 0 };
    const [offer] = conditionsFor([...(product.groupOffers ?? []), everybodys], terms?.name ?? null);
    if (offer === undefined || offer.price === null) return null;
    const trail: string[] = [];
    for (let id: string | null = product.categoryId; id !== null; ) {
      trail.unshift(id);
      id = this.#categories.find((category) => category.id === id)?.parentId ?? null;
    }
    const isPlaced = this.#categories.some(({ id }) => id === product.categoryId);
    const repricing = repricingFor(terms, this.#groups.shopDeclaration, offer, isPlaced ? trail : []);
    return repriced(offer.price, offer.taxRate, repricing);
  }

  #within(categoryId: string): IndexedProduct[] | null {
    if (!this.#categories.some(({ id }) => id === categoryId)) return null;
    const inside = new Set([categoryId]);
    for (let before = 0; before < inside.size; ) {
      before = inside.size;
      for (const { id, parentId } of this.#categories) if (inside.has(parentId ?? '')) inside.add(id);
    }
    return this.#products.filter((product) => inside.has(product.categoryId));
  }
}

function has(name: string, value: string) {
  return (product: IndexedProduct) => product.attributes.some((one) => one.name === name && one.value === value);
}

function facetsOf(products: readonly IndexedProduct[]): { name: string; values: string[] }[] {
  const groups = new Map<string, { values: Set<string>; places: number[] }>();
  for (const { attributes } of products) {
    const distinct = [...new Map(attributes.map((attribute) => [JSON.stringify(attribute), attribute])).values()];
    const runs = distinct.filter(({ name }, i) => distinct[i - 1]?.name !== name).map(({ name }) => name);
    for (const [place, name] of runs.entries()) {
      const group = groups.get(name) ?? { values: new Set(), places: [] };
      groups.set(name, group);
      group.places.push(place);
      for (const attribute of distinct) if (attribute.name === name) group.values.add(attribute.value);
    }
  }
  const mean = (places: number[]): number => places.reduce((sum, place) => sum + place, 0) / places.length;
  return [...groups]
    .sort(
      ([a, { places }], [b, other]) =>
        mean(places) - mean(other.places) || compareNames(a, b) || compareCodeUnits(a, b),
    )
    .map(([name, { values }]) => ({
      name,
      values: [...values].sort((a, b) => compareNaturally(naturalKey(a), naturalKey(b))),
    }));
}

function compare(
  a: IndexedProduct,
  b: IndexedProduct,
  { orderBy = [], searchText }: BrowsingQuery,
  vocabulary: Vocabulary,
): number {
  const keys = [...new Map([...defaultKeys, ...orderBy.toReversed()].map((key) => [key.field, key])).values()];
  const asked = orderBy.map(({ field }) => field);
  const place = ({ field }: OrderBy): number => (asked.includes(field) ? asked.indexOf(field) : 9);
  const order = keys.toSorted((one, other) => place(one) - place(other));
  const byScore = JSON.stringify(order) === JSON.stringify(defaultKeys);
  const differences = order.map((key) => compareBy(a, b, key));
  const better = byScore ? scoreOf(b, searchText, vocabulary) - scoreOf(a, searchText, vocabulary) : 0;
  return [better, ...differences].find((difference) => difference !== 0) ?? compareCodeUnits(a.id, b.id);
}

const defaultKeys: readonly OrderBy[] = [
  { field: 'internalRating', direction: 'desc' },
  { field: 'name', direction: 'asc' },
];

function compareBy(a: IndexedProduct, b: IndexedProduct, { field, direction }: OrderBy): number {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'name') return sign * compareNames(a.name, b.name);
  if (field === 'internalRating') return sign * (a.internalRating - b.internalRating);
  if (a.firstPrice === null || b.firstPrice === null)
    return Number(a.firstPrice === null) - Number(b.firstPrice === null);
  return sign * (a.firstPrice - b.firstPrice);
}

type Place = 'description' | 'attribute' | 'number' | 'suffix' | 'name' | 'code';
const other = { code: 0, number: 0 };
const worth = {
  whole: { description: 6, attribute: 10, number: 18, suffix: 18, name: 34, code: 40 },
  inflected: { ...other, description: 5, attribute: 9, suffix: 17, name: 33 },
  head: { ...other, description: 4, attribute: 8, suffix: 16, name: 32 },
  beginning: { description: 3, attribute: 7, number: 14, suffix: 14, name: 30, code: 14 },
  shortBeginning: { description: 0, attribute: 7, number: 14, suffix: 14, name: 30, code: 14 },
  part: { ...other, description: 0, attribute: 7, suffix: 14, name: 30 },
  mainPart: { ...other, description: 0, attribute: 0, suffix: 0, name: 20 },
  otherPart: { ...other, description: 0, attribute: 7, suffix: 13, name: 20 },
};

/** 0: not found. A whole word of the name counts 64 while finds are compared, so that exact names can be told. */
function scoreOf(product: IndexedProduct, searchText: string | undefined, vocabulary: Vocabulary): number {
  if (searchText === undefined || !isSearch(searchText)) return 1;
  const words = queryWords(searchText);
  const places = placesOfTerms(product);
  const finds = words.map((word) =>
    Math.max(...meaningOf(word, vocabulary).map((clues) => Math.min(...clues.map((clue) => weightOf(clue, places))))),
  );
  if (finds.length === 0 || finds.includes(0)) return 0;
  const isExact = finds.every((find) => find >= 64) && queryWords(product.name).length === words.length;
  return finds.reduce((sum, find) => sum + (find % 64), 0) + (isExact ? 8 : 0);
}

function weightOf({ terms, beginning }: Clue, places: ReadonlyMap<string, Set<Place>>): number {
  const worthAs = (term: string, as: keyof typeof worth): number => {
    const where = [...(places.get(term) ?? [])];
    const flag = as === 'whole' && where.includes('name') ? 64 : 0;
    return Math.max(0, ...where.map((place) => worth[as][place])) + flag;
  };
  const begun = [...places.keys()].filter((term) => beginning !== null && term.startsWith(beginning));
  const short = (beginning ?? '').length < 3 ? 'shortBeginning' : 'beginning';
  return Math.max(0, ...terms.map(({ term, as }) => worthAs(term, as)), ...begun.map((term) => worthAs(term, short)));
}

function vocabularyOfProducts(products: readonly IndexedProduct[]): Vocabulary {
  const places = new Map<string, Place[]>();
  for (const product of products) {
    for (const [term, where] of placesOfTerms(product)) places.set(term, [...(places.get(term) ?? []), ...where]);
  }
  const terms = [...places].filter(([term]) => isWord(term)).sort(([a], [b]) => compareCodeUnits(a, b));
  const isCode = ([, where]: [string, Place[]]): boolean => where.every((place) => ['number', 'code'].includes(place));
  const termsOf = (some: [string, Place[]][]): string[] => some.map(([term]) => term);
  return atOnce(
    vocabularyOf({ words: termsOf(terms.filter((one) => !isCode(one))), codes: termsOf(terms.filter(isCode)) }),
  );
}

function placesOfTerms(product: IndexedProduct): Map<string, Set<Place>> {
  const places = new Map<string, Set<Place>>();
  const add = (terms: readonly (string | null)[], place: Place): void => {
    for (const term of terms) if (term !== null) places.set(term, (places.get(term) ?? new Set()).add(place));
  };
  const addText = (text: string, place: Place): void => {
    const chunks = chunksOf(text);
    add(chunks.flatMap(termsOfChunk), place);
    add(
      chunks.slice(1).map((chunk, i) => termOfNeighbours(chunks[i] ?? '', chunk)),
      place,
    );
  };
  addText(product.name, 'name');
  addText(product.nameSuffix ?? '', 'suffix');
  for (const code of [product.articleNumber, product.gtin ?? '']) {
    addText(code, 'number');
    add(termsOfCode(chunksOf(code)), 'code');
  }
  for (const { name, value } of product.attributes) {
    addText(name, 'attribute');
    addText(value, 'attribute');
  }
  addText(product.descriptionText, 'description');
  return places;
}
