import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the operator says of attributes, and the version at which that last changed (docs/decisions/047). */
export const attributes: Migration = {
  name: '0032-attributes',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    let table = schema
      .createTable('attribute_definitions')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('group_name', text)
      .addColumn('kind', text)
      .addColumn('unit', text);
    for (const flag of ['filter', 'listed', 'internal', 'searched'])
      table = table.addColumn(flag, integer, (column) => column.notNull().check(sql`${sql.ref(flag)} in (0, 1)`));
    await table.modifyEnd(tableEnd).execute();
    await schema
      .alterTable('catalogue_version')
      .addColumn('attributes_version', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
