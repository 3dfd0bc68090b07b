import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Since when an order has been shipped without an invoice that bills it, with an index of those alone: a list of a
 * million orders must not look for the missing documents of each. Earlier orders get it by the rule of isToBill, from
 * their total. A server of the version before does not write it; the next step of its orders does.
 */
export const unbilledOrders: Migration = {
  name: '0073-unbilled-orders',
  async up(transaction, { bigint }) {
    const { schema } = transaction;
    await schema.alterTable('orders').addColumn('unbilled_since', bigint).execute();
    // An invoice counts until a cancellation has taken back all that was left of it.
    await sql`update orders
      set unbilled_since =
        coalesce((select max(shipped_at) from order_parcels where order_parcels.order_id = orders.id), created_at)
      where shipping_state in ('shipped', 'delivered') and erased_at is null
      and (total_gross > 0 or exists (select 1 from voucher_redemptions as used
        join vouchers on vouchers.code_key = used.code_key
        where used.order_id = orders.id and used.taken > 0 and vouchers.kind = 'gift-balance'))
      and not exists (select 1 from issued_documents as invoice
        where invoice.order_id = orders.id and invoice.kind = 'invoice'
        and not exists (select 1 from issued_documents as cancelling
          where cancelling.corrects = invoice.id and cancelling.order_id = orders.id
          and cancelling.kind = 'cancellation'))`.execute(transaction);
    await schema
      .createIndex('orders_unbilled')
      .on('orders')
      .columns(['created_at', 'order_number', 'unbilled_since'])
      .where(sql.ref('unbilled_since'), 'is not', null)
      .execute();
  },
};
