import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * When each product first came into the catalogue, for the new ones on the start page. Those that are there came
 * before.
 */
export const productArrivals: Migration = {
  name: '0076-product-arrivals',
  async up(transaction, { text, bigint, tableEnd }) {
    const { schema } = transaction;
    await schema
      .createTable('product_arrivals')
      .addColumn('product_id', text, (column) => column.primaryKey().notNull())
      .addColumn('arrived_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('product_arrivals_by_time').on('product_arrivals').column('arrived_at').execute();
    await sql`insert into product_arrivals (product_id, arrived_at) select id, 0 from products`.execute(transaction);
  },
};
