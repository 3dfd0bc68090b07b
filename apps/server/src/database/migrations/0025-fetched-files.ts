import type { Migration } from './migration.ts';

/** Which file was found under an address of the web, and how its server tells whether it has another one there. */
export const fetchedFiles: Migration = {
  name: '0025-fetched-files',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('fetched_files')
      .addColumn('address_hash', text, (column) => column.primaryKey())
      .addColumn('file_id', text, (column) => column.notNull())
      .addColumn('etag', text)
      .addColumn('last_modified', text)
      .addColumn('fetched_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
