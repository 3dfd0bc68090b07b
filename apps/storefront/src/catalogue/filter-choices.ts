import type { AttributeRange, FilterGroup, ProductAttributes, ProductList } from '@kontor/contract';
import { type Conditions, isChosen, rangeOf } from './browsing-conditions.ts';
import { isOpen } from './range.ts';

/** How many products a list has, and would have with each value of each group (CONTRACT §2). */
export type ListCounts = Pick<ProductList, 'count' | 'attributeCounts' | 'bounds'>;

/** A group of the filter panel. */
export interface FilterChoices {
  readonly name: string;
  /** Those that would leave products first, each part in the order of the server. */
  readonly values: readonly FilterChoice[];
  /** How many more values there are than anybody would read. */
  readonly further: number;
  /** What can be chosen between two ends; null where only values are ticked. */
  readonly range: RangeChoice | null;
  /** Among the first that matter: starts laid open beside a list. */
  readonly startsOpen: boolean;
  /** Shown only when all are asked for. Nothing in it is ticked. */
  readonly isFurther: boolean;
}

/** Numbers that a range can be chosen of. */
export interface RangeChoice {
  /** As it is written behind a number; empty where nobody knows, or there is none. */
  readonly unit: string;
  /** The smallest and largest number; null where there are none. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
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

/** Groups of those that start laid open. */
const groupsLaidOpen = 4;

/**
 * The groups to filter by, in the order the server gives them, with what is ticked and what each value would leave
 * (CONTRACT §2). Of many those come at first that most products carry. They are told by what the category or search has
 * without any filter, so that no tick moves or folds a group; only one that has nothing left goes to the further ones,
 * and one in which something is chosen is always there. One whose only value all products have says nothing and is left
 * out.
 */
export function filterChoices(
  attributes: ProductAttributes,
  conditions: Conditions,
  list: ListCounts | null,
  listWithoutFilter: ListCounts | null = list,
): FilterChoices[] {
  const isIn = ({ name }: { name: string }) =>
    !isOpen(rangeOf(conditions, name)) || conditions.filter.some((group) => group.name === name);
  const speaking = attributes.filter((group) => isIn(group) || !saysNothing(group, listWithoutFilter));
  const reached = speaking.map((group) => ({ group, reach: reachOf(group, listWithoutFilter) }));
  const widest = reached.toSorted((a, b) => b.reach - a.reach).slice(0, groupsShownAtFirst);
  const widespread = new Set(widest.map(({ group }) => group));
  const laidOpen = new Set(speaking.filter((group) => widespread.has(group)).slice(0, groupsLaidOpen));
  const shown = speaking.filter((group) => isIn(group) || !saysNothing(group, list));
  return shown.map((group) => {
    const { name } = group;
    const choices = group.values.map((value) => ({
      value,
      chosen: isChosen(conditions, name, value),
      count: list === null ? null : (list.attributeCounts[name]?.[value] ?? 0),
    }));
    const { left = [], nothing = [] } = Object.groupBy(choices, (choice) =>
      leavesNothing(choice) ? 'nothing' : 'left',
    );
    const range = rangeChoice(conditions, name, list);
    return {
      name,
      values: [...left, ...nothing],
      further: group.further ?? 0,
      range,
      startsOpen: laidOpen.has(group),
      isFurther: !isIn(group) && (!widespread.has(group) || (left.length === 0 && range === null)),
    };
  });
}

/** How many products have a value of the group, at least; one with several counts several times. */
function reachOf({ name, further = 0 }: ProductAttributes[number], list: ListCounts | null): number {
  const counts = Object.values(list?.attributeCounts[name] ?? {});
  return counts.reduce((sum, count) => sum + count, further);
}

/** Whether all products of a list have the one value that a group has among them. */
function saysNothing({ name }: ProductAttributes[number], list: ListCounts | null): boolean {
  const counts = list?.attributeCounts[name] ?? {};
  let only: number | undefined;
  for (const value in counts) {
    if (counts[value] === 0) continue;
    if (only !== undefined) return false;
    only = counts[value];
  }
  return only !== undefined && only === list?.count;
}

/** A range can be chosen where numbers differ, and be changed where one was chosen. */
function rangeChoice(conditions: Conditions, group: string, list: ListCounts | null): RangeChoice | null {
  const found = list?.bounds?.attributes.find(({ name }) => name === group);
  const isChosenNow = !isOpen(rangeOf(conditions, group));
  if (!isChosenNow && (found === undefined || found.min === found.max)) return null;
  return { unit: found?.unit ?? '', bounds: found === undefined ? null : { min: found.min, max: found.max } };
}

/** Whether ticking it would find nothing. What is ticked can always be taken back. */
export function leavesNothing({ count, chosen }: FilterChoice): boolean {
  return count === 0 && !chosen;
}

/**
 * What of a filter has no box to tick, such as a value that the search does not find: ticking another box must not take
 * it away.
 */
export function notOffered(filter: readonly FilterGroup[], groups: readonly FilterChoices[]): FilterGroup[] {
  const isOffered = (name: string, value: string) =>
    groups.some((group) => group.name === name && group.values.some((choice) => choice.value === value));
  return filter.map(({ name, values }) => ({ name, values: values.filter((value) => !isOffered(name, value)) }));
}

/** The ranges whose group is not shown with its fields. */
export function rangesNotOffered(
  ranges: readonly AttributeRange[],
  groups: readonly FilterChoices[],
): readonly AttributeRange[] {
  return ranges.filter(({ name }) => !groups.some((group) => group.name === name && group.range !== null));
}
