import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What can be sold though none is left, the light that the stock allows, and delivery times as numbers
 * (docs/decisions/041). What an order marked as sold out is what the operator says again: the stock says the rest.
 */
export const stockRules: Migration = {
  name: '0023-stock-rules',
  async up(transaction, { bigint, integer, text }) {
    const { schema } = transaction;
    await schema.alterTable('conditions').addColumn('backorder', integer).execute();
    // The old column has a check that it is not negative. It is replaced by a column without the check, on both
    // engines.
    await schema.alterTable('conditions').renameColumn('stock', 'checked_stock').execute();
    await schema.alterTable('conditions').addColumn('stock', bigint).execute();
    await sql`update conditions set stock = checked_stock where checked_stock is not null`.execute(transaction);
    await schema.alterTable('conditions').dropColumn('checked_stock').execute();
    for (const column of ['delivery_days', 'light_of_stock'])
      await schema.alterTable('products').addColumn(column, text).execute();
    await sql`update products set light_of_stock = 'red', stock_status = 'green', stock_status_text = 'lieferbar'
      where stock_status = 'red' and stock_status_text = 'derzeit ausverkauft'
      and exists (select 1 from conditions where product_id = products.id and stock <= 0)
      and not exists (select 1 from conditions where product_id = products.id and (stock is null or stock > 0))`.execute(
      transaction,
    );
  },
};
