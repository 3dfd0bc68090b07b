import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { overbilledOrders } from './0092-overbilled-orders.ts';
import { allMigrations } from './all-migrations.ts';

interface Earlier {
  readonly id: string;
  /** When its invoice was issued; it has none otherwise. */
  readonly billedAt?: number;
  /** When a piece of it was cancelled. */
  readonly cancelledAt?: number;
  /** When its invoice was corrected. */
  readonly correctedAt?: number;
}

function store(database: Database, { id, billedAt, cancelledAt, correctedAt }: Earlier) {
  return database.transaction(async (transaction) => {
    await sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross,
      snapshot, created_at) values (${id}, ${id}, ${id}, 'x', '', 'x', 1, '{}', 1000)`.execute(transaction);
    const document = (kind: string, at: number, corrects: string | null) =>
      sql`insert into issued_documents (id, order_id, kind, series, position, number, corrects, model, issued_at)
        values (${`${id} ${kind}`}, ${id}, ${kind}, ${`${id} ${kind}`}, 1, ${`${id} ${kind}`}, ${corrects}, '{}',
        ${at})`.execute(transaction);
    if (billedAt !== undefined) await document('invoice', billedAt, null);
    if (correctedAt !== undefined) await document('correction', correctedAt, `${id} invoice`);
    if (cancelledAt === undefined) return;
    await sql`insert into order_timeline (order_id, version, kind, at, operator_name, via, detail)
      values (${id}, 1, 'cancel', ${cancelledAt}, '', '', '{}')`.execute(transaction);
    await sql`insert into order_pieces (order_id, version, line, kind, amount, to_stock)
      values (${id}, 1, 0, 'cancel', 1, 0)`.execute(transaction);
  });
}

describeOnBothEngines('orders of the version before', ({ open, place }) => {
  test('are marked if pieces were cancelled after the invoice and nothing corrected it', async () => {
    const database = await open(await place('no tables'));
    const before = allMigrations.slice(0, allMigrations.indexOf(overbilledOrders));
    await migrate(database, { migrations: before });
    await store(database, { id: 'cancelled later', billedAt: 2000, cancelledAt: 3000 });
    await store(database, { id: 'billed later', billedAt: 4000, cancelledAt: 3000 });
    await store(database, { id: 'corrected', billedAt: 2000, cancelledAt: 3000, correctedAt: 4000 });
    await store(database, { id: 'corrected before', billedAt: 2000, cancelledAt: 5000, correctedAt: 4000 });
    await store(database, { id: 'unbilled', cancelledAt: 3000 });
    await store(database, { id: 'kept', billedAt: 2000 });
    await migrate(database, { migrations: [...before, overbilledOrders] });
    const marked = database.read.selectFrom('orders').select(['id', 'overbilled_since']);
    const rows = await marked.where('overbilled_since', 'is not', null).orderBy('id').execute();
    expect(rows.map(({ id, overbilled_since }) => [id, overbilled_since])).toEqual([
      ['cancelled later', 3000],
      ['corrected before', 5000],
    ]);
  });
});
