import type { Migration } from './migration.ts';

/**
 * What the operator lists and searches orders by. The words of orders are derived from them, see
 * modules/orders/order-words.ts.
 */
export const orderList: Migration = {
  name: '0014-order-list',
  async up({ schema }, { text, tableEnd }) {
    await schema.createIndex('orders_by_state').on('orders').columns(['state', 'created_at']).execute();
    await schema
      .createTable('order_words')
      .addColumn('order_id', text, (column) =>
        column.primaryKey().notNull().references('orders.id').onDelete('cascade'),
      )
      .addColumn('words', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
