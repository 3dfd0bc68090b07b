import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Orders are found by postcode and place too. A job writes their words again (modules/orders/order-words-job.ts),
 * except of those that are kept for the law alone or whose people were erased.
 */
export const ordersByPlace: Migration = {
  name: '0095-orders-by-place',
  async up(transaction) {
    await sql`update orders set is_searchable = 0 where is_restricted = 0 and erased_at is null`.execute(transaction);
  },
};
