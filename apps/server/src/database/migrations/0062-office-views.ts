import type { Migration } from './migration.ts';

/** Saved views of the back office's lists, and the columns that each operator chose. */
export const officeViews: Migration = {
  name: '0062-office-views',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('office_views')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('operator_id', text, (column) => column.notNull().references('operators.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('is_shared', integer, (column) => column.notNull())
      .addColumn('filters', text, (column) => column.notNull())
      .addColumn('columns', text)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .addUniqueConstraint('office_views_by_name', ['list', 'operator_id', 'name_key'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('office_list_columns')
      .addColumn('operator_id', text, (column) => column.notNull().references('operators.id').onDelete('cascade'))
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('columns', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('office_list_columns_key', ['operator_id', 'list'])
      .modifyEnd(tableEnd)
      .execute();
  },
};
