import type { Migration } from './migration.ts';

/** What the addresses of pages need: the names that categories had, and when categories and products last changed. */
export const pageAddresses: Migration = {
  name: '0007-page-addresses',
  async up({ schema }, { text, bigint, tableEnd }) {
    await schema
      .createTable('former_category_names')
      .addColumn('parent_id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('category_id', text, (column) => column.notNull().references('categories.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('former_category_names_key', ['parent_id', 'name'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.alterTable('categories').addColumn('changed_at', bigint).execute();
    await schema.alterTable('products').addColumn('changed_at', bigint).execute();
  },
};
