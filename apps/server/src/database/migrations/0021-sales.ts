import type { Migration } from './migration.ts';

/** List prices, sales by time, contents, and stock that several conditions share (docs/decisions/039). */
export const sales: Migration = {
  name: '0021-sales',
  async up({ schema }, { bigint, integer, text }) {
    const amounts = ['list_price', 'sale_price', 'sale_from', 'sale_until'];
    for (const column of amounts) await schema.alterTable('conditions').addColumn(column, bigint).execute();
    for (const column of ['content', 'stock_of'])
      await schema.alterTable('conditions').addColumn(column, text).execute();
    await schema.alterTable('conditions').addColumn('stock_factor', integer).execute();
    for (const column of ['sale_from', 'sale_until', 'stock_of'])
      await schema.createIndex(`conditions_by_${column}`).on('conditions').column(column).execute();
    for (const column of ['sale_price', 'sale_from', 'sale_until'])
      await schema.alterTable('price_history').addColumn(column, bigint).execute();
    await schema
      .alterTable('catalogue_version')
      .addColumn('sales_at', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
