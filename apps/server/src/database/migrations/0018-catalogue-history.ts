import { randomUUID } from 'node:crypto';
import type { Migration } from './migration.ts';

/** A name for the history that the catalogue's versions belong to: no other database has it. */
export const catalogueHistory: Migration = {
  name: '0018-catalogue-history',
  async up({ schema }, { text }) {
    const history = { name: 'history', value: randomUUID() };
    await schema
      .alterTable('catalogue_version')
      .addColumn(history.name, text, (column) => column.notNull().defaultTo(history.value))
      .execute();
  },
};
