import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Reminders of unpaid orders, the orders that nobody is reminded of, and an index that finds unpaid orders. */
export const reminders: Migration = {
  name: '0060-reminders',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('reminders')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('step', integer, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('fee', integer, (column) => column.notNull())
      .addColumn('letter', text, (column) => column.notNull())
      .addColumn('asked_at', bigint, (column) => column.notNull())
      .addColumn('mailed_at', bigint)
      .addColumn('dropped_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('reminders_once')
      .unique()
      .on('reminders')
      .columns(['order_id', 'step'])
      .where(sql.ref('dropped_at'), 'is', null)
      .execute();
    await schema
      .createTable('reminder_stops')
      .addColumn('order_id', text, (column) =>
        column.primaryKey().notNull().references('orders.id').onDelete('cascade'),
      )
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('stopped_by', text, (column) => column.notNull())
      .addColumn('stopped_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('orders_unpaid')
      .on('orders')
      .columns(['payment_state', 'payment_condition', 'created_at', 'order_number'])
      .execute();
  },
};
