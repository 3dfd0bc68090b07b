import type { Migration } from './migration.ts';

/**
 * The texts under which orders were placed. Each version is stored once, named after the hash of its content (LAW O2).
 */
export const agreedTexts: Migration = {
  name: '0005-agreed-texts',
  async up({ schema }, { text, tableEnd }) {
    await schema
      .createTable('agreed_texts')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('content', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
