import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Reviews by buyers, the mails that ask for them, and who wants none. */
export const reviews: Migration = {
  name: '0082-reviews',
  async up(transaction, { text, integer, bigint, tableEnd }) {
    const { schema } = transaction;
    await schema
      .createTable('review_requests')
      .addColumn('order_id', text, (column) => column.primaryKey().notNull().references('orders.id'))
      .addColumn('secret', text, (column) => column.notNull().unique())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('mailed_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('reviews')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('product_name', text, (column) => column.notNull())
      .addColumn('stars', integer, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('shown_name', text, (column) => column.notNull())
      .addColumn('written_at', bigint, (column) => column.notNull())
      .addColumn('changed_at', bigint)
      .addColumn('answer', text)
      .addColumn('answered_at', bigint)
      .addColumn('hidden_reason', text)
      .addColumn('hidden_at', bigint)
      .addUniqueConstraint('reviews_once', ['order_id', 'product_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('reviews_of_product').on('reviews').columns(['product_id', 'written_at', 'id']).execute();
    await schema.createIndex('reviews_by_age').on('reviews').columns(['written_at', 'id']).execute();
    await schema
      .createTable('review_stops')
      .addColumn('address_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('stopped_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('product_ratings')
      .addColumn('product_id', text, (column) => column.primaryKey().notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('stars', integer, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    // For the deliveries of some days, which are few of all parcels.
    await sql`create index order_parcels_by_delivery on order_parcels (delivered_at) where delivered_at is not null`.execute(
      transaction,
    );
  },
};
