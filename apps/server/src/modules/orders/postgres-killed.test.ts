import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/opening/migrate.ts';
import { openDatabase } from '../../database/opening/open-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../database/postgres/embedded-postgres.ts';
import { isOutOfReach } from '../../database/storage-errors.ts';
import { newFolder } from '../../database/testing/databases.ts';
import { eventually } from '../../database/testing/waiting.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement, testShop } from './testing/shop.ts';

let postgres: EmbeddedPostgres;
const opened: Database[] = [];

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ isKeptRunning: true });
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.stop();
});

async function open(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: newFolder() });
  opened.push(database);
  return database;
}

/** Kills the server and its connections, as a power cut does. Unwritten parts of its log are lost. */
function killPostgres(): void {
  const pid = postgres.pid();
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const one of [pid, ...children.map(Number)]) process.kill(one, 'SIGKILL');
}

test('a PostgreSQL that dies keeps every order that was answered, and numbers have no gap', async () => {
  const [one, other] = [await open(), await open()];
  await migrate(one);
  await fillCatalogue(one);
  // With this long delay, a commit that was not awaited is lost.
  await sql`alter system set wal_writer_delay = '10s'`.execute(one.read);
  await sql`select pg_reload_conf()`.execute(one.read);

  const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];
  const body = placement({ items, total: { gross: 26.89 } });
  const answered = new Map<string, string>();
  let isDead = false;
  async function placeUntilDeath(database: Database, name: string): Promise<void> {
    const { orders } = testShop(database);
    for (let i = 0; !isDead; i++) {
      try {
        const order = await orders.finish(`${name}-${i}`, body);
        if (isRefused(order)) throw new Error(order.code);
        answered.set(`${name}-${i}`, order.orderNumber);
      } catch (error) {
        if (isOutOfReach(error)) return;
        throw error;
      }
      if (answered.size === 150) {
        isDead = true;
        killPostgres();
      }
    }
  }
  const placers = [one, other].flatMap((database, i) =>
    Array.from({ length: 8 }, (_, j) => placeUntilDeath(database, `server-${i}-${j}`)),
  );
  await Promise.all(placers);
  expect(answered.size).toBeGreaterThanOrEqual(150);

  await eventually(async () => {
    const orders = await one.read.selectFrom('orders').selectAll().orderBy('order_number').execute();
    expect(orders.map((order) => order.order_number)).toEqual(
      orders.map((_, i) => `2026-${String(i + 1).padStart(6, '0')}`),
    );
    const stored = new Map(orders.map((order) => [order.idempotency_key, order.order_number]));
    expect([...answered].filter(([key, number]) => stored.get(key) !== number)).toEqual([]);
    const { value } = await one.read.selectFrom('number_sequences').selectAll().executeTakeFirstOrThrow();
    expect(value).toBe(orders.length);
    const jobs = await one.read.selectFrom('jobs').select('id').execute();
    expect(jobs).toHaveLength(3 * orders.length);
  });

  const [[key, orderNumber] = ['', '']] = answered;
  expect(await testShop(other).orders.finish(key, body)).toMatchObject({ orderNumber });
});
