import type { ProductAttributes, ProductList } from '@kontor/contract';
import { type Conditions, isChosen } from './browsing-conditions.ts';

/** A group of the filter panel. */
export interface FilterChoices {
  readonly name: string;
  readonly values: readonly FilterChoice[];
}

/** One value to tick. */
export interface FilterChoice {
  readonly value: string;
  readonly chosen: boolean;
  /** How many products would be left with it; null where nobody counted. */
  readonly count: number | null;
}

/** The groups to filter by, in the order the server gives them, with what is ticked and what each value would leave (CONTRACT §2). */
export function filterChoices(
  attributes: ProductAttributes,
  conditions: Conditions,
  counts: ProductList['attributeCounts'] | null,
): FilterChoices[] {
  return attributes.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      value,
      chosen: isChosen(conditions, name, value),
      count: counts === null ? null : (counts[name]?.[value] ?? 0),
    })),
  }));
}
