import { Price } from '@kontor/contract/wire-price';

/** Types that occur in so many answers that they are described once, under their name. */
const names = new Map<object, string>([[Price, 'Price']]);

/** The name of a schema that is described once; undefined for all others. */
export function nameOf(schema: object): string | undefined {
  return names.get(schema);
}
