import type { Bounds, ProductAttributes } from '@kontor/contract';
import type { AttributeDefinitions } from '@kontor/search';
import { productFields } from './product-fields.ts';

/** Fields that lists filter by like attributes. They come first. */
const fields = new Set(productFields.filters.map(({ name }) => name));

/** Filter groups in the operator's order. Groups without a definition come last, in the order of the index. */
export function groupsInOrder(groups: ProductAttributes, definitions: AttributeDefinitions): ProductAttributes {
  return inOrder(groups, definitions);
}

/** The ranges in the same order, without attributes that the operator defines as text: a size 38 is no number. */
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
