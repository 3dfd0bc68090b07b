import type { BasisPoints } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { needsRate } from './records/declared-price.ts';
import type { ProductDraft } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';

/** The tax rate of all stored conditions of a product. `several` if they differ. */
export type KnownRate = BasisPoints | 'several';

/** The stored tax rates of products whose file has no rate and differs from the shop in net or gross. */
export class KnownRates {
  readonly #queryable: Queryable;
  readonly #declaration: ImportingShop['declaration'];
  #rates = new Map<string, KnownRate>();

  constructor(queryable: Queryable, { declaration }: ImportingShop) {
    this.#queryable = queryable;
    this.#declaration = declaration;
  }

  /** Whether a draft's prices must be converted by the stored rate. */
  isWanted({ conditions }: ProductDraft): boolean {
    return conditions.some(
      (condition) => condition.unnamed?.includes('tax_rate') && needsRate(condition, this.#declaration),
    );
  }

  /** Looks up the rates of many products with one statement. */
  async lookUp(ids: readonly string[]): Promise<void> {
    this.#rates = new Map();
    if (ids.length === 0) return;
    const rows = await this.#queryable
      .selectFrom('conditions')
      .select(['product_id', 'tax_rate'])
      .where('product_id', 'in', ids)
      .execute();
    for (const { product_id: id, tax_rate: rate } of rows)
      this.#rates.set(id, (this.#rates.get(id) ?? rate) === rate ? rate : 'several');
  }

  of(id: unknown): KnownRate | undefined {
    return typeof id === 'string' ? this.#rates.get(id) : undefined;
  }
}
