import type { Migration } from './migration.ts';

/** Lists vouchers by their time without sorting all of them: a series may have many thousands. */
export const vouchersListed: Migration = {
  name: '0049-vouchers-listed',
  async up({ schema }) {
    await schema.createIndex('vouchers_by_age').on('vouchers').columns(['created_at', 'code_key']).execute();
  },
};
