import type { Migration } from './migration.ts';

/** Lists payments by their time without reading all of them. */
export const paymentsListed: Migration = {
  name: '0046-payments-listed',
  async up({ schema }) {
    await schema.createIndex('payment_attempts_by_age').on('payment_attempts').columns(['created_at', 'id']).execute();
  },
};
