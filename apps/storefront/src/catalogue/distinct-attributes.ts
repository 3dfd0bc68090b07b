import type { Product } from '@kontor/contract';

/** The attributes without duplicates of the same name and value. */
export function distinctAttributes(attributes: Product['attributes']): Product['attributes'] {
  return [...new Map(attributes.map((one) => [attributeKey(one), one])).values()];
}

/** Identifies an attribute by name and value, since a name may have several values. */
export function attributeKey({ name, value }: Product['attributes'][number]): string {
  return JSON.stringify([name, value]);
}
