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
 * Stock that came or went (`+5`) counts once for each content of a file. How far a file is stored stands beside it, in
 * the transaction of each batch: a run that broke off is finished by reading the file again, which leaves out the
 * changes up to that line. Of two runs at once the later takes over, and the earlier stops at its next batch.
 */
export class RelativeStock {
  readonly #hash: string;
  readonly #run = randomUUID();
  readonly #isAgain: boolean;
  /** Changes up to this line an earlier run has stored; null: this run has not come to a change yet. */
  #storedBefore: number | null = null;

  private constructor(hash: string, isAgain: boolean) {
    this.#hash = hash;
    this.#isAgain = isAgain;
  }

  /**
   * Looks at a whole file. Throws {@link ImportImpossible} where its changes were stored to the end, unless `isAgain`.
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
   * The products of a batch without changes that are stored already, noting that the others are now, at a time in
   * epoch ms. Throws {@link ImportImpossible}, which rolls the batch back, where another run reads the file or has
   * read it.
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

  /** The file was read to its end, at a time in epoch ms. */
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

  /** Makes the file this run's. The last line that is stored of it; 0: none. */
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
