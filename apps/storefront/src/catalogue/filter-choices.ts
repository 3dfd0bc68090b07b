import type { AttributeRange, FilterGroup, ProductAttributes, ProductList } from '@kontor/contract';
import { type Conditions, isChosen, rangeOf } from './browsing-conditions.ts';
import { isOpen } from './range.ts';

/** The number of products in a list, and with each value of each group (CONTRACT §2). */
export type ListCounts = Pick<ProductList, 'count' | 'attributeCounts' | 'bounds'>;

/** A group of the filter panel. */
export interface FilterChoices {
  readonly name: string;
  /** Values that would leave products come first; otherwise in the server's order. */
  readonly values: readonly FilterChoice[];
  /** The number of further values that the server did not send because there are too many. */
  readonly further: number;
  /** The range to choose from; null if there are only checkboxes. */
  readonly range: RangeChoice | null;
  /** Whether it is among the first important groups, which start open beside a list. */
  readonly startsOpen: boolean;
  /** Whether it is only shown when all groups are requested. No value in it is ticked. */
  readonly isFurther: boolean;
}

/** A range of numbers to choose. */
export interface RangeChoice {
  /** The unit written after a number; empty if there is none or it is unknown. */
  readonly unit: string;
  /** The smallest and largest number; null if there are none. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
}

/** A value with a checkbox. */
export interface FilterChoice {
  readonly value: string;
  readonly chosen: boolean;
  /** The number of products left with it; null if not counted. */
  readonly count: number | null;
}

/**
 * The number of groups shown at first. A broad category has about a hundred, most of which concern few of its products.
 */
export const groupsShownAtFirst = 12;

/** The number of groups that start open. */
const groupsLaidOpen = 4;

/**
 * The groups to filter by, in the server's order, with the ticked values and the number of products that each value
 * would leave (CONTRACT §2). If there are many, the groups that most products have are shown at first. These are
 * determined from the category or search without any filter, so that ticking a box does not move or close groups. A
 * group without products left becomes a further one, and a group with a chosen value is always shown. A group whose
 * only value belongs to all products is left out.
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

/**
 * The number of products with a value of the group, approximately: a product with several values counts several times.
 */
function reachOf({ name, further = 0 }: ProductAttributes[number], list: ListCounts | null): number {
  const counts = Object.values(list?.attributeCounts[name] ?? {});
  return counts.reduce((sum, count) => sum + count, further);
}

/** Whether all products of a list have the group's only value. */
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

/** The range of a group: offered if its numbers differ, or if one is already chosen. */
function rangeChoice(conditions: Conditions, group: string, list: ListCounts | null): RangeChoice | null {
  const found = list?.bounds?.attributes.find(({ name }) => name === group);
  const isChosenNow = !isOpen(rangeOf(conditions, group));
  if (!isChosenNow && (found === undefined || found.min === found.max)) return null;
  return { unit: found?.unit ?? '', bounds: found === undefined ? null : { min: found.min, max: found.max } };
}

/** Whether ticking the value would find nothing. A ticked value can always be unticked. */
export function leavesNothing({ count, chosen }: FilterChoice): boolean {
  return count === 0 && !chosen;
}

/**
 * The filter values without a checkbox, such as one that the search does not find. Ticking another box must not drop
 * them.
 */
export function notOffered(filter: readonly FilterGroup[], groups: readonly FilterChoices[]): FilterGroup[] {
  const isOffered = (name: string, value: string) =>
    groups.some((group) => group.name === name && group.values.some((choice) => choice.value === value));
  return filter.map(({ name, values }) => ({ name, values: values.filter((value) => !isOffered(name, value)) }));
}

/** The ranges of groups whose range fields are not shown. */
export function rangesNotOffered(
  ranges: readonly AttributeRange[],
  groups: readonly FilterChoices[],
): readonly AttributeRange[] {
  return ranges.filter(({ name }) => !groups.some((group) => group.name === name && group.range !== null));
}
