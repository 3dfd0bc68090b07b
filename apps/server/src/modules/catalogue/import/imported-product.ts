import type { ProductToIdentify } from '../product-to-store.ts';
import type { ProductRecord } from './records/import-record.ts';

/** A checked product with its place in the file. */
export interface ImportedProduct {
  readonly record: ProductRecord;
  readonly name: string;
  readonly product: ProductToIdentify;
}
