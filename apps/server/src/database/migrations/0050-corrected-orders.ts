import type { Migration } from './migration.ts';

/** The corrected addresses and e-mail address of an order, beside the copy of what was agreed (docs/decisions/059). */
export const correctedOrders: Migration = {
  name: '0050-corrected-orders',
  async up({ schema }, { text }) {
    await schema.alterTable('orders').addColumn('correction', text).execute();
  },
};
