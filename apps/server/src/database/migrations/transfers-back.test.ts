import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { transfersBack } from './0091-transfers-back.ts';
import { allMigrations } from './all-migrations.ts';

interface Earlier {
  readonly id: string;
  readonly state?: string;
  readonly notes?: readonly { readonly amount: number; readonly source?: string; readonly takenBackAt?: number }[];
}

function store(database: Database, { id, state = 'cancelled', notes = [] }: Earlier) {
  const shipping = state === 'cancelled' ? 'none' : 'open';
  return database.transaction(async (transaction) => {
    await sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross,
      snapshot, created_at, shipping_state, payment_state) values (${id}, ${id}, ${id}, ${state}, '', 'x', 2780, '{}',
      1000, ${shipping}, 'paid')`.execute(transaction);
    for (const [i, { amount, source = 'bank:', takenBackAt = null }] of notes.entries())
      await sql`insert into noted_payments (id, order_id, source, amount, received_on, reference, noted_by, noted_at,
        taken_back_at) values (${`${id}${i}`}, ${id}, ${`${source}${i}`}, ${amount}, '2026-11-20', '', '', 1,
        ${takenBackAt})`.execute(transaction);
  });
}

describeOnBothEngines('orders of the version before', ({ open, place }) => {
  test('that were cancelled after a transfer say what must go back', async () => {
    const database = await open(await place('no tables'));
    const before = allMigrations.slice(0, allMigrations.indexOf(transfersBack));
    await migrate(database, { migrations: before });
    await store(database, { id: 'paid', notes: [{ amount: 2780 }] });
    await store(database, { id: 'in part', notes: [{ amount: 2780 }, { amount: -780 }] });
    await store(database, { id: 'gone', notes: [{ amount: 2780 }, { amount: -2780 }] });
    await store(database, { id: 'undone', notes: [{ amount: 2780, takenBackAt: 2 }] });
    await store(database, { id: 'discount', notes: [{ amount: 80, source: 'discount:' }] });
    await store(database, { id: 'unpaid' });
    await store(database, { id: 'kept', state: 'placed', notes: [{ amount: 2780 }] });
    await migrate(database, { migrations: [...before, transfersBack] });
    const marked = database.read.selectFrom('orders').select(['id', 'transfer_back', 'payment_state']);
    const rows = await marked.where('transfer_back', 'is not', null).orderBy('id').execute();
    expect(rows.map(({ id, transfer_back, payment_state }) => [id, transfer_back, payment_state])).toEqual([
      ['in part', 2000, 'overpaid'],
      ['paid', 2780, 'overpaid'],
    ]);
  });
});
