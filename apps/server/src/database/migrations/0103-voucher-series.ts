import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Series of vouchers with a name. Vouchers of earlier versions have none, so the index begins empty. */
export const voucherSeries: Migration = {
  name: '0103-voucher-series',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('voucher_series')
      .addColumn('name_key', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('prefix', text, (column) => column.notNull())
      .addColumn('made_by', text, (column) => column.notNull())
      .addColumn('made_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.alterTable('vouchers').addColumn('series', text).execute();
    await schema
      .createIndex('vouchers_of_series')
      .on('vouchers')
      .column('series')
      .where(sql.ref('series'), 'is not', null)
      .execute();
  },
};
