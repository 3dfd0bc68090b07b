import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The orders that were placed without an account, in the order of the list, to find guests among them. */
export const ordersOfGuests: Migration = {
  name: '0097-orders-of-guests',
  async up({ schema }) {
    await schema
      .createIndex('orders_of_guests')
      .on('orders')
      .columns(['created_at', 'order_number'])
      .where(sql.ref('customer_id'), 'is', null)
      .execute();
  },
};
