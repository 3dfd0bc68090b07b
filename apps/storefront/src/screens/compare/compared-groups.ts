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
 * All names of several lists in one order that keeps the order of each, where they agree: a name that earlier lists
 * lack stands behind the name that it follows, or before the one that it precedes.
 */
export function inOneOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const list of lists) {
    let place = order.length;
    const firstKnown = list.find((name) => order.includes(name));
    if (firstKnown !== undefined) place = order.indexOf(firstKnown);
    for (const name of list) {
      const known = order.indexOf(name);
      if (known < 0) order.splice(place, 0, name);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return order;
}
