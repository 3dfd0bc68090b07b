import { orderPaymentState, type PaymentState } from '@kontor/domain';
import { sql } from 'kysely';
import type { Migration, TablesByName } from './migration.ts';

/**
 * What the back office lists and searches orders by: the state of the payment on the order's record, an index for each
 * filter, in the order of the list, and the words of orders one by one. Words are written when somebody searches
 * (modules/orders/order-words.ts); `order_words` is left to the version before.
 */
export const ordersListed: Migration = {
  name: '0039-orders-listed',
  async up(transaction, { text, integer, tableEnd }) {
    const { schema } = transaction;
    await schema
      .alterTable('orders')
      .addColumn('payment_state', text, (column) => column.notNull().defaultTo('open'))
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('is_searchable', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await notePayments(transaction);
    await schema.dropIndex('orders_by_time').execute();
    await schema.dropIndex('orders_by_state').execute();
    const place = ['created_at', 'order_number'];
    const index = (name: string) => schema.createIndex(name).on('orders');
    await index('orders_by_time').columns(place).execute();
    await index('orders_by_state')
      .columns(['state', ...place])
      .execute();
    await index('orders_by_payment')
      .columns(['payment_state', ...place])
      .execute();
    await index('orders_by_shipping')
      .columns(['shipping_state', ...place])
      .execute();
    await index('orders_held').columns(place).where(sql.ref('hold'), 'is not', null).execute();
    await index('orders_not_searchable').column('id').where(sql.ref('is_searchable'), '=', 0).execute();
    await schema
      .createTable('order_search_words')
      .addColumn('word', text, (column) => column.notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('order_search_words_by_word', ['word', 'order_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('order_search_words_by_order').on('order_search_words').column('order_id').execute();
  },
};

interface AttemptRow {
  readonly order_id: string;
  readonly total: number;
  readonly state: PaymentState;
  readonly amount: number;
  readonly refunded: number;
  readonly reversed: number;
}

async function notePayments(transaction: TablesByName): Promise<void> {
  await sql`update orders set payment_state = 'paid' where total_gross = 0`.execute(transaction);
  const { rows } = await sql<AttemptRow>`select attempt.order_id, orders.total_gross as total, attempt.state,
    attempt.amount, attempt.refunded, attempt.reversed
    from payment_attempts as attempt join orders on orders.id = attempt.order_id`.execute(transaction);
  for (const [orderId, attempts] of Map.groupBy(rows, ({ order_id }) => order_id)) {
    const state = orderPaymentState(attempts[0]?.total ?? 0, attempts);
    await sql`update orders set payment_state = ${state} where id = ${orderId}`.execute(transaction);
  }
}
