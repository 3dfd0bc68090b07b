import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Since when an invoice has billed what its customer does not owe any more, with an index of those alone. Earlier
 * orders get it where pieces were cancelled or came back after the invoice, and no correction followed.
 */
export const overbilledOrders: Migration = {
  name: '0092-overbilled-orders',
  async up(transaction, { bigint }) {
    const { schema } = transaction;
    await schema.alterTable('orders').addColumn('overbilled_since', bigint).execute();
    await sql`update orders
      set overbilled_since = (select max(at) from order_timeline as step
        where step.order_id = orders.id and step.kind in ('cancel', 'return')
        and exists (select 1 from issued_documents as invoice
          where invoice.order_id = orders.id and invoice.kind = 'invoice' and invoice.issued_at < step.at
          and not exists (select 1 from issued_documents as correcting
            where correcting.order_id = orders.id and correcting.corrects = invoice.id
            and (correcting.kind = 'cancellation' or correcting.issued_at > step.at))))
      where erased_at is null and exists (select 1 from order_pieces
        where order_pieces.order_id = orders.id and order_pieces.kind in ('cancel', 'return'))`.execute(transaction);
    await schema
      .createIndex('orders_overbilled')
      .on('orders')
      .columns(['created_at', 'order_number', 'overbilled_since'])
      .where(sql.ref('overbilled_since'), 'is not', null)
      .execute();
  },
};
