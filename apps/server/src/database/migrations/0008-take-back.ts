import type { Migration } from './migration.ts';

/** Which products the shop must take back when they are old (LAW S3, S4). */
export const takeBack: Migration = {
  name: '0008-take-back',
  async up({ schema }, { text }) {
    await schema.alterTable('products').addColumn('take_back', text).execute();
  },
};
