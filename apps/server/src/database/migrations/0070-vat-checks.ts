import type { Migration } from './migration.ts';

/** What VIES answered about VAT ids of buyers. */
export const vatChecks: Migration = {
  name: '0070-vat-checks',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('vat_checks')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('vat_id', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('asked_at', bigint, (column) => column.notNull())
      .addColumn('consultation', text)
      .addColumn('trader', text)
      .addColumn('order_id', text, (column) => column.references('orders.id').onDelete('cascade'))
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('vat_checks_by_id').on('vat_checks').columns(['vat_id', 'asked_at']).execute();
    await schema.createIndex('vat_checks_of_order').on('vat_checks').column('order_id').execute();
  },
};
