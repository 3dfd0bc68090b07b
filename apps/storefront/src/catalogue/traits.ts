import type { Product } from '@kontor/contract';
import { shopTexts } from '../texts/shop.de.ts';

/** The most attributes on a card. */
const mostTraits = 2;

/** A longer value is a text for the product's page. */
const longestValue = 24;

/**
 * The first attributes of a product, in the operator's order, that its name, suffix and brand do not say already, and
 * that say more than that it lacks something: 'Kopfgewicht 500 g · Stiel Esche'. Empty if there are none.
 */
export function traitsOf(
  product: Pick<Product, 'name' | 'nameSuffix' | 'attributes'>,
  brand: string | undefined,
): string {
  const said = `${product.name} ${product.nameSuffix ?? ''} ${brand ?? ''}`.toLowerCase();
  const traits: string[] = [];
  for (const { name, value } of product.attributes) {
    if (value === shopTexts.lacking || value.length > longestValue || said.includes(value.toLowerCase())) continue;
    traits.push(`${name} ${value}`);
    if (traits.length === mostTraits) break;
  }
  return traits.join(' · ');
}
