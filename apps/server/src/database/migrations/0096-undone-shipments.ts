import type { Migration } from './migration.ts';

/**
 * Shipments that were noted by mistake and undone, and their delivery notes that were withdrawn with them
 * (docs/decisions/081). A server of the version before takes such a parcel for shipped.
 */
export const undoneShipments: Migration = {
  name: '0096-undone-shipments',
  async up({ schema }, { integer, bigint }) {
    await schema.alterTable('order_parcels').addColumn('undone_version', integer).execute();
    await schema.alterTable('issued_documents').addColumn('withdrawn_at', bigint).execute();
  },
};
