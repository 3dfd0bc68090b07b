import type { Product } from '@kontor/contract';

/** The attribute with the brand, unless the operator names another (contract: UiSettings). */
const usualAttribute = 'Marke';

/** The brand of a product; undefined if it states none. */
export function brandOf(
  { brand, attributes }: Pick<Product, 'brand' | 'attributes'>,
  brandAttribute: string = usualAttribute,
): string | undefined {
  return brand ?? attributes.find(({ name }) => name === brandAttribute)?.value;
}
