import type { FilterGroup } from '@kontor/contract';
import { type Bits, intersect } from '../sets/bits.ts';
import { addAll, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';

/** The products that one group of the filter lets through: those with one of its chosen values. */
export interface SelectedGroup {
  readonly name: string;
  readonly products: Bits;
}

/**
 * The groups of a filter. Values of a group are alternatives, even when the group is named twice; a group without
 * values restricts nothing; a value that no product has lets none through (CONTRACT §2).
 */
export function selectedGroups(
  filter: readonly FilterGroup[],
  dictionary: AttributeDictionary,
  valueSets: readonly DocumentSet[],
  workspace: Workspace,
): SelectedGroup[] {
  const groups = new Map<string, Bits>();
  for (const { name, values } of filter) {
    if (values.length === 0) continue;
    const group = name.normalize('NFC');
    const products = groups.get(group) ?? workspace.bits.take();
    groups.set(group, products);
    for (const value of new Set(values))
      addAll(products, valueSets[dictionary.find(group, value) ?? -1] ?? noDocuments);
  }
  return [...groups].map(([name, products]) => ({ name, products }));
}

/** What a filter leaves of a set of products. */
export interface Selection {
  /** What all groups let through. */
  readonly hits: Bits;
  /** By selected group: what all other groups let through, for the counts of this one. */
  readonly withoutGroup: ReadonlyMap<string, Bits>;
}

/**
 * Narrows products by groups. Each group's counterpart is made of the groups before and after it, so the work grows
 * with their number only.
 */
export function select(products: Bits, groups: readonly SelectedGroup[], workspace: Workspace): Selection {
  const copy = (bits: Bits): Bits => {
    const copied = workspace.bits.take();
    copied.set(bits);
    return copied;
  };
  const hits = copy(products);
  const withoutGroup = new Map<string, Bits>();
  for (const group of groups) {
    withoutGroup.set(group.name, copy(hits));
    intersect(hits, group.products);
  }
  const [last, ...earlier] = groups.toReversed();
  const after = last === undefined ? undefined : copy(last.products);
  for (const group of earlier) {
    const others = withoutGroup.get(group.name);
    if (after === undefined || others === undefined) break;
    intersect(others, after);
    intersect(after, group.products);
  }
  return { hits, withoutGroup };
}
