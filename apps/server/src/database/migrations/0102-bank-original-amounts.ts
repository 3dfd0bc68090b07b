import type { Migration } from './migration.ts';

/** What a payer sent in another currency, before the bank changed it. */
export const bankOriginalAmounts: Migration = {
  name: '0102-bank-original-amounts',
  async up({ schema }, { text, bigint }) {
    await schema.alterTable('bank_entries').addColumn('original_amount', bigint).execute();
    await schema.alterTable('bank_entries').addColumn('original_currency', text).execute();
  },
};
