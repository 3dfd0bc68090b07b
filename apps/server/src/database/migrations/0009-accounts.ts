import type { Migration } from './migration.ts';

/**
 * Customers, their credentials, and the data they store with the shop. Data of a customer is deleted with the customer;
 * orders stay.
 */
export const accounts: Migration = {
  name: '0009-accounts',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('customers')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('email_key', text, (column) => column.notNull().unique())
      .addColumn('password_hash', text)
      .addColumn('online_user', integer, (column) => column.notNull())
      .addColumn('person_id', text)
      .addColumn('customer_group', text)
      .addColumn('address', text)
      .addColumn('separate_shipping_address', integer, (column) => column.notNull())
      .addColumn('shipping_address', text)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('id', text, (column) => column.notNull().unique())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('device', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addColumn('used_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('sessions_by_customer').on('sessions').column('customer_id').execute();
    await schema.createIndex('sessions_by_use').on('sessions').column('used_at').execute();
    await schema
      .createTable('known_devices')
      .addColumn('token_hash', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('used_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_once', ['token_hash', 'customer_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('known_devices_by_customer').on('known_devices').column('customer_id').execute();
    await schema
      .createTable('account_codes')
      .addColumn('request_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('email_key', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('password_hash', text)
      .addColumn('network_hash', text)
      .addColumn('tries_left', integer, (column) => column.notNull())
      .addColumn('strangers_tries_left', integer, (column) => column.notNull())
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('account_codes_by_email').on('account_codes').column('email_key').execute();
    await schema
      .createTable('attempts')
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('count', integer, (column) => column.notNull())
      .addColumn('blocked_until', bigint, (column) => column.notNull())
      .addColumn('forgotten_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('attempts_by_end').on('attempts').column('forgotten_at').execute();
    await schema
      .createTable('customer_addresses')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('customer_addresses_by_customer').on('customer_addresses').column('customer_id').execute();
    await schema
      .createTable('customer_carts')
      .addColumn('customer_id', text, (column) =>
        column.primaryKey().notNull().references('customers.id').onDelete('cascade'),
      )
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('changed_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.alterTable('orders').addColumn('customer_id', text).execute();
    await schema.createIndex('orders_by_customer').on('orders').columns(['customer_id', 'created_at']).execute();
  },
};
