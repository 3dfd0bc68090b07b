import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import type { ConditionToIdentify } from '../product-to-store.ts';
import type { ImportedProduct } from './imported-product.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/**
 * Makes stock changes (`+5`) count once for each content of a file. The position up to which a file is stored is saved
 * in the transaction of each batch. An interrupted run is continued by reading the file again, without the changes up
 * to that line. Of two concurrent runs the later one takes over, and the earlier one stops at its next batch.
 */
export class RelativeStock {
  readonly #hash: string;
  readonly #run = randomUUID();
  readonly #isAgain: boolean;
  /** The changes up to this line were stored by an earlier run. Null: this run has not reached a change yet. */
  #storedBefore: number | null = null;

  private constructor(hash: string, isAgain: boolean) {
    this.#hash = hash;
    this.#isAgain = isAgain;
  }

  /**
   * Examines a whole file. Throws {@link ImportImpossible} if all of its changes were stored before, unless `isAgain`.
   */
  static async of(database: Database, file: string, isAgain: boolean): Promise<RelativeStock> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const relative = new RelativeStock(hash.digest('hex'), isAgain);
    const row = await database.read
      .selectFrom('relative_stock_files')
      .select('ended_at')
      .where('hash', '=', relative.#hash)
      .executeTakeFirst();
    if (row && row.ended_at !== null && !isAgain) throw new ImportImpossible(reasons.readBefore(row.ended_at));
    return relative;
  }

  /**
   * The products of a batch without changes that are stored already. Records that the others are stored now, at a time
   * in epoch ms. Throws {@link ImportImpossible}, which rolls the batch back, if another run reads the file or has
   * finished it.
   */
  async onlyNew(
    transaction: Transaction<Schema>,
    products: readonly ImportedProduct[],
    now: number,
  ): Promise<readonly ImportedProduct[]> {
    const lines = products.flatMap(({ record, product }) =>
      product.conditions.some(isChange) ? record.line + record.rows - 1 : [],
    );
    if (lines.length === 0) return products;
    const before = this.#storedBefore ?? (await this.#begin(transaction, now));
    this.#storedBefore = before;
    const { numUpdatedRows } = await transaction
      .updateTable('relative_stock_files')
      .set({ last_line: Math.max(before, ...lines) })
      .where('hash', '=', this.#hash)
      .where('run', '=', this.#run)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ImportImpossible(reasons.readByAnother);
    return products.map((one) => (one.record.line <= before ? withoutChanges(one) : one));
  }

  /** Records that the whole file was read, at a time in epoch ms. */
  async end(database: Database, now: number): Promise<void> {
    if (this.#storedBefore === null) return;
    await database.transaction((transaction) =>
      transaction
        .updateTable('relative_stock_files')
        .set({ ended_at: now })
        .where('hash', '=', this.#hash)
        .where('run', '=', this.#run)
        .execute(),
    );
  }

  /** Makes this run the file's current one. Returns the last stored line, or 0. */
  async #begin(transaction: Transaction<Schema>, now: number): Promise<number> {
    const afresh = this.#isAgain ? { last_line: 0, ended_at: null } : {};
    const row = await transaction
      .insertInto('relative_stock_files')
      .values({ hash: this.#hash, run: this.#run, last_line: 0, begun_at: now, ended_at: null })
      .onConflict((conflict) => {
        const taken = conflict.column('hash').doUpdateSet({ run: this.#run, ...afresh });
        return this.#isAgain ? taken : taken.where('relative_stock_files.ended_at', 'is', null);
      })
      .returning('last_line')
      .executeTakeFirst();
    if (row === undefined) throw new ImportImpossible(reasons.readByAnother);
    return row.last_line;
  }
}

function isChange({ stockChange }: ConditionToIdentify): boolean {
  return stockChange !== undefined;
}

function withoutChanges(imported: ImportedProduct): ImportedProduct {
  const conditions = imported.product.conditions.map(({ stockChange: _, ...condition }) => condition);
  return { ...imported, product: { ...imported.product, conditions } };
}
