import type { Migration } from './migration.ts';

/** How often a term was searched for: a row per day and term, with no data about the visitors. */
export const searchCounts: Migration = {
  name: '0017-search-counts',
  async up({ schema }, { text, integer, tableEnd }) {
    await schema
      .createTable('search_counts')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('term', text, (column) => column.notNull())
      .addColumn('searches', integer, (column) => column.notNull())
      .addColumn('hits', integer, (column) => column.notNull())
      .addColumn('exact_hits', integer, (column) => column.notNull())
      .addColumn('clicks_first', integer, (column) => column.notNull())
      .addColumn('clicks_top_three', integer, (column) => column.notNull())
      .addColumn('clicks_top_ten', integer, (column) => column.notNull())
      .addColumn('clicks_later', integer, (column) => column.notNull())
      .addColumn('kept', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_counts_pkey', ['day', 'term'])
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('search_counts_by_term').on('search_counts').columns(['term', 'day']).execute();
    await schema.createIndex('search_counts_by_age').on('search_counts').columns(['kept', 'day']).execute();
  },
};
