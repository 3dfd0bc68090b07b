import type { FilterGroup } from '@kontor/contract';
import { type SortKey, sortKeys } from './sort-order.ts';

/** What a visitor looks for within a category, as the address carries it (SPEC §3, CONTRACT §8). */
export interface Conditions {
  /** Without spaces around it; empty when nothing is searched for. */
  readonly searchText: string;
  readonly filter: readonly FilterGroup[];
  readonly sort: SortKey;
  /** Counts from 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** Page sizes on offer (SPEC §9). */
export const pageSizes = [20, 50, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];

/** What someone sees who asked for nothing (SPEC §9). */
export const defaultConditions: Conditions = { searchText: '', filter: [], sort: 'relevance', page: 1, size: 50 };

/** Name of a filter's form fields and query parameters: `f.Marke`. */
export const filterPrefix = 'f.';

/** Name of the form field that says the position shown first, when the page size changes. */
export const fromField = 'from';

/** Limits of the products call; an address asks for no more than it would accept. */
const maxTextLength = 200;
const maxGroups = 50;
const maxPage = 1_000_000;

/** Nobody types them, and calls refuse some of them. */
const controlCharacters = /\p{Cc}/gu;

/**
 * Reads the conditions from a query such as `?q=bohrer&f.Marke=Alpha`. Wrong values count as absent. A form that
 * changes the page size says `from`, the position that was shown first: the page is the one that shows it (SPEC §4: the
 * offset is the page times the size).
 */
export function conditionsOf(query: string): Conditions {
  const fields = new URLSearchParams(query);
  const size = pageSizes.find((offered) => String(offered) === fields.get('size')) ?? defaultConditions.size;
  const from = fields.get(fromField);
  return {
    searchText: (fields.get('q') ?? '').replace(controlCharacters, ' ').trim().slice(0, maxTextLength),
    filter: filterOf(fields),
    sort: sortKeys.find((key) => key === fields.get('sort')) ?? defaultConditions.sort,
    page: from === null ? positiveOf(fields.get('page')) : Math.ceil(positiveOf(from) / size),
    size,
  };
}

/** The query that says the conditions, defaults left out: empty, or starting with a question mark. */
export function queryOf({ searchText, filter, sort, page, size }: Conditions): string {
  const fields = new URLSearchParams();
  if (searchText !== '') fields.append('q', searchText);
  if (sort !== defaultConditions.sort) fields.append('sort', sort);
  if (page > 1) fields.append('page', String(page));
  if (size !== defaultConditions.size) fields.append('size', String(size));
  for (const { name, values } of filter) for (const value of values) fields.append(filterPrefix + name, value);
  return fields.size === 0 ? '' : `?${fields}`;
}

/** Whether a value of a filter group is chosen. */
export function isChosen({ filter }: Conditions, group: string, value: string): boolean {
  return filter.some(({ name, values }) => name === group && values.includes(value));
}

/** The conditions without one chosen filter value, from the first page on. */
export function withoutFilter(conditions: Conditions, group: string, value: string): Conditions {
  const filter = conditions.filter
    .map(({ name, values }) => ({ name, values: name === group ? values.filter((other) => other !== value) : values }))
    .filter(({ values }) => values.length > 0);
  return { ...conditions, filter, page: 1 };
}

/**
 * What stays when one goes to another category: the search, the order and the page size, but no filter of this one
 * (SPEC §4).
 */
export function inOtherCategory(conditions: Conditions): Conditions {
  return { ...conditions, filter: [], page: 1 };
}

function isUsable(text: string): boolean {
  return text !== '' && text.length <= maxTextLength && text.search(controlCharacters) < 0;
}

function filterOf(fields: URLSearchParams): FilterGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const [field, value] of fields) {
    const name = field.startsWith(filterPrefix) ? field.slice(filterPrefix.length) : '';
    if (isUsable(name) && isUsable(value)) groups.set(name, (groups.get(name) ?? new Set()).add(value));
  }
  return [...groups]
    .slice(0, maxGroups)
    .map(([name, values]) => ({ name, values: [...values].slice(0, maxTextLength) }));
}

function positiveOf(text: string | null): number {
  const number = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 1;
  return number <= maxPage ? number : 1;
}
