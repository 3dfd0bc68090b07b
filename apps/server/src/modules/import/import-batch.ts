import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { Schema } from '../../database/schema.ts';
import { compareProducts, storeCategories, storeProducts } from '../catalogue/catalogue-writer.ts';
import type { CategoryToStore, ProductToStore, Stored } from '../catalogue/product-to-store.ts';
import type { ImportFiles } from './import-files.ts';
import type { RefusedRows } from './refused-rows.ts';
import { reasons } from './texts/de.ts';

/** PostgreSQL's advisory lock of imports: they take turns batch by batch, and orders do not wait. */
const importLock = 5_640_172_027;

/** A checked product with the place it has in the file. */
export interface ImportedProduct {
  readonly line: number;
  readonly rows: number;
  readonly name: string;
  readonly product: ProductToStore;
}

/** What became of a batch. */
export interface BatchOutcome {
  readonly stored: readonly { readonly rows: number; readonly outcome: Stored }[];
  readonly refused: readonly RefusedRows[];
}

/** Whole products, with the categories and files they need, that are stored together or not at all. */
export class ImportBatch {
  readonly #categories: readonly CategoryToStore[];
  readonly #products: readonly ImportedProduct[];
  readonly #files: ImportFiles;

  constructor(categories: readonly CategoryToStore[], products: readonly ImportedProduct[], files: ImportFiles) {
    this.#categories = categories;
    this.#products = products;
    this.#files = files;
  }

  /** What storing would come to; changes nothing. */
  async compare(queryable: Queryable): Promise<BatchOutcome> {
    const { compared, refused } = await this.#compared(queryable);
    return { stored: compared.map(({ imported, outcome }) => ({ rows: imported.rows, outcome })), refused };
  }

  /** Stores the batch in one transaction. */
  async store(database: Database, now: number): Promise<BatchOutcome> {
    return database.transaction((transaction) => this.#storeIn(transaction, now));
  }

  async #storeIn(transaction: Transaction<Schema>, now: number): Promise<BatchOutcome> {
    // Of two imports at once the second compares with what the first stored: no price gets into the history twice.
    if (engineOf(transaction) === 'postgres')
      await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    const { compared, refused } = await this.#compared(transaction);
    const news = compared.filter(({ outcome }) => outcome !== 'unchanged');
    await storeCategories(transaction, this.#categories, now);
    if (news.length > 0) await this.#files.store(transaction, now);
    await storeProducts(transaction, news, now);
    return { stored: compared.map(({ imported, outcome }) => ({ rows: imported.rows, outcome })), refused };
  }

  async #compared(queryable: Queryable) {
    const foreign = await this.#foreignConditions(queryable);
    const own = this.#products.filter((imported) => !foreign.has(imported));
    const compared = await compareProducts(
      queryable,
      own.map(({ product }) => product),
    );
    return {
      compared: compared.flatMap((result, place) => {
        const imported = own[place];
        return imported ? [{ ...result, imported }] : [];
      }),
      refused: [...foreign].map(([{ line, rows, name }, id]) => ({
        line,
        rows,
        name,
        reason: reasons.duplicateCondition(id),
      })),
    };
  }

  /** Products with a condition id that the catalogue already has at another product: taking it over would break that one. */
  async #foreignConditions(queryable: Queryable): Promise<Map<ImportedProduct, string>> {
    const ids = this.#products.flatMap(({ product }) => product.conditions.map(({ id }) => id));
    if (ids.length === 0) return new Map();
    const rows = await queryable.selectFrom('conditions').select(['id', 'product_id']).where('id', 'in', ids).execute();
    const owner = new Map(rows.map((row) => [row.id, row.product_id]));
    const foreign = new Map<ImportedProduct, string>();
    for (const imported of this.#products) {
      const { id: productId, conditions } = imported.product;
      const taken = conditions.find(({ id }) => owner.has(id) && owner.get(id) !== productId);
      if (taken) foreign.set(imported, taken.id);
    }
    return foreign;
  }
}
