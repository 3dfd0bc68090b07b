import type { Migration } from './migration.ts';

/** Orders with their documents, and the counters behind consecutive numbers. */
export const orders: Migration = {
  name: '0003-orders',
  async up({ schema }, { text, bigint, bytes, tableEnd }) {
    await schema
      .createTable('orders')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_number', text, (column) => column.notNull().unique())
      .addColumn('idempotency_key', text, (column) => column.notNull().unique())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('payment_condition', text, (column) => column.notNull())
      .addColumn('total_gross', bigint, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('snapshot', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('orders_by_time').on('orders').column('created_at').execute();
    await schema
      .createTable('number_sequences')
      .addColumn('name', text, (column) => column.primaryKey().notNull())
      .addColumn('value', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('order_documents')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('filename', text, (column) => column.notNull())
      .addColumn('made_at', bigint)
      .addColumn('content', bytes)
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('order_documents_by_order').on('order_documents').column('order_id').execute();
  },
};
