import type { Migration } from './migration.ts';

/** The deposit on one unit of a condition, in cents (docs/decisions/048). */
export const deposit: Migration = {
  name: '0030-deposit',
  async up({ schema }, { bigint }) {
    await schema.alterTable('conditions').addColumn('deposit', bigint).execute();
  },
};
