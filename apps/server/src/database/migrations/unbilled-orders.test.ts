import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { unbilledOrders } from './0073-unbilled-orders.ts';
import { allMigrations } from './all-migrations.ts';

interface Earlier {
  readonly id: string;
  readonly shipping?: string;
  readonly gross?: number;
  readonly erasedAt?: number | null;
  /** When its parcels were shipped. */
  readonly parcels?: readonly number[];
}

const placedAt = 1000;

function store(database: Database, { id, shipping = 'shipped', gross = 6000, erasedAt = null, parcels = [] }: Earlier) {
  return database.transaction(async (transaction) => {
    await sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross,
      snapshot, created_at, shipping_state, erased_at) values (${id}, ${id}, ${id}, 'x', '', 'x', ${gross}, '{}',
      ${placedAt}, ${shipping}, ${erasedAt})`.execute(transaction);
    for (const [i, at] of parcels.entries())
      await sql`insert into order_parcels (order_id, number, version, carrier, tracking_number, shipped_at)
        values (${id}, ${i + 1}, ${i + 1}, '', '', ${at})`.execute(transaction);
  });
}

function bill(database: Database, orderId: string, kind: string, corrects: string | null = null) {
  const id = `${orderId}-${kind}`;
  return database.transaction((transaction) =>
    sql`insert into issued_documents (id, order_id, kind, series, position, number, corrects, model, issued_at)
      values (${id}, ${orderId}, ${kind}, ${id}, 1, ${id}, ${corrects}, '{}', 1)`.execute(transaction),
  );
}

function redeem(database: Database, orderId: string, kind: string) {
  return database.transaction(async (transaction) => {
    await sql`insert into vouchers (code_key, code, kind, value, minimum, used, created_at)
      values (${kind}, ${kind}, ${kind}, 1, 0, 1, 1)`.execute(transaction);
    await sql`insert into voucher_redemptions (order_id, code_key, taken, redeemed_at)
      values (${orderId}, ${kind}, 500, 1)`.execute(transaction);
  });
}

describeOnBothEngines('orders of the version before', ({ open, place }) => {
  test('are marked if they were shipped and nothing bills them, and no others', async () => {
    const database = await open(await place('no tables'));
    await migrate(database, { migrations: allMigrations.filter((step) => step !== unbilledOrders) });
    await store(database, { id: 'shipped twice', parcels: [2000, 3000] });
    await store(database, { id: 'delivered', shipping: 'delivered', parcels: [2000] });
    await store(database, { id: 'without a parcel' });
    for (const shipping of ['open', 'partly-shipped', 'returned', 'none'])
      await store(database, { id: shipping, shipping, parcels: shipping === 'open' ? [] : [2000] });
    await store(database, { id: 'erased', erasedAt: 9000, parcels: [2000] });
    await store(database, { id: 'free', gross: 0, parcels: [2000] });
    await store(database, { id: 'free by a voucher', gross: 0, parcels: [2000] });
    await redeem(database, 'free by a voucher', 'fixed');
    await store(database, { id: 'paid by a gift balance', gross: 0, parcels: [2000] });
    await redeem(database, 'paid by a gift balance', 'gift-balance');
    for (const id of ['billed', 'corrected', 'cancelled', 'noted', 'billed again'])
      await store(database, { id, parcels: [2000] });
    await bill(database, 'noted', 'delivery-note');
    for (const id of ['billed', 'corrected', 'cancelled', 'billed again']) await bill(database, id, 'invoice');
    await bill(database, 'corrected', 'correction', 'corrected-invoice');
    await bill(database, 'cancelled', 'cancellation', 'cancelled-invoice');
    await bill(database, 'billed again', 'cancellation', 'billed again-invoice');
    await database.transaction((transaction) =>
      sql`insert into issued_documents (id, order_id, kind, series, position, number, model, issued_at)
        values ('second', 'billed again', 'invoice', 'second', 1, 'second', '{}', 2)`.execute(transaction),
    );
    expect(await migrate(database)).toEqual([unbilledOrders.name]);
    const marked = database.read.selectFrom('orders').select(['id', 'unbilled_since']);
    const rows = await marked.where('unbilled_since', 'is not', null).orderBy('id').execute();
    expect(rows.map(({ id, unbilled_since }) => [id, unbilled_since])).toEqual([
      ['cancelled', 2000],
      ['delivered', 2000],
      ['noted', 2000],
      ['paid by a gift balance', 2000],
      ['shipped twice', 3000],
      ['without a parcel', placedAt],
    ]);
  });
});
