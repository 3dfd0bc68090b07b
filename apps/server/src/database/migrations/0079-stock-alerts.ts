import type { Migration } from './migration.ts';

/** Who wants to be told when a product is in stock again. */
export const stockAlerts: Migration = {
  name: '0079-stock-alerts',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('stock_alerts')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('secret', text, (column) => column.notNull().unique())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('email_key', text, (column) => column.notNull())
      .addColumn('asked_at', bigint, (column) => column.notNull())
      .addColumn('confirmed_at', bigint)
      .addColumn('queued_at', bigint)
      .addUniqueConstraint('stock_alerts_once', ['product_id', 'email_key'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('stock_alerts_of_email').on('stock_alerts').column('email_key').execute();
  },
};
