import type { OrderBy, ProductAttributes } from '@kontor/contract';
import { askedAt, conditionsFor, repriced, repricingFor, type Sale } from '@kontor/domain';
import { mostGroups, mostValues } from '../attributes/listed-values.ts';
import { MeasurementReader, numberIn, type Unit } from '../attributes/measurement.ts';
import { rangeUnit } from '../attributes/range-unit.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Availability, BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult, CategoryNotFound } from '../shapes/browsing-result.ts';
import type { IndexedCategory, IndexedGroups, IndexedProduct } from '../shapes/indexed-product.ts';
import { compareCodeUnits, compareNames } from '../structures/collation.ts';
import { compareNaturally, naturalKey } from '../structures/natural-order.ts';
import { isSearch } from '../words/query-words.ts';

/** A search in a category, in an order. */
type Searched = Pick<BrowsingQuery, 'categoryId' | 'orderBy' | 'customerGroup'> & { readonly searchText: string };

/** The ids of all products of a category that match a search text, in the order asked for. */
export type AllFound = (searched: Searched) => readonly string[];

/** All matches of an index. */
export function allFoundIn(index: Pick<CatalogueIndex, 'find'>): AllFound {
  return ({ categoryId, searchText, orderBy, customerGroup }) => {
    const found = index.find({ categoryId, searchText, orderBy, customerGroup, limit: 100_000, offset: 0 });
    return 'code' in found ? [] : found.productIds;
  };
}

/**
 * The index's behaviour in the simplest way: it looks at every product, every time. The index's answers must equal
 * these. The matches of a search text come from `allFound`, an index that was built anew.
 */
export class Reference {
  readonly #products: readonly IndexedProduct[];
  readonly #categories: readonly IndexedCategory[];
  readonly #groups: IndexedGroups;
  readonly #allFound: AllFound;
  readonly #now: number;

  constructor(
    products: readonly IndexedProduct[],
    categories: readonly IndexedCategory[],
    allFound: AllFound,
    groups: IndexedGroups = { shopDeclaration: 'gross', groups: [] },
    now = -Infinity,
  ) {
    this.#now = now;
    this.#products = products;
    this.#categories = categories;
    this.#groups = groups;
    this.#allFound = allFound;
  }

  products(query: BrowsingQuery): BrowsingResult | CategoryNotFound {
    const within = this.#within(query.categoryId);
    if (within === null) return { code: 'category-not-found' };
    const places = this.#placesOf(query);
    const found = within.filter(({ id }) => places === null || places.has(id));
    const units = unitsIn(within);
    const filter = (query.filter ?? []).filter(({ values }) => values.length > 0);
    const ranges = (query.ranges ?? []).filter(({ min, max }) => min !== undefined || max !== undefined);
    const hasWanted = (product: IndexedProduct, name: string): boolean =>
      product.attributes.some(
        (attribute) =>
          attribute.name === name &&
          (filter.some((group) => group.name === name && group.values.includes(attribute.value)) ||
            ranges.some((range) => range.name === name && isWithin(numberOf(attribute.value, units.get(name)), range))),
      );
    const priceOf = (product: IndexedProduct) => this.#priceFor(product, query.customerGroup ?? null);
    const passes = (product: IndexedProduct, besides?: string): boolean =>
      [...new Set([...filter, ...ranges].map(({ name }) => name))].every(
        (name) => name === besides || hasWanted(product, name),
      ) &&
      (besides === besidesPrice || isWithin(priceOf(product), query.price ?? {})) &&
      (besides === besidesAvailability || isAvailable(product, query.availability)) &&
      (besides === besidesReduction || query.reduced !== true || this.#isReducedFor(product, query));
    const hits = found.filter((product) => passes(product));
    const offered = offeredOf(within, found);
    const attributeCounts = Object.fromEntries(
      offered.map(({ name, values }) => {
        const others = found.filter((product) => passes(product, name));
        const counts = countsOfValues(others, name);
        return [name, Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0]))];
      }),
    );
    const sorted = hits
      .map((product) => ({ ...product, firstPrice: this.#priceFor(product, query.customerGroup ?? null) }))
      .sort((a, b) => compare(a, b, query, places));
    expectThreeParts(sorted, query);
    return {
      productIds: sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
      count: hits.length,
      attributeCounts,
      bounds: {
        price: boundsOf(found.filter((product) => passes(product, besidesPrice)).map(priceOf)),
        attributes: offered.flatMap(({ name }) => {
          const unit = units.get(name);
          const others = found.filter((product) => passes(product, name));
          const values = others.flatMap(({ attributes }) => attributes.filter((attribute) => attribute.name === name));
          const bounds = boundsOf(values.map(({ value }) => numberOf(value, unit)));
          return unit === undefined || bounds === null ? [] : [{ name, unit: unit.text, ...bounds }];
        }),
      },
      availabilityCounts: countsOf(found.filter((product) => passes(product, besidesAvailability))),
      reducedCount: found.filter((product) => passes(product, besidesReduction) && this.#isReducedFor(product, query))
        .length,
    };
  }

  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound {
    const within = this.#within(categoryId);
    if (within === null) return { code: 'category-not-found' };
    const places = this.#placesOf({ categoryId, searchText });
    const found = within.filter(({ id }) => places === null || places.has(id));
    const units = unitsIn(within);
    return offeredOf(within, found)
      .map(({ name, values, further }) => {
        const counts = countsOfValues(found, name);
        return { ...{ name, values: values.filter((value) => counts.has(value)) }, ...(further > 0 && { further }) };
      })
      .filter(({ name, values, further }) => values.length > 0 || (further !== undefined && units.has(name)));
  }

  /** By id: the position among all matches of the text. Null if there is no search. */
  #placesOf(query: Pick<BrowsingQuery, keyof Searched>): ReadonlyMap<string, number> | null {
    const { searchText } = query;
    if (searchText === undefined || !isSearch(searchText)) return null;
    return new Map(this.#allFound({ ...query, searchText }).map((id, place) => [id, place]));
  }

  /** The product's price for a group. */
  #priceFor(product: IndexedProduct, customerGroup: string | null): number | null {
    const terms = this.#groups.groups.find(({ name }) => name === customerGroup) ?? null;
    const offer = this.#offerFor(product, terms?.name ?? null);
    if (offer === null) return null;
    const trail: string[] = [];
    for (let id: string | null = product.categoryId; id !== null; ) {
      trail.unshift(id);
      id = this.#categories.find((category) => category.id === id)?.parentId ?? null;
    }
    const isPlaced = this.#categories.some(({ id }) => id === product.categoryId);
    const repricing = repricingFor(terms, this.#groups.shopDeclaration, offer, isPlaced ? trail : []);
    return repriced(askedAt({ ...offer, scales: [] }, this.#now).price, offer.taxRate, repricing);
  }

  #isReducedFor(product: IndexedProduct, { customerGroup = null }: BrowsingQuery): boolean {
    const terms = this.#groups.groups.find(({ name }) => name === customerGroup);
    const offer = this.#offerFor(product, terms?.name ?? null);
    return offer !== null && askedAt({ ...offer, scales: [] }, this.#now).sale !== null;
  }

  /** The first condition for a group, at its price as stored. Null if there is none. */
  #offerFor(product: IndexedProduct, customerGroup: string | null): Offered | null {
    const { firstPrice: price, firstTaxRate: taxRate = 0, firstSale: sale = null } = product;
    const everybodys = price === null ? [] : [{ customerGroup: null, price, taxRate, sale }];
    const [offer] = conditionsFor([...(product.groupOffers ?? []), ...everybodys], customerGroup);
    return offer === undefined ? null : { ...offer, sale: offer.sale ?? null };
  }

  #within(categoryId: string): IndexedProduct[] | null {
    if (!this.#categories.some(({ id }) => id === categoryId)) return null;
    const inside = new Set([categoryId]);
    for (let before = 0; before < inside.size; ) {
      before = inside.size;
      for (const { id, parentId } of this.#categories) if (inside.has(parentId ?? '')) inside.add(id);
    }
    const isPlaced = ({ categoryId }: IndexedProduct) => this.#categories.some(({ id }) => id === categoryId);
    return this.#products.filter(
      (product) =>
        isPlaced(product) && [product.categoryId, ...(product.furtherCategoryIds ?? [])].some((id) => inside.has(id)),
    );
  }
}

/** A first condition. */
interface Offered {
  readonly customerGroup: string | null;
  readonly price: number;
  readonly taxRate: number;
  readonly sale: Sale | null;
}

/** A key that is no attribute's name in any test. */
const besidesPrice = '\0price';
const besidesAvailability = '\0availability';
const besidesReduction = '\0reduction';

const measurements = new MeasurementReader();

/** The units of the groups with a range filter. */
function unitsIn(products: readonly IndexedProduct[]): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const { name, values } of facetsOf(products)) {
    const counts = countsOfValues(products, name);
    const unit = rangeUnit(
      values.map((value) => measurements.read(value)),
      Uint32Array.from(values, (value) => counts.get(value) ?? 0),
    );
    if (unit !== null) units.set(name, unit);
  }
  return units;
}

function numberOf(value: string, unit: Unit | undefined): number | null {
  const number = unit === undefined ? Number.NaN : numberIn(measurements.read(value), unit);
  return Number.isNaN(number) ? null : number;
}

/** Whether the value is a number within the range. A range without ends contains everything. */
function isWithin(
  number: number | null,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): boolean {
  if (min === undefined && max === undefined) return true;
  return number !== null && (min === undefined || number >= min) && (max === undefined || number <= max);
}

function isAvailable({ stockStatus = 'green' }: IndexedProduct, availability: Availability | undefined): boolean {
  if (availability === undefined) return true;
  return availability === 'now' ? stockStatus === 'green' : stockStatus !== 'red';
}

function countsOf(products: readonly IndexedProduct[]): Record<Availability, number> {
  const count = (availability: Availability) => products.filter((one) => isAvailable(one, availability)).length;
  return { deliverable: count('deliverable'), now: count('now') };
}

function boundsOf(numbers: readonly (number | null)[]): { min: number; max: number } | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** How many products have each value of a group. */
function countsOfValues(products: readonly IndexedProduct[], name: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attributes } of products) {
    const values = new Set(attributes.filter((one) => one.name === name).map(({ value }) => value));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
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

/** The groups and values on offer for a category or a search in it, limited to the most frequent ones. */
function offeredOf(within: readonly IndexedProduct[], found: readonly IndexedProduct[]) {
  const groups = facetsOf(within).map(({ name, values }) => {
    const counts = countsOfValues(found, name);
    const count = (value: string) => counts.get(value) ?? 0;
    const reach = values.reduce((sum, value) => sum + count(value), 0);
    if (values.length <= mostValues) return { name, reach, values, further: 0 };
    const present = values.filter((value) => count(value) > 0);
    const shared = present.filter((value) => count(value) > 1).toSorted((a, b) => count(b) - count(a));
    const best = new Set(present.length <= mostValues ? present : shared.slice(0, mostValues));
    return { name, reach, values: present.filter((value) => best.has(value)), further: present.length - best.size };
  });
  const widest = new Set(groups.toSorted((a, b) => b.reach - a.reach).slice(0, mostGroups));
  return groups.filter((group) => widest.has(group));
}

function compare(
  a: IndexedProduct,
  b: IndexedProduct,
  { orderBy = [] }: BrowsingQuery,
  places: ReadonlyMap<string, number> | null,
): number {
  const keys = [...new Map([...defaultKeys, ...orderBy.toReversed()].map((key) => [key.field, key])).values()];
  const asked = orderBy.map(({ field }) => field);
  const place = ({ field }: OrderBy): number => (asked.includes(field) ? asked.indexOf(field) : 9);
  const order = keys.toSorted((one, other) => place(one) - place(other));
  const differences = order.map((key) => compareBy(a, b, key));
  const better = places === null ? 0 : (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);
  return [better, ...differences].find((difference) => difference !== 0) ?? compareCodeUnits(a.id, b.id);
}

/**
 * In another order than the default, what is called as asked, what comes near and what only mentions the words stand in
 * three parts, each in the order.
 */
function expectThreeParts(sorted: readonly IndexedProduct[], query: BrowsingQuery): void {
  const [by] = query.orderBy ?? [];
  if (by === undefined || by.field === 'internalRating') return;
  const breaks = sorted.filter((one, i) => i > 0 && compare(sorted[i - 1] ?? one, one, query, null) > 0);
  if (breaks.length > 2) throw new Error(`${query.searchText}: in ${breaks.length + 1} parts`);
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
