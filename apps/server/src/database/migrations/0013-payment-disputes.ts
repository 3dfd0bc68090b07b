import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The money that disputes take back from payments, besides refunds. */
export const paymentDisputes: Migration = {
  name: '0013-payment-disputes',
  async up(database, { text, integer, bigint }) {
    const { schema } = database;
    await schema
      .alterTable('payment_attempts')
      .addColumn('reversed', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('payment_attempts')
      .addColumn('disputed', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('payment_attempts').addColumn('reversals', text).execute();
    await sql`update payment_attempts set reversed = amount - refunded, disputed = 1 where state = 'reversed'`.execute(
      database,
    );
  },
};
