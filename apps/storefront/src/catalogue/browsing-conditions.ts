import type { AttributeRange, Availability, FilterGroup } from '@kontor/contract';
import { addressNumber } from '@kontor/domain';
import { emptyRange, isOpen, type NumberRange, rangeBetween } from './range.ts';
import { type SortKey, sortKeys } from './sort-order.ts';

/** The visitor's search, filters, order and page within a category, as in the address (SPEC §3, CONTRACT §8). */
export interface Conditions {
  /** Trimmed; empty without a search. */
  readonly searchText: string;
  readonly filter: readonly FilterGroup[];
  /** In EUR. */
  readonly price: NumberRange;
  /** Ranges of numeric attributes in the group's unit, at most one per group. */
  readonly ranges: readonly AttributeRange[];
  /** Null: all products. */
  readonly availability: Availability | null;
  /** Only reduced products. */
  readonly reduced: boolean;
  readonly sort: SortKey;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  /** The list is asked for although nothing else is: the whole shop has a start page in its place. */
  readonly asList: boolean;
  /** Families are shown as tables of their sizes instead of cards. */
  readonly isTable: boolean;
}

/** Page sizes on offer (SPEC §9). */
export const pageSizes = [20, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

/** The conditions of a list without filters. */
const noFilter = {
  filter: [],
  price: emptyRange,
  ranges: [],
  availability: null,
  reduced: false,
} satisfies Partial<Conditions>;

/** The conditions without any query (SPEC §9). */
export const defaultConditions: Conditions = {
  ...noFilter,
  ...{ searchText: '', sort: 'relevance', page: 1, size: 50, asList: false, isTable: false },
};

/** Name of a filter's form fields and query parameters: `f.Marke`. */
export const filterPrefix = 'f.';

/**
 * Names of the fields of a range. Those of the price are bare; those of an attribute have a dot and the group:
 * `min.Länge`.
 */
export const rangeFields = { min: 'min', max: 'max' } as const;

/** The names of the two fields of an attribute's range. */
export function rangeFieldsOf(group: string): Readonly<Record<keyof NumberRange, string>> {
  return { min: `${rangeFields.min}.${group}`, max: `${rangeFields.max}.${group}` };
}

/** The name of the availability field. */
export const availabilityField = 'stock';
const availabilities: readonly Availability[] = ['deliverable', 'now'];

/** The name of the field for reduced products, and its value. */
export const reducedField = { name: 'sale', value: 'now' } as const;

/** The name of the field that says how products are shown, and its values. `list`: whatever else is asked for. */
const viewField = { name: 'view', list: 'list', table: 'table' } as const;

/** The name of the form field with the first position shown, for a change of the page size. */
export const fromField = 'from';

/** The limits of the products call. Conditions never exceed them. */
const maxTextLength = 200;
const maxGroups = 50;
const maxPage = 1_000_000;
const maxPrice = 1_000_000_000;

/** Nobody types control characters, and some calls refuse them. */
const controlCharacters = /\p{Cc}/gu;

/**
 * Reads the conditions from a query such as `?q=bohrer&min=10&f.Marke=Alpha`. Invalid values are ignored, a reversed
 * range is swapped, and of several values for a single choice the last counts. A form that changes the page size sends
 * `from`, the first position shown; the page becomes the one that contains it (SPEC §4: the offset is the page times
 * the size).
 */
export function conditionsOf(query: string): Conditions {
  const fields = new URLSearchParams(query);
  const size = pageSizes.find((offered) => String(offered) === fields.get('size')) ?? defaultConditions.size;
  const from = fields.get(fromField);
  return {
    searchText: (fields.get('q') ?? '').replace(controlCharacters, ' ').trim().slice(0, maxTextLength),
    filter: filterOf(fields),
    price: priceOf(fields),
    ranges: rangesOf(fields),
    availability: availabilities.find((one) => one === fields.getAll(availabilityField).at(-1)) ?? null,
    reduced: fields.getAll(reducedField.name).at(-1) === reducedField.value,
    sort: sortKeys.find((key) => key === fields.get('sort')) ?? defaultConditions.sort,
    page: from === null ? positiveOf(fields.get('page')) : Math.ceil(positiveOf(from) / size),
    size,
    asList: fields.get(viewField.name) === viewField.list,
    isTable: fields.get(viewField.name) === viewField.table,
  };
}

/** What of a query the conditions leave out because it is too much. */
export interface CutConditions {
  /** Whether the end of the search text is left out. */
  readonly isTextCut: boolean;
  /** How many different filter values the query has, and how many of them count. */
  readonly values: { readonly asked: number; readonly kept: number };
}

/** What {@link conditionsOf} leaves out of a query because it is too much. */
export function cutIn(query: string): CutConditions {
  const fields = new URLSearchParams(query);
  const text = (fields.get('q') ?? '').replace(controlCharacters, ' ').trim();
  const asked = [...valuesByGroup(fields).values()].reduce((sum, values) => sum + values.size, 0);
  const kept = filterOf(fields).reduce((sum, { values }) => sum + values.length, 0);
  return { isTextCut: text.length > maxTextLength, values: { asked, kept } };
}

/**
 * The query of the conditions without defaults. Empty, or starting with a question mark. It asks for the list where
 * nothing else does.
 */
export function queryOf(conditions: Conditions): string {
  const { searchText, filter, price, ranges, availability, reduced, sort, page, size, asList, isTable } = conditions;
  const fields = new URLSearchParams();
  const appendRange = (names: Readonly<Record<keyof NumberRange, string>>, { min, max }: NumberRange) => {
    if (min !== undefined) fields.append(names.min, addressNumber(min));
    if (max !== undefined) fields.append(names.max, addressNumber(max));
  };
  if (searchText !== '') fields.append('q', searchText);
  if (sort !== defaultConditions.sort) fields.append('sort', sort);
  if (page > 1) fields.append('page', String(page));
  if (size !== defaultConditions.size) fields.append('size', String(size));
  if (availability !== null) fields.append(availabilityField, availability);
  if (reduced) fields.append(reducedField.name, reducedField.value);
  appendRange(rangeFields, price);
  for (const range of ranges) appendRange(rangeFieldsOf(range.name), range);
  for (const { name, values } of filter) for (const value of values) fields.append(filterPrefix + name, value);
  // A list that asks for nothing else must say that it is one, so it is shown as cards.
  if (fields.size === 0 && asList) fields.append(viewField.name, viewField.list);
  else if (isTable) fields.append(viewField.name, viewField.table);
  return fields.size === 0 ? '' : `?${fields}`;
}

/** Whether the query has empty range or availability fields, as a form without scripts sends them. */
export function hasEmptyFields(query: string): boolean {
  return [...new URLSearchParams(query)].some(
    ([name, value]) => value === '' && /^(?:stock|(?:min|max)(?:\..*)?)$/s.test(name),
  );
}

/** Whether a value of a filter group is chosen. */
export function isChosen({ filter }: Conditions, group: string, value: string): boolean {
  return filter.some(({ name, values }) => name === group && values.includes(value));
}

/** The conditions without one filter value, on the first page. */
export function withoutFilter(conditions: Conditions, group: string, value: string): Conditions {
  const filter = conditions.filter
    .map(({ name, values }) => ({ name, values: name === group ? values.filter((other) => other !== value) : values }))
    .filter(({ values }) => values.length > 0);
  return { ...conditions, filter, page: 1 };
}

/** The conditions without the range of one group, on the first page. */
export function withoutRange(conditions: Conditions, group: string): Conditions {
  return { ...conditions, ranges: conditions.ranges.filter(({ name }) => name !== group), page: 1 };
}

/** The conditions without the price range, on the first page. */
export function atAnyPrice(conditions: Conditions): Conditions {
  return { ...conditions, price: emptyRange, page: 1 };
}

/** The conditions without the availability filter, on the first page. */
export function availableOrNot(conditions: Conditions): Conditions {
  return { ...conditions, availability: null, page: 1 };
}

/** The conditions whether something is reduced or not, from the first page on. */
export function reducedOrNot(conditions: Conditions): Conditions {
  return { ...conditions, reduced: false, page: 1 };
}

/** The range of a group; empty if none is chosen. */
export function rangeOf({ ranges }: Pick<Conditions, 'ranges'>, group: string): NumberRange {
  return ranges.find(({ name }) => name === group) ?? emptyRange;
}

/** The number of chosen filters. A range counts as one. */
export function choicesIn({ filter, price, ranges, availability, reduced }: Conditions): number {
  const values = filter.reduce((sum, group) => sum + group.values.length, 0);
  return values + ranges.length + Number(!isOpen(price)) + Number(availability !== null) + Number(reduced);
}

/** The filters as the calls take them, without those that are not chosen. */
export function filterAsked({ filter, price, ranges, availability, reduced }: Conditions) {
  return {
    filter: [...filter],
    ...(ranges.length > 0 && { ranges: [...ranges] }),
    ...(!isOpen(price) && { price }),
    ...(availability !== null && { availability }),
    ...(reduced && { reduced }),
  };
}

/** The conditions without any filter, on the first page. The search, the order and the page size stay. */
export function withoutFilters(conditions: Conditions): Conditions {
  return { ...conditions, ...noFilter, page: 1 };
}

/**
 * The conditions for another category: the search, the order, the page size and the view stay, the filters do not (SPEC
 * §4).
 */
export function inOtherCategory(conditions: Conditions): Conditions {
  return { ...withoutFilters(conditions), asList: false };
}

/**
 * Whether nothing is asked for, so that a start page may stand in the place of the list. A table is a view of a list.
 */
export function asksNothing(conditions: Conditions): boolean {
  return queryOf({ ...conditions, isTable: false }) === '';
}

/**
 * The conditions of a list in whose place a start page would stand without them. A list stays a list when its last
 * filter is removed; ending a search leads to the start page (SPEC §2).
 */
export function stayingList(conditions: Conditions): Conditions {
  const isMere = asksNothing({ ...conditions, searchText: '', asList: false });
  return isMere ? conditions : { ...conditions, asList: true };
}

function isUsable(text: string): boolean {
  return text !== '' && text.length <= maxTextLength && text.search(controlCharacters) < 0;
}

function valuesByGroup(fields: URLSearchParams): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const [field, value] of fields) {
    const name = field.startsWith(filterPrefix) ? field.slice(filterPrefix.length) : '';
    if (isUsable(name) && isUsable(value)) groups.set(name, (groups.get(name) ?? new Set()).add(value));
  }
  return groups;
}

function filterOf(fields: URLSearchParams): FilterGroup[] {
  return [...valuesByGroup(fields)]
    .slice(0, maxGroups)
    .map(([name, values]) => ({ name, values: [...values].slice(0, maxTextLength) }));
}

function priceOf(fields: URLSearchParams): NumberRange {
  const ends = [rangeFields.min, rangeFields.max].map((name) => toTheCent(fields.getAll(name).at(-1)));
  return rangeBetween(ends[0], ends[1], { lowest: 0, highest: maxPrice });
}

/** Cuts an amount to cents, since no price has more decimals. */
function toTheCent(text: string | undefined): string | undefined {
  return text?.replace(/([.,]\d\d)\d+\s*$/, '$1');
}

function rangesOf(fields: URLSearchParams): AttributeRange[] {
  const prefixes = Object.values(rangeFields).map((name) => `${name}.`);
  const names = [...fields.keys()].flatMap((field) => {
    const prefix = prefixes.find((one) => field.startsWith(one));
    return prefix === undefined ? [] : field.slice(prefix.length);
  });
  return [...new Set(names)]
    .filter(isUsable)
    .map((name) => {
      const field = rangeFieldsOf(name);
      return { name, ...rangeBetween(fields.getAll(field.min).at(-1), fields.getAll(field.max).at(-1)) };
    })
    .filter((range) => !isOpen(range))
    .slice(0, maxGroups);
}

function positiveOf(text: string | null): number {
  const number = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 1;
  return number <= maxPage ? number : 1;
}
