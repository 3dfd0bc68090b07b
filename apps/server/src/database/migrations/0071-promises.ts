import type { Migration } from './migration.ts';

/** What is promised of a product, and why its contract cannot be withdrawn from. */
export const promises: Migration = {
  name: '0071-promises',
  async up({ schema }, { text }) {
    for (const column of ['withdrawal_exception', 'guarantee', 'software_updates', 'repair'])
      await schema.alterTable('products').addColumn(column, text).execute();
  },
};
