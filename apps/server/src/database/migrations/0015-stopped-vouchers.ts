import type { Migration } from './migration.ts';

/** Vouchers that the operator has ended before their time. */
export const stoppedVouchers: Migration = {
  name: '0015-stopped-vouchers',
  async up({ schema }, { bigint }) {
    await schema.alterTable('vouchers').addColumn('stopped_at', bigint).execute();
  },
};
