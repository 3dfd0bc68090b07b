import type { FilterGroup, ProductAttributes, ProductList } from '@kontor/contract';
import { type Conditions, isChosen } from './browsing-conditions.ts';

/** How many products would match with each value of each group (CONTRACT §2). */
export type AttributeCounts = ProductList['attributeCounts'];

/** A group of the filter panel. */
export interface FilterChoices {
  readonly name: string;
  /** Those that would leave products first, each part in the order of the server. */
  readonly values: readonly FilterChoice[];
  /** Among the first that matter: starts laid open beside a list. */
  readonly startsOpen: boolean;
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

/** Groups of those that start laid open. */
const groupsLaidOpen = 4;

/**
 * The groups to filter by, in the order the server gives them, with what is ticked and what each value would leave
 * (CONTRACT §2). Of many those come at first that most products carry. They are told by what the category or search has
 * without any filter, so that no tick moves or folds a group; only one that has nothing left goes to the further ones,
 * and one in which something is ticked is always there.
 */
export function filterChoices(
  attributes: ProductAttributes,
  conditions: Conditions,
  counts: AttributeCounts | null,
  countsWithoutFilter: AttributeCounts | null = counts,
): FilterChoices[] {
  const reach = ({ name }: { name: string }) =>
    Object.values(countsWithoutFilter?.[name] ?? {}).reduce((sum, count) => sum + count, 0);
  const widespread = new Set(attributes.toSorted((a, b) => reach(b) - reach(a)).slice(0, groupsShownAtFirst));
  const laidOpen = new Set(attributes.filter((group) => widespread.has(group)).slice(0, groupsLaidOpen));
  return attributes.map((group) => {
    const { name } = group;
    const choices = group.values.map((value) => ({
      value,
      chosen: isChosen(conditions, name, value),
      count: counts === null ? null : (counts[name]?.[value] ?? 0),
    }));
    const { left = [], nothing = [] } = Object.groupBy(choices, (choice) =>
      leavesNothing(choice) ? 'nothing' : 'left',
    );
    const isTicked = choices.some(({ chosen }) => chosen);
    return {
      name,
      values: [...left, ...nothing],
      startsOpen: laidOpen.has(group),
      isFurther: !isTicked && (!widespread.has(group) || left.length === 0),
    };
  });
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
