import type { Product } from '@kontor/contract';
import { factGroupsOf } from '../../catalogue/facts.ts';

/** An attribute of several products. */
export interface ComparedRow {
  readonly name: string;
  /** The value of each product; null if it states none. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

/** Attributes under one of the operator's headings; those without one have the empty title. */
export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** The attributes of products beside each other, in the operator's order and groups. */
export function comparedGroups(products: readonly Product[]): ComparedGroup[] {
  const groupsOf = products.map((product) => {
    const groups = factGroupsOf(product).map(({ title = '', facts }) => [title, valuesByName(facts)] as const);
    return new Map(groups);
  });
  return inOneOrder(groupsOf.map((groups) => [...groups.keys()])).map((title) => {
    const columns = groupsOf.map((groups) => groups.get(title) ?? new Map<string, string>());
    const names = inOneOrder(columns.map((column) => [...column.keys()]));
    return { title, rows: names.map((name) => comparedRow(name, columns)) };
  });
}

/** An attribute may have several values. */
function valuesByName(facts: readonly Product['attributes'][number][]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(facts, ({ name }) => name);
  return new Map([...byName].map(([name, same]) => [name, same.map(({ value }) => value).join(', ')]));
}

function comparedRow(name: string, columns: readonly ReadonlyMap<string, string>[]): ComparedRow {
  const values = columns.map((column) => column.get(name) ?? null);
  return { name, values, isDifferent: new Set(values).size > 1 };
}

/**
 * All names of several lists in one order that keeps the order of each; names that no list orders stand as they first
 * come. Where lists disagree, the first counts.
 */
export function inOneOrder(lists: readonly (readonly string[])[]): string[] {
  const left = new Set(lists.flat());
  const before = new Map<string, Set<string>>();
  for (const list of lists)
    for (const [i, name] of list.entries()) {
      const earlier = list[i - 1];
      if (earlier !== undefined) before.set(name, (before.get(name) ?? new Set()).add(earlier));
    }
  const isNext = (name: string) =>
    !before
      .get(name)
      ?.values()
      .some((earlier) => left.has(earlier));
  const order: string[] = [];
  while (left.size > 0) {
    const [first = '', ...others] = left;
    const next = [first, ...others].find(isNext) ?? first;
    left.delete(next);
    order.push(next);
  }
  return order;
}
