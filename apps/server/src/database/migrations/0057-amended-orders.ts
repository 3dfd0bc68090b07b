import type { Migration } from './migration.ts';

/** The amended lines and amounts of an order, beside the copy of what was agreed (docs/decisions/061). */
export const amendedOrders: Migration = {
  name: '0057-amended-orders',
  async up({ schema }, { text }) {
    await schema.alterTable('orders').addColumn('amendment', text).execute();
  },
};
