import type { Documents } from '../documents/documents.ts';
import type { GroupedFamilies } from '../families/group-families.ts';
import { type Bits, countBits, documentsIn, without } from '../sets/bits.ts';
import { countIn, type DocumentSet, noDocuments } from '../sets/document-set.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { FacetGroup } from './facets.ts';
import { countInColumn, type ValueColumns } from './value-columns.ts';

/** The data for counting. */
export interface CountedCatalogue {
  readonly documents: Documents;
  readonly valueSets: readonly DocumentSet[];
  readonly valueColumns: ValueColumns;
  /** Whether a family counts as one card. */
  readonly isCollapsed: boolean;
  /** Groups a set of documents by their families. The result is reused within a query. */
  readonly groupsOf: (documents: Bits) => GroupedFamilies;
}

/** Some products of a category, and all of them. */
export interface HitsOfCategory {
  readonly hits: Bits;
  /** The number of hits, if it is known already. */
  readonly count?: number | undefined;
  readonly category: { readonly products: Bits; readonly count: number };
}

/** A group of a category. Beside each value: how many products would match with it. */
export type CountedGroup = readonly [group: FacetGroup, counts: Uint32Array];

/** For each group of a category: how many cards with each value are hits. A family is one card. */
export function countValues(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  { hits, count, category }: HitsOfCategory,
  workspace: Workspace,
): Uint32Array[] {
  if (!catalogue.isCollapsed) return countEach(catalogue, groups, { hits, count, category }, workspace);
  const { singles, members, starts } = catalogue.groupsOf(hits);
  const counts = countEach(catalogue, groups, { hits: singles, category }, workspace);
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
  { hits, count = countBits(hits), category: { products, count: all } }: HitsOfCategory,
  workspace: Workspace,
): Uint32Array[] {
  if (count * 2 <= all) return countAmong(catalogue, groups, { hits, count }, workspace);
  const others = workspace.bits.take();
  others.set(products);
  const less = countAmong(catalogue, groups, { hits: without(others, hits), count: all - count }, workspace);
  workspace.bits.release(others);
  return groups.map(({ counts }, group) => counts.map((whole, i) => whole - (less[group]?.[i] ?? 0)));
}

/**
 * The measured costs of counting, in units of comparing one word of a set with the hits: a document of a list, one of a
 * column, one that is found among the hits, a product whose values are read, and each of its values. Of a million
 * products the values lie in memory and not in the processor's cache, so that a product costs as much as twelve words.
 */
const cost = { listed: 2, column: 3, found: 2, product: 12, value: 2.5 } as const;

/**
 * Counts each group in the cheapest way: by comparing the set of each value with the products, which suits many
 * products or few values; by the column of the group; or by reading all values of each product. The latter counts the
 * groups without a column, and suits few products.
 */
function countAmong(
  catalogue: CountedCatalogue,
  groups: readonly FacetGroup[],
  { hits, count }: { readonly hits: Bits; readonly count: number },
  workspace: Workspace,
): Uint32Array[] {
  const room = workspace.lists.take();
  let inOrder: Uint32Array | null = null;
  const found = () => (inOrder ??= documentsIn(hits, room));
  const costs = groups.map(({ values }) => costOfSets(values, catalogue.valueSets));
  const { attributeValues, size } = catalogue.documents;
  const listing = (count * cost.found + size / 32) / Math.max(1, groups.length);
  const columns = groups.map(({ number }, i) =>
    count * cost.column + listing < (costs[i] ?? 0) ? catalogue.valueColumns.get(number) : undefined,
  );
  const costOfOthers = costs.reduce((sum, one, i) => (columns[i] === undefined ? sum + one : sum), 0);
  const perProduct = attributeValues.length / Math.max(1, size);
  const isByProduct = count * (cost.product + cost.value * perProduct) < costOfOthers;
  const byProduct = isByProduct ? countByProduct(catalogue, found()) : null;
  const counts = groups.map(({ values }, i) => {
    const column = columns[i];
    if (column !== undefined) return countInColumn(column, values, found());
    if (byProduct !== null) return values.map((value) => byProduct[value] ?? 0);
    return values.map((value) => countIn(hits, catalogue.valueSets[value] ?? noDocuments));
  });
  workspace.lists.release(room);
  return counts;
}

function costOfSets(values: Uint32Array, valueSets: readonly DocumentSet[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const set = valueSets[values[i] ?? 0] ?? noDocuments;
    sum += set.kind === 'bits' ? set.bits.length : set.documents.length * cost.listed;
  }
  return sum;
}

/** By number of value: how many of the products have it. */
function countByProduct(
  { documents: { attributeStarts, attributeValues }, valueSets }: CountedCatalogue,
  products: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(valueSets.length);
  for (let i = 0; i < products.length; i++) {
    const document = products[i] ?? 0;
    const end = attributeStarts[document + 1] ?? 0;
    for (let at = attributeStarts[document] ?? 0; at < end; at++) {
      const value = attributeValues[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
