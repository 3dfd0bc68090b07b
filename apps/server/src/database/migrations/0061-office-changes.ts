import type { Migration } from './migration.ts';

/** What changed lately, for the open pages of the back office. Only SQLite has rows, because it has no NOTIFY. */
export const officeChanges: Migration = {
  name: '0061-office-changes',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('office_changes')
      .addColumn('place', bigint, (column) => column.primaryKey().notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
