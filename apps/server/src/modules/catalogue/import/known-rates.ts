import type { BasisPoints } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { needsRate } from './records/declared-price.ts';
import type { ProductDraft } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';

/** The tax rate of all conditions of a product that the shop has; `several` where they differ. */
export type KnownRate = BasisPoints | 'several';

/** The tax rates of products whose file states prices otherwise than the shop does and names no rate. */
export class KnownRates {
  readonly #queryable: Queryable;
  readonly #declaration: ImportingShop['declaration'];
  #rates = new Map<string, KnownRate>();

  constructor(queryable: Queryable, { declaration }: ImportingShop) {
    this.#queryable = queryable;
    this.#declaration = declaration;
  }

  /** Whether prices of a draft are to be converted by the rate that the shop has. */
  isWanted({ conditions }: ProductDraft): boolean {
    return conditions.some(
      (condition) => condition.unnamed?.includes('tax_rate') && needsRate(condition, this.#declaration),
    );
  }

  /** Asks for the rates of many products by one statement, before they are wanted one after the other. */
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
