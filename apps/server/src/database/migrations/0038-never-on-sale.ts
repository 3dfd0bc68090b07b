import type { Migration } from './migration.ts';

/**
 * Products that were never on sale: 1, otherwise null. Of those that are there nobody knows, and they count as known to
 * customers.
 */
export const neverOnSale: Migration = {
  name: '0038-never-on-sale',
  async up(transaction, { integer }) {
    await transaction.schema.alterTable('products').addColumn('never_on_sale', integer).execute();
  },
};
