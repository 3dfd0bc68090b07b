import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Where the goods of booked turnover went, by which thresholds are counted (LAW T3). Earlier bookings get it from their
 * documents: it is the country of their tax, unless goods went abroad.
 */
export const bookedDestination: Migration = {
  name: '0075-booked-destination',
  async up(transaction, { text }) {
    await transaction.schema.alterTable('bookings').addColumn('destination', text).execute();
    await sql`update bookings set destination = country where subject = 'turnover'`.execute(transaction);
    const batch = 500;
    for (let after = '', isMore = true; isMore; ) {
      const { rows } = await sql<{ id: string; number: string; model: string }>`select id, number, model
        from issued_documents where kind <> 'delivery-note' and id > ${after} order by id limit ${batch}`.execute(
        transaction,
      );
      for (const { id, number, model } of rows) {
        const { deliveredTo, seller } = (JSON.parse(model) as StoredDocument).document;
        if (deliveredTo.country === seller.country) continue;
        await sql`update bookings set destination = ${deliveredTo.country} where subject = 'turnover'
          and ((source_kind = 'document' and source_id = ${id}) or (cause = 'discount' and document_number = ${number}))`.execute(
          transaction,
        );
      }
      after = rows.at(-1)?.id ?? '';
      isMore = rows.length === batch;
    }
  },
};

interface StoredDocument {
  readonly document: {
    readonly deliveredTo: { readonly country: string };
    readonly seller: { readonly country: string };
  };
}
