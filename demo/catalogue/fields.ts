import type { Product } from '@kontor/contract';

/** What only some articles say of themselves: fields of the import (docs/import.md) by their names in JSON Lines. */
export type Fields = Pick<
  Product,
  'mpn' | 'size' | 'warnings' | 'energy' | 'ingredients' | 'allergens' | 'nutrition' | 'storage' | 'references'
> & {
  /** A country by its code. */
  origin?: string;
};

/** Refers to articles by their numbers. */
export const articles = (...numbers: readonly string[]): { articleNumber: string }[] =>
  numbers.map((articleNumber) => ({ articleNumber }));
