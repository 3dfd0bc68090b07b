import type { Migration } from './migration.ts';

/** Words that a product is found by and nobody is shown (docs/search.md). */
export const searchKeywords: Migration = {
  name: '0016-search-keywords',
  async up({ schema }, { text }) {
    await schema.alterTable('products').addColumn('keywords', text).execute();
  },
};
