import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Vouchers, who has reserved them, and which orders used them. */
export const vouchers: Migration = {
  name: '0006-vouchers',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('vouchers')
      .addColumn('code_key', text, (column) => column.primaryKey().notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('kind', text, (column) =>
        column.notNull().check(sql`kind in ('fixed', 'percent', 'free-shipping', 'gift-balance')`),
      )
      .addColumn('value', bigint, (column) => column.notNull())
      .addColumn('balance', bigint, (column) => column.check(sql`balance >= 0`))
      .addColumn('minimum', bigint, (column) => column.notNull())
      .addColumn('valid_from', bigint)
      .addColumn('valid_to', bigint)
      .addColumn('uses_allowed', integer)
      .addColumn('used', integer, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addCheckConstraint('vouchers_used', sql`uses_allowed is null or used <= uses_allowed`)
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('voucher_reservations')
      .addColumn('session', text, (column) => column.primaryKey().notNull())
      .addColumn('code_key', text, (column) => column.notNull().references('vouchers.code_key'))
      .addColumn('expires_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('voucher_reservations_by_voucher')
      .on('voucher_reservations')
      .columns(['code_key', 'expires_at'])
      .execute();
    await schema
      .createTable('voucher_redemptions')
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('code_key', text, (column) => column.notNull().references('vouchers.code_key'))
      .addColumn('taken', bigint, (column) => column.notNull())
      .addColumn('redeemed_at', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('voucher_redemptions_once', ['order_id', 'code_key'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('voucher_redemptions_by_voucher').on('voucher_redemptions').column('code_key').execute();
  },
};
