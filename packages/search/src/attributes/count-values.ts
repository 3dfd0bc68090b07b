import type { Documents } from '../documents/documents.ts';
import type { GroupedFamilies } from '../families/group-families.ts';
import { type Bits, countBits, documentsIn, without } from '../sets/bits.ts';
import { countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { FacetGroup } from './facets.ts';

/** The data for counting. */
export interface CountedCatalogue {
  readonly documents: Documents;
  readonly valueSets: readonly DocumentSet[];
  /** Whether a family counts as one card. */
  readonly isCollapsed: boolean;
  /** Groups a set of documents by their families. The result is reused within a query. */
  readonly groupsOf: (documents: Bits) => GroupedFamilies;
}

/** A group of a category. Beside each value: how many products would match with it. */
export type CountedGroup = readonly [group: FacetGroup, counts: Uint32Array];

/** For each group of a category: how many cards with each value are hits. A family is one card. */
export function countValues(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  { hits, products }: { readonly hits: Bits; readonly products: Bits },
  workspace: Workspace,
): Uint32Array[] {
  if (!catalogue.isCollapsed) return countEach(catalogue, groups, { hits, products }, workspace);
  const { singles, members, starts } = catalogue.groupsOf(hits);
  const counts = countEach(catalogue, groups, { hits: singles, products }, workspace);
  const more = countFamilies(catalogue, { members, starts });
  return groups.map(({ values }, group) => values.map((value, i) => (counts[group]?.[i] ?? 0) + (more[value] ?? 0)));
}

/** By number of value: how many families have a member with it. */
function countFamilies(
  { documents: { attributeStarts, attributeValues }, valueSets }: CountedCatalogue,
  { members, starts }: Pick<GroupedFamilies, 'members' | 'starts'>,
): Uint32Array {
  const counts = new Uint32Array(valueSets.length);
  const lastFamily = new Uint32Array(valueSets.length);
  let [family, end] = [0, 0];
  for (let i = 0; i < members.length; i++) {
    if (i === end) end = starts[++family] ?? members.length;
    const document = members[i] ?? 0;
    const last = attributeStarts[document + 1] ?? 0;
    for (let at = attributeStarts[document] ?? 0; at < last; at++) {
      const value = attributeValues[at] ?? 0;
      if (lastFamily[value] === family) continue;
      lastFamily[value] = family;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** The same for products. If most products of a category are hits, the others are counted and subtracted. */
function countEach(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  { hits, products }: { readonly hits: Bits; readonly products: Bits },
  workspace: Workspace,
): Uint32Array[] {
  const [count, all] = [countBits(hits), countBits(products)];
  if (count * 2 <= all) return countAmong(catalogue, groups, { hits, count }, workspace);
  const others = workspace.bits.take();
  others.set(products);
  const less = countAmong(catalogue, groups, { hits: without(others, hits), count: all - count }, workspace);
  workspace.bits.release(others);
  return groups.map(({ counts }, group) => counts.map((whole, i) => whole - (less[group]?.[i] ?? 0)));
}

/**
 * The measured costs of counting, in units of comparing one word of a set with the hits: a document of a list, a
 * product whose values are read, and each of its values. Of a million products the values lie in memory and not in the
 * processor's cache, so that a product costs as much as twelve words.
 */
const cost = { listed: 2, product: 12, value: 2.5 } as const;

/**
 * Counts in the cheaper of two ways: by reading the values of each product, which suits few products, or by comparing
 * the set of each value with the products, which suits many products or few values.
 */
function countAmong(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  { hits, count }: { readonly hits: Bits; readonly count: number },
  workspace: Workspace,
): Uint32Array[] {
  const { documents, valueSets } = catalogue;
  const perProduct = documents.attributeValues.length / Math.max(1, documents.size);
  let bySets = 0;
  for (const { values } of groups) {
    for (let i = 0; i < values.length; i++) bySets += costOf(valueSets[values[i] ?? 0] ?? noDocuments);
  }
  if (count * (cost.product + cost.value * perProduct) < bySets) {
    const room = workspace.lists.take();
    const counts = countByProduct(catalogue, groups, documentsIn(hits, room));
    workspace.lists.release(room);
    return counts;
  }
  return groups.map(({ values }) => values.map((value) => countIn(hits, valueSets[value] ?? noDocuments)));
}

function costOf(set: DocumentSet): number {
  return set.kind === 'bits' ? set.bits.length : set.documents.length * cost.listed;
}

function countByProduct(
  { documents: { attributeStarts, attributeValues }, valueSets }: CountedCatalogue,
  groups: readonly FacetGroup[],
  hits: Uint32Array,
): Uint32Array[] {
  const counts = new Uint32Array(valueSets.length);
  for (let i = 0; i < hits.length; i++) {
    const document = hits[i] ?? 0;
    const end = attributeStarts[document + 1] ?? 0;
    for (let at = attributeStarts[document] ?? 0; at < end; at++) {
      const value = attributeValues[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return groups.map(({ values }) => values.map((value) => counts[value] ?? 0));
}
