import type { Migration } from './migration.ts';

/** Families of products that differ in up to three properties (docs/decisions/038). */
export const families: Migration = {
  name: '0020-families',
  async up({ schema }, { integer, text, tableEnd }) {
    await schema
      .createTable('families')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text)
      .addColumn('properties', text, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .alterTable('products')
      .addColumn('family_id', text, (column) => column.references('families.id'))
      .execute();
    await schema.alterTable('products').addColumn('family_values', text).execute();
    await schema.alterTable('products').addColumn('family_place', integer).execute();
    await schema.createIndex('products_by_family').on('products').column('family_id').execute();
  },
};
