import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../../database/database.ts';
import { engineOf } from '../../../database/engine-of.ts';
import type { ConditionTable, Schema } from '../../../database/schema.ts';
import { type ComparedProduct, compareProducts, storeCategories, storeProducts } from '../catalogue-writer.ts';
import { withConditionIds } from '../condition-ids.ts';
import {
  type CategoryToStore,
  defaultUnit,
  type ProductToIdentify,
  type ProductToStore,
  type Stored,
} from '../product-to-store.ts';
import type { ImportFiles } from './import-files.ts';
import type { ProductRecord } from './import-record.ts';
import { reasons } from './texts/de.ts';

/** PostgreSQL's advisory lock of imports: they take turns batch by batch, and orders do not wait. */
const importLock = 5_640_172_027;

/** A checked product with the place it has in the file. */
export interface ImportedProduct {
  readonly record: ProductRecord;
  readonly name: string;
  readonly product: ProductToIdentify;
}

/** A product that cannot be stored as it is. */
export interface RefusedProduct {
  readonly imported: ImportedProduct;
  readonly reason: string;
}

/** What became of a batch. */
export interface BatchOutcome {
  readonly stored: readonly { readonly rows: number; readonly outcome: Stored }[];
  readonly refused: readonly RefusedProduct[];
  /** Names of the articles that lost a unit price with their price. */
  readonly withoutNormPrice: readonly string[];
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
    return outcomeOf(await this.#compared(queryable));
  }

  /** Stores the batch in one transaction. */
  async store(database: Database, now: number): Promise<BatchOutcome> {
    return database.transaction((transaction) => this.#storeIn(transaction, now));
  }

  async #storeIn(transaction: Transaction<Schema>, now: number): Promise<BatchOutcome> {
    // Of two imports at once the second compares with what the first stored: no price gets into the history twice.
    if (engineOf(transaction) === 'postgres')
      await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    const all = await this.#compared(transaction);
    const news = all.compared.filter(({ outcome }) => outcome !== 'unchanged');
    await storeCategories(transaction, this.#categories, now);
    if (news.length > 0) await this.#files.store(transaction, now);
    await storeProducts(transaction, news, now);
    return outcomeOf(all);
  }

  async #compared(queryable: Queryable): Promise<ComparedBatch> {
    const { identified, refused } = await this.#identified(queryable);
    const compared = await compareProducts(
      queryable,
      identified.map(({ product }) => product),
    );
    return {
      compared: compared.flatMap((result, place) => {
        const imported = identified[place]?.imported;
        return imported ? [{ ...result, imported }] : [];
      }),
      refused,
    };
  }

  /** The products whose conditions all have an id of their own, and why the others have not. */
  async #identified(queryable: Queryable) {
    const products = await withConditionIds(
      queryable,
      this.#products.map(({ product }) => product),
    );
    const owners = await conditionOwners(queryable, products);
    const identified: { imported: ImportedProduct; product: ProductToStore }[] = [];
    const refused: RefusedProduct[] = [];
    for (const [i, imported] of this.#products.entries()) {
      const product = products[i] ?? null;
      const reason = product === null ? reasons.unitUnknown : refusalOf(product, owners);
      if (product === null || reason !== null) refused.push({ imported, reason: reason ?? '' });
      else identified.push({ imported, product });
    }
    return { identified, refused };
  }
}

type StoredCondition = Pick<Selectable<ConditionTable>, 'product_id' | 'stock'>;

/** Why a product cannot be stored, seen from the conditions that the catalogue has. */
function refusalOf({ id, conditions }: ProductToStore, stored: ReadonlyMap<string, StoredCondition>): string | null {
  for (const condition of conditions) {
    const before = stored.get(condition.id);
    if (before !== undefined && before.product_id !== id) return reasons.duplicateCondition(condition.id);
    const lacksPrice = condition.unnamed?.some((column) => column === 'price' || column === 'tax_rate');
    if (before === undefined && lacksPrice) return reasons.newCondition(condition.unit ?? defaultUnit);
    if (condition.stockChange !== undefined && typeof before?.stock !== 'number') return reasons.uncountedStock;
  }
  return null;
}

/** A batch beside what the catalogue has. */
interface ComparedBatch {
  readonly compared: readonly (ComparedProduct & { readonly imported: ImportedProduct })[];
  readonly refused: readonly RefusedProduct[];
}

function outcomeOf({ compared, refused }: ComparedBatch): BatchOutcome {
  return {
    stored: compared.map(({ imported, outcome }) => ({ rows: imported.record.rows, outcome })),
    refused,
    withoutNormPrice: compared.flatMap(({ imported, normPricesGone }) => normPricesGone.map(() => imported.name)),
  };
}

/**
 * Whose the conditions of these ids are in the catalogue: one of another product is not to be taken over, since that
 * would break it.
 */
async function conditionOwners(
  queryable: Queryable,
  products: readonly (ProductToStore | null)[],
): Promise<Map<string, StoredCondition>> {
  const ids = products.flatMap((product) => product?.conditions.map(({ id }) => id) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('conditions')
    .select(['id', 'product_id', 'stock'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
