import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Since when goods of an order have been on their way whose transfer is not there, with an index of those alone.
 * Earlier orders get it from their snapshot, by the rule of isShippedUnpaid, if the shop notes transfers at all. A
 * server of the version before does not write it; the next step or payment of its orders does.
 */
export const shippedUnpaid: Migration = {
  name: '0090-shipped-unpaid',
  async up(transaction, { bigint }) {
    const { schema } = transaction;
    await schema.alterTable('orders').addColumn('unpaid_since', bigint).execute();
    await sql`update orders
      set unpaid_since =
        coalesce((select min(shipped_at) from order_parcels where order_parcels.order_id = orders.id), created_at)
      where payment_state in ('open', 'pending', 'failed', 'partly-paid', 'disputed')
      and shipping_state in ('partly-shipped', 'shipped', 'delivered') and erased_at is null
      and snapshot like '%"kind":"transfer"%' and exists (select 1 from noted_payments)`.execute(transaction);
    await schema
      .createIndex('orders_shipped_unpaid')
      .on('orders')
      .columns(['created_at', 'order_number', 'unpaid_since'])
      .where(sql.ref('unpaid_since'), 'is not', null)
      .execute();
  },
};
