import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { shippedUnpaid } from './0090-shipped-unpaid.ts';
import { allMigrations } from './all-migrations.ts';

interface Earlier {
  readonly id: string;
  readonly kind?: string;
  readonly shipping?: string;
  readonly payment?: string;
  readonly erasedAt?: number | null;
  /** When its parcels were shipped. */
  readonly parcels?: readonly number[];
}

function store(database: Database, order: Earlier) {
  const { id, kind = 'transfer', shipping = 'shipped', payment = 'open', erasedAt = null, parcels = [] } = order;
  const snapshot = JSON.stringify({ paymentCondition: { name: 'x', kind } });
  return database.transaction(async (transaction) => {
    await sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross,
      snapshot, created_at, shipping_state, payment_state, erased_at) values (${id}, ${id}, ${id}, 'x', '', 'x', 1,
      ${snapshot}, 1000, ${shipping}, ${payment}, ${erasedAt})`.execute(transaction);
    for (const [i, at] of parcels.entries())
      await sql`insert into order_parcels (order_id, number, version, carrier, tracking_number, shipped_at)
        values (${id}, ${i + 1}, ${i + 1}, '', '', ${at})`.execute(transaction);
  });
}

async function marked(database: Database) {
  const rows = database.read.selectFrom('orders').select(['id', 'unpaid_since']);
  const found = await rows.where('unpaid_since', 'is not', null).orderBy('id').execute();
  return found.map(({ id, unpaid_since }) => [id, unpaid_since]);
}

const before = allMigrations.slice(0, allMigrations.indexOf(shippedUnpaid));

describeOnBothEngines('orders of the version before', ({ open, place }) => {
  test('are marked if they were shipped before their transfer came, and no others', async () => {
    const database = await open(await place('no tables'));
    await migrate(database, { migrations: before });
    await store(database, { id: 'shipped twice', parcels: [2000, 3000] });
    await store(database, { id: 'in part', payment: 'partly-paid', shipping: 'partly-shipped' });
    for (const shipping of ['open', 'returned', 'none']) await store(database, { id: shipping, shipping });
    for (const payment of ['paid', 'overpaid', 'refunded']) await store(database, { id: payment, payment });
    for (const kind of ['invoice', 'online', 'on-delivery']) await store(database, { id: kind, kind });
    await store(database, { id: 'erased', erasedAt: 9000 });
    await database.transaction((transaction) =>
      sql`insert into noted_payments (id, order_id, source, amount, received_on, reference, noted_by, noted_at)
        values ('n', 'paid', 'bank:1', 1, '2026-11-20', '', '', 1)`.execute(transaction),
    );
    await migrate(database, { migrations: [...before, shippedUnpaid] });
    expect(await marked(database)).toEqual([
      ['in part', 1000],
      ['shipped twice', 2000],
    ]);
  });

  test('are not marked in a shop that notes no transfers', async () => {
    const database = await open(await place('no tables'));
    await migrate(database, { migrations: before });
    await store(database, { id: 'shipped', parcels: [2000] });
    await migrate(database, { migrations: [...before, shippedUnpaid] });
    expect(await marked(database)).toEqual([]);
  });
});
