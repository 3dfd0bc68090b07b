import type { Migration } from './migration.ts';

/** The maker's guarantee of durability, by which articles have the harmonised label (LAW W2). */
export const durability: Migration = {
  name: '0074-durability',
  async up({ schema }, { text }) {
    await schema.alterTable('products').addColumn('durability', text).execute();
  },
};
