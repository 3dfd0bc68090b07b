import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Every import of a catalogue by its number, and what each batch of it changed, as long as it is kept (043). */
export const imports: Migration = {
  name: '0028-imports',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    let table = schema
      .createTable('imports')
      .addColumn('number', bigint, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('file', 'undo')`))
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('undoes', bigint)
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('begun_at', bigint, (column) => column.notNull())
      .addColumn('seen_at', bigint, (column) => column.notNull())
      .addColumn('ended_at', bigint);
    for (const count of ['created', 'changed', 'unchanged', 'archived', 'refused', 'warnings'])
      table = table.addColumn(count, bigint, (column) => column.notNull().defaultTo(0));
    await table
      .addColumn('undone_by', bigint)
      .addColumn('forgotten', integer, (column) => column.notNull().defaultTo(0).check(sql`forgotten in (0, 1)`))
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('import_changes')
      .addColumn('import_number', bigint, (column) => column.notNull().references('imports.number'))
      .addColumn('place', bigint, (column) => column.notNull())
      .addColumn('changes', text, (column) => column.notNull())
      .addColumn('put_back_by', bigint)
      .addPrimaryKeyConstraint('import_changes_key', ['import_number', 'place'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
