import type { Migration } from './migration.ts';

/** Since when a series of vouchers is stopped as a whole. */
export const stoppedSeries: Migration = {
  name: '0104-stopped-series',
  async up({ schema }, { bigint }) {
    await schema.alterTable('voucher_series').addColumn('stopped_at', bigint).execute();
  },
};
