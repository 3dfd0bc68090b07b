import { type Bits, countBits, intersect } from '../sets/bits.ts';
import { addAll, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import type { FacetGroup } from './facets.ts';
import { addWithin, isRestricting } from './ranges.ts';

/** The filters besides attribute groups. Symbols, because an attribute may have any name. */
export const byPrice = Symbol('price');
export const byAvailability = Symbol('availability');
export const byReduction = Symbol('reduction');

/** The name of an attribute group, or another filter. */
export type GroupName = string | typeof byPrice | typeof byAvailability | typeof byReduction;

/** The products that pass one group of the filter: those with one of its chosen values. */
export interface SelectedGroup {
  readonly name: GroupName;
  readonly products: Bits;
}

/** The data of groups. */
interface Groups {
  readonly dictionary: AttributeDictionary;
  readonly valueSets: readonly DocumentSet[];
}

/**
 * The attribute groups of a filter. Values and ranges of one group are alternatives, also if the group is named twice.
 * A group without values and a range without ends do not restrict. A value that no product has matches none (CONTRACT
 * §2). `facets`: of the category. They say which groups have a range filter.
 */
export function selectedGroups(
  { filter = [], ranges = [] }: Pick<BrowsingQuery, 'filter' | 'ranges'>,
  facets: readonly FacetGroup[],
  { dictionary, valueSets }: Groups,
  workspace: Workspace,
): SelectedGroup[] {
  const groups = new Map<string, Bits>();
  const productsOf = (name: string): Bits => {
    const products = groups.get(name) ?? workspace.bits.take();
    groups.set(name, products);
    return products;
  };
  for (const { name, values } of filter) {
    if (values.length === 0) continue;
    const products = productsOf(name.normalize('NFC'));
    for (const value of new Set(values)) addAll(products, valueSets[dictionary.find(name, value) ?? -1] ?? noDocuments);
  }
  for (const range of ranges.filter(isRestricting)) {
    const name = range.name.normalize('NFC');
    const facet = facets.find((one) => one.name === name);
    addWithin(productsOf(name), facet, range, dictionary, valueSets);
  }
  return [...groups].map(([name, products]) => ({ name, products }));
}

/** The products that pass a filter. */
export interface Selection {
  /** The products that pass all groups, and how many they are. */
  readonly hits: Bits;
  readonly count: number;
  /** By selected group: the products that pass all other groups, for the counts of this one. */
  readonly withoutGroup: ReadonlyMap<GroupName, Bits>;
}

/**
 * Narrows products by groups. The products for each group are intersected from the groups before and after it, so the
 * work grows linearly with the number of groups.
 */
export function select(products: Bits, groups: readonly SelectedGroup[], workspace: Workspace): Selection {
  const copy = (bits: Bits): Bits => {
    const copied = workspace.bits.take();
    copied.set(bits);
    return copied;
  };
  const hits = copy(products);
  const withoutGroup = new Map<GroupName, Bits>();
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
  return { hits, count: countBits(hits), withoutGroup };
}
