import type { Migration } from './migration.ts';

/** Offers to customers, each with its versions and what happened to it. */
export const quotes: Migration = {
  name: '0072-quotes',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('quotes')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('request_key', text, (column) => column.notNull().unique())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('valid_until', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('set null'))
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('total_gross', integer, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('changed_at', bigint, (column) => column.notNull())
      .addColumn('order_id', text, (column) => column.references('orders.id').onDelete('set null'))
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('quotes_by_age').on('quotes').columns(['created_at', 'number']).execute();
    await schema.createIndex('quotes_by_state').on('quotes').columns(['state', 'valid_until']).execute();
    await schema.createIndex('quotes_of_customer').on('quotes').column('customer_id').execute();
    await schema.createIndex('quotes_of_email').on('quotes').column('email').execute();
    await schema.createIndex('quotes_of_order').on('quotes').column('order_id').execute();
    await schema
      .createTable('quote_versions')
      .addColumn('quote_id', text, (column) => column.notNull().references('quotes.id').onDelete('cascade'))
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('snapshot', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('made_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('quote_versions_once', ['quote_id', 'version'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('quote_timeline')
      .addColumn('quote_id', text, (column) => column.notNull().references('quotes.id').onDelete('cascade'))
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('operator_id', text)
      .addColumn('operator_name', text)
      .addColumn('detail', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('quote_timeline_once', ['quote_id', 'revision'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
