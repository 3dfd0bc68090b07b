import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What must be transferred back for an order by hand, in cents, with an index of those alone. Earlier orders get it
 * where it needs no calculation: of those that were cancelled completely, what was noted; of others that are overpaid
 * it is noted with the next change of their money.
 */
export const transfersBack: Migration = {
  name: '0091-transfers-back',
  async up(transaction, { bigint }) {
    const { schema } = transaction;
    await schema.alterTable('orders').addColumn('transfer_back', bigint).execute();
    await sql`update orders
      set transfer_back = (select sum(amount) from noted_payments where noted_payments.order_id = orders.id
        and taken_back_at is null and source not like 'discount:%')
      where state = 'cancelled' and erased_at is null and shipping_state = 'none'
      and exists (select 1 from noted_payments where noted_payments.order_id = orders.id)`.execute(transaction);
    await sql`update orders set transfer_back = null where transfer_back <= 0`.execute(transaction);
    await sql`update orders set payment_state = 'overpaid'
      where transfer_back is not null and payment_state = 'paid'`.execute(transaction);
    await schema
      .createIndex('orders_transfer_back')
      .on('orders')
      .columns(['created_at', 'order_number', 'transfer_back'])
      .where(sql.ref('transfer_back'), 'is not', null)
      .execute();
  },
};
