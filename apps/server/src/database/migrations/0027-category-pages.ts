import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the pages of categories say, which of them are hidden, and further categories of products (046). */
export const categoryPages: Migration = {
  name: '0027-category-pages',
  async up({ schema }, { text, integer }) {
    for (const column of ['picture', 'meta_title', 'meta_description'])
      await schema.alterTable('categories').addColumn(column, text).execute();
    for (const column of ['html_above', 'html_below'])
      await schema
        .alterTable('categories')
        .addColumn(column, text, (one) => one.notNull().defaultTo(''))
        .execute();
    await schema
      .alterTable('categories')
      .addColumn('hidden', integer, (column) => column.notNull().defaultTo(0).check(sql`hidden in (0, 1)`))
      .execute();
    await schema.alterTable('products').addColumn('further_categories', text).execute();
  },
};
