import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders and documents whose people were erased after their time, orders that are held back, and counts of it all. */
export const retention: Migration = {
  name: '0064-retention',
  async up({ schema }, { text, bigint, integer, tableEnd }) {
    await schema.alterTable('orders').addColumn('erased_at', bigint).execute();
    await schema.alterTable('issued_documents').addColumn('erased_at', bigint).execute();
    await schema
      .createIndex('orders_with_people')
      .on('orders')
      .columns(['created_at', 'id'])
      .where(sql.ref('erased_at'), 'is', null)
      .execute();
    await schema
      .createTable('retention_holds')
      .addColumn('order_id', text, (column) =>
        column.primaryKey().notNull().references('orders.id').onDelete('cascade'),
      )
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('held_by', text, (column) => column.notNull())
      .addColumn('held_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('retention_counts')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('retention_counts_once', ['day', 'kind'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
