import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What was erased, so that it can be erased again after a backup was restored; mails about it; orders that are kept for
 * the law alone; and an index that finds the orders of an e-mail address.
 */
export const erasures: Migration = {
  name: '0063-erasures',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('erasures')
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('erased_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('erasures_once', ['subject', 'subject_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('erasure_notices')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('erasure_notices_by_age').on('erasure_notices').column('created_at').execute();
    await schema
      .alterTable('orders')
      .addColumn('is_restricted', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('orders_by_email').on('orders').expression(sql`lower(email)`).execute();
  },
};
