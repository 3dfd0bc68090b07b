import type { Migration } from './migration.ts';

/** What corrections of an order's invoices gave back although its goods are kept. */
export const allowances: Migration = {
  name: '0106-allowances',
  async up({ schema }, { bigint }) {
    await schema
      .alterTable('orders')
      .addColumn('allowance', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
