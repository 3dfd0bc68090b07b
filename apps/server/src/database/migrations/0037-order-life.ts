import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What becomes of an order after it was placed: on its record how it stands, and beside it a timeline of its steps,
 * with the pieces that each has moved, its parcels, and its tags.
 */
export const orderLife: Migration = {
  name: '0037-order-life',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    // SQLite adds one column a statement.
    const orders = () => schema.alterTable('orders');
    await orders()
      .addColumn('version', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
    await orders()
      .addColumn('shipping_state', text, (column) => column.notNull().defaultTo('open'))
      .execute();
    await orders()
      .addColumn('is_picked', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await orders().addColumn('hold', text).execute();
    await schema
      .createTable('order_timeline')
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('version', bigint, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', bigint, (column) => column.notNull())
      .addColumn('operator_id', text)
      .addColumn('operator_name', text, (column) => column.notNull())
      .addColumn('via', text, (column) => column.notNull())
      .addColumn('request_key', text)
      .addColumn('detail', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('order_timeline_of_order', ['order_id', 'version'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('order_timeline_by_key')
      .unique()
      .on('order_timeline')
      .columns(['order_id', 'request_key'])
      .where(sql.ref('request_key'), 'is not', null)
      .execute();
    await schema
      .createTable('order_pieces')
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('version', bigint, (column) => column.notNull())
      .addColumn('line', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('amount', integer, (column) => column.notNull())
      .addColumn('to_stock', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('order_pieces_of_step', ['order_id', 'version', 'line'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('order_parcels')
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('version', bigint, (column) => column.notNull())
      .addColumn('carrier', text, (column) => column.notNull())
      .addColumn('tracking_number', text, (column) => column.notNull())
      .addColumn('tracking_link', text)
      .addColumn('shipped_at', bigint, (column) => column.notNull())
      .addColumn('delivered_at', bigint)
      .addPrimaryKeyConstraint('order_parcels_of_order', ['order_id', 'number'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('order_tags')
      .addColumn('tag', text, (column) => column.notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('order_tags_by_tag', ['tag', 'order_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('order_tags_by_order').on('order_tags').column('order_id').execute();
  },
};
