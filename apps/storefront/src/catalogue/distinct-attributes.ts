import type { Product } from '@kontor/contract';

/** Attributes as they are listed: one that is said twice, by the same name and value, stands once. */
export function distinctAttributes(attributes: Product['attributes']): Product['attributes'] {
  return [...new Map(attributes.map((one) => [attributeKey(one), one])).values()];
}

/** Tells one attribute from another: several values of one name are several. */
export function attributeKey({ name, value }: Product['attributes'][number]): string {
  return JSON.stringify([name, value]);
}
