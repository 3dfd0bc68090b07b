import type { Migration } from './migration.ts';

/** Addresses of unsent notices, which are deleted with their customer, and the indexes for deleting old rows. */
export const accountNotices: Migration = {
  name: '0011-account-notices',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('account_notices')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('account_notices_by_customer').on('account_notices').column('customer_id').execute();
    await schema.createIndex('account_notices_by_age').on('account_notices').column('created_at').execute();
    await schema.createIndex('known_devices_by_use').on('known_devices').column('used_at').execute();
    await schema.createIndex('account_codes_by_end').on('account_codes').column('expires_at').execute();
  },
};
