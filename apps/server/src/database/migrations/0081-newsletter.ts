import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who gets the newsletter, with the proof of their consent. */
export const newsletter: Migration = {
  name: '0081-newsletter',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('newsletter_subscribers')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('email_key', text, (column) => column.notNull())
      .addColumn('consent', text, (column) => column.notNull())
      .addColumn('asked_at', bigint, (column) => column.notNull())
      .addColumn('confirm_hash', text, (column) => column.unique())
      .addColumn('confirmed_at', bigint)
      .addColumn('stop_key', text, (column) => column.notNull().unique())
      .addColumn('stopped_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('newsletter_subscribers_once')
      .unique()
      .on('newsletter_subscribers')
      .column('email_key')
      .where(sql.ref('stopped_at'), 'is', null)
      .execute();
    await schema
      .createIndex('newsletter_subscribers_of_email')
      .on('newsletter_subscribers')
      .column('email_key')
      .execute();
  },
};
