import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Work that must happen after a commit, see jobs/. */
export const jobs: Migration = {
  name: '0004-jobs',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('jobs')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('unique_key', text, (column) => column.notNull().unique())
      .addColumn('payload', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull().check(sql`state in ('waiting', 'done', 'failed')`))
      .addColumn('run_at', bigint, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('leased_until', bigint)
      .addColumn('lease', text)
      .addColumn('last_error', text)
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('jobs_by_turn').on('jobs').columns(['state', 'run_at']).execute();
  },
};
