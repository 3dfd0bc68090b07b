import type { Migration } from './migration.ts';

/** The journal of the shop's turnover and money, and the months of it that are closed. */
export const books: Migration = {
  name: '0047-books',
  async up({ schema }, { text, integer, bigint, bytes, tableEnd }) {
    await schema
      .createTable('bookings')
      .addColumn('source_kind', text, (column) => column.notNull())
      .addColumn('source_id', text, (column) => column.notNull())
      .addColumn('part', integer, (column) => column.notNull())
      .addColumn('month', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('cause', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('tax_case', text)
      .addColumn('country', text)
      .addColumn('rate', integer)
      .addColumn('place', text)
      .addColumn('net', bigint, (column) => column.notNull())
      .addColumn('vat', bigint, (column) => column.notNull())
      .addColumn('document_number', text, (column) => column.notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('order_number', text, (column) => column.notNull())
      .addColumn('debtor', text, (column) => column.notNull())
      .addColumn('customer', text, (column) => column.notNull())
      .addColumn('vat_id', text, (column) => column.notNull())
      .addColumn('corrects_number', text)
      .addColumn('corrects_month', text)
      .addColumn('booked_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('bookings_once', ['source_kind', 'source_id', 'part'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('bookings_by_month').on('bookings').columns(['month', 'day']).execute();
    await schema.createIndex('bookings_by_order').on('bookings').column('order_id').execute();
    await schema
      .createTable('closed_months')
      .addColumn('month', text, (column) => column.primaryKey().notNull())
      .addColumn('closed_at', bigint, (column) => column.notNull())
      .addColumn('closed_by', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('closed_month_files')
      .addColumn('month', text, (column) => column.notNull().references('closed_months.month'))
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('content_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('closed_month_files_once', ['month', 'format'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
