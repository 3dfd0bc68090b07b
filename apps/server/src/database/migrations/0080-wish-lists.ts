import type { Migration } from './migration.ts';

/** The wish lists of customers. */
export const wishLists: Migration = {
  name: '0080-wish-lists',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('wish_lists')
      .addColumn('customer_id', text, (column) =>
        column.primaryKey().notNull().references('customers.id').onDelete('cascade'),
      )
      .addColumn('products', text, (column) => column.notNull())
      .addColumn('changed_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
