import type { Migration } from './migration.ts';

/** Which files with stock that came or went were read, so that none counts twice, and how far. */
export const relativeStockFiles: Migration = {
  name: '0024-relative-stock-files',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('relative_stock_files')
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('run', text, (column) => column.notNull())
      .addColumn('last_line', bigint, (column) => column.notNull())
      .addColumn('begun_at', bigint, (column) => column.notNull())
      .addColumn('ended_at', bigint)
      .modifyEnd(tableEnd)
      .execute();
  },
};
