import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Money of orders noted from the shop's bank account, and the statements that it is read from. */
export const bankStatements: Migration = {
  name: '0043-bank-statements',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('noted_payments')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('received_on', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('noted_by', text, (column) => column.notNull())
      .addColumn('noted_at', bigint, (column) => column.notNull())
      .addColumn('taken_back_by', text)
      .addColumn('taken_back_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('noted_payments_by_order').on('noted_payments').column('order_id').execute();
    await schema
      .createIndex('noted_payments_once')
      .unique()
      .on('noted_payments')
      .columns(['source', 'order_id'])
      .where(sql.ref('taken_back_at'), 'is', null)
      .execute();
    await schema
      .createTable('bank_statements')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('file_hash', text, (column) => column.notNull())
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('iban', text, (column) => column.notNull())
      .addColumn('number', text, (column) => column.notNull())
      .addColumn('first_day', text)
      .addColumn('last_day', text)
      .addColumn('closing', bigint)
      .addColumn('new_entries', integer, (column) => column.notNull())
      .addColumn('known_entries', integer, (column) => column.notNull())
      .addColumn('refused_entries', integer, (column) => column.notNull())
      .addColumn('read_by', text, (column) => column.notNull())
      .addColumn('read_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('bank_statements_by_file').on('bank_statements').column('file_hash').execute();
    await schema
      .createTable('bank_entries')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('booking_key', text, (column) => column.notNull())
      .addColumn('part', integer, (column) => column.notNull())
      .addColumn('statement_id', text, (column) => column.notNull().references('bank_statements.id'))
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('iban', text, (column) => column.notNull())
      .addColumn('booked_on', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('payer', text, (column) => column.notNull())
      .addColumn('payer_iban', text)
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('flags', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('changed_at', bigint, (column) => column.notNull())
      .addUniqueConstraint('bank_entries_once', ['booking_key', 'part'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('bank_entries_by_state')
      .on('bank_entries')
      .columns(['state', 'booked_on', 'id'])
      .execute();
    await schema.createIndex('bank_entries_by_day').on('bank_entries').columns(['iban', 'booked_on']).execute();
    await schema.createIndex('bank_entries_by_payer').on('bank_entries').column('payer_iban').execute();
  },
};
