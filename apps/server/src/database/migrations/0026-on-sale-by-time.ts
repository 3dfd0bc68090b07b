import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Whether the operator has a product on sale, from when until when, and when this next changes by itself. `deleted` is
 * the current result (docs/decisions/046).
 */
export const onSaleByTime: Migration = {
  name: '0026-on-sale-by-time',
  async up(transaction, { integer, bigint }) {
    const products = transaction.schema.alterTable('products');
    await products.addColumn('active', integer, (column) => column.notNull().defaultTo(1)).execute();
    for (const column of ['active_from', 'active_until', 'next_change_at'])
      await transaction.schema.alterTable('products').addColumn(column, bigint).execute();
    await sql`update products set active = 0 where deleted = 1`.execute(transaction);
    await transaction.schema
      .createIndex('products_by_next_change')
      .on('products')
      .column('next_change_at')
      .where(sql.ref('next_change_at'), 'is not', null)
      .execute();
  },
};
