import type { FilterGroup, ProductAttributes, ProductList } from '@kontor/contract';
import { type Conditions, isChosen } from './browsing-conditions.ts';

/** A group of the filter panel. */
export interface FilterChoices {
  readonly name: string;
  readonly values: readonly FilterChoice[];
  /** Shown only when all are asked for. Nothing in it is ticked. */
  readonly isFurther: boolean;
}

/** One value to tick. */
export interface FilterChoice {
  readonly value: string;
  readonly chosen: boolean;
  /** How many products would be left with it; null where nobody counted. */
  readonly count: number | null;
}

/** Groups that a panel shows at first: a broad category has a hundred, of which most concern a few of its products. */
export const groupsShownAtFirst = 12;

/**
 * The groups to filter by, in the order the server gives them, with what is ticked and what each value would leave (CONTRACT §2). Of many
 * those come at first in which something is ticked, and those that most of the found products carry.
 */
export function filterChoices(
  attributes: ProductAttributes,
  conditions: Conditions,
  counts: ProductList['attributeCounts'] | null,
): FilterChoices[] {
  const groups = attributes.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      value,
      chosen: isChosen(conditions, name, value),
      count: counts === null ? null : (counts[name]?.[value] ?? 0),
    })),
  }));
  const first = new Set(groups.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, groupsShownAtFirst));
  return groups.map((group) => ({ ...group, isFurther: !first.has(group) && weightOf(group) !== ticked }));
}

/** What of a filter has no box to tick, such as a value that the search does not find: ticking another box must not take it away. */
export function notOffered(filter: readonly FilterGroup[], groups: readonly FilterChoices[]): FilterGroup[] {
  const isOffered = (name: string, value: string) =>
    groups.some((group) => group.name === name && group.values.some((choice) => choice.value === value));
  return filter.map(({ name, values }) => ({ name, values: values.filter((value) => !isOffered(name, value)) }));
}

const ticked = Number.POSITIVE_INFINITY;

/** How much a group matters: before all others when something in it is ticked, else by how many products carry it. */
function weightOf({ values }: Pick<FilterChoices, 'values'>): number {
  if (values.some(({ chosen }) => chosen)) return ticked;
  return values.reduce((sum, { count }) => sum + (count ?? 0), 0);
}
