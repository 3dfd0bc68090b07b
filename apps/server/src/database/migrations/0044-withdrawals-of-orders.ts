import type { Migration } from './migration.ts';

/** The number of the order beside each declaration of withdrawal, so that an order finds those that name it. */
export const withdrawalsOfOrders: Migration = {
  name: '0044-withdrawals-of-orders',
  async up({ schema }, { text }) {
    await schema.alterTable('withdrawals').addColumn('order_number', text).execute();
    await schema.createIndex('withdrawals_by_order').on('withdrawals').column('order_number').execute();
    await schema.createIndex('withdrawals_by_link').on('withdrawals').column('order_id').execute();
  },
};
