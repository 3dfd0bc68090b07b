import type { Product } from '@kontor/contract';

/** What the catalogue has of every article, made of its family and size (assembly/product.ts). */
type OfEvery =
  | '_id'
  | 'name'
  | 'nameSuffix'
  | 'articleNumber'
  | 'gtin'
  | 'manufacturer'
  | 'files'
  | 'documents'
  | 'htmlDescription'
  | 'termsOfDelivery'
  | 'stockStatus'
  | 'stockStatusText'
  | 'internalRating'
  | 'attributes'
  | 'categoryPath'
  | 'takeBack'
  | 'family'
  | 'conditions';

/** What only some articles say of themselves: fields of the import (docs/import.md) by their names in JSON Lines. */
export type Fields = Partial<Omit<Product, OfEvery | 'origin'>> & {
  /** It is a gift voucher, which the wire knows by its price. */
  giftVoucher?: true;
  /** A country by its code. */
  origin?: string;
};

/** Refers to articles by their numbers. */
export const articles = (...numbers: readonly string[]): { articleNumber: string }[] =>
  numbers.map((articleNumber) => ({ articleNumber }));
