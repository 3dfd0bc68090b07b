import type { Bounds, ProductAttributes } from '@kontor/contract';
import type { AttributeDefinitions } from '@kontor/search';
import { productFields } from './product-fields.ts';

/** Fields by which lists filter as by attributes: they come first. */
const fields = new Set(productFields.filters.map(({ name }) => name));

/** Groups to filter by, in the operator's order. Groups without a definition come last, as the index has them. */
export function groupsInOrder(groups: ProductAttributes, definitions: AttributeDefinitions): ProductAttributes {
  return inOrder(groups, definitions);
}

/** Ranges likewise, except of attributes that the operator defines as text: a size 38 is no number. */
export function rangesInOrder(bounds: Bounds, definitions: AttributeDefinitions): Bounds {
  const ranges = bounds.attributes.filter(({ name }) => [null, 'number'].includes(definitions.of(name).kind));
  return { ...bounds, attributes: inOrder(ranges, definitions) };
}

function inOrder<Group extends { readonly name: string }>(
  groups: readonly Group[],
  definitions: AttributeDefinitions,
): Group[] {
  const rankOf = ({ name }: Group) => (fields.has(name) ? -1 : definitions.rankOf(name));
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b));
}
