import type { Migration } from './migration.ts';

/** Declarations of withdrawal, which are only ever added, and who has looked at them. */
export const withdrawals: Migration = {
  name: '0042-withdrawals',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('withdrawals')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('request_hash', text, (column) => column.notNull().unique())
      .addColumn('received_at', bigint, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('order_id', text)
      .addColumn('declaration', text, (column) => column.notNull())
      .addColumn('is_acknowledged', integer, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('withdrawals_by_time').on('withdrawals').columns(['received_at', 'number']).execute();
    await schema
      .createTable('withdrawal_checks')
      .addColumn('withdrawal_id', text, (column) => column.primaryKey().notNull().references('withdrawals.id'))
      .addColumn('checked_at', bigint, (column) => column.notNull())
      .addColumn('operator_id', text)
      .addColumn('operator_name', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
