import type { Migration } from './migration.ts';

/** Gift vouchers that are sold as articles: which products are some, and the codes that were made for orders. */
export const giftVouchers: Migration = {
  name: '0077-gift-vouchers',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema.alterTable('products').addColumn('gift_voucher', integer).execute();
    await schema
      .createTable('sold_vouchers')
      .addColumn('order_id', text, (column) => column.notNull())
      .addColumn('line', integer, (column) => column.notNull())
      .addColumn('piece', integer, (column) => column.notNull())
      .addColumn('code_key', text, (column) => column.notNull().unique())
      .addColumn('sold_at', bigint, (column) => column.notNull())
      .addColumn('voided_at', bigint)
      .addColumn('suspended_at', bigint)
      .addPrimaryKeyConstraint('sold_vouchers_pk', ['order_id', 'line', 'piece'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
