import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An index that finds the declarations of withdrawal of an e-mail address, for those who ask for their data. */
export const withdrawalsByEmail: Migration = {
  name: '0084-withdrawals-by-email',
  async up({ schema }) {
    await schema.createIndex('withdrawals_by_email').on('withdrawals').expression(sql`lower(email)`).execute();
  },
};
