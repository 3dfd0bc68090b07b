import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { idempotencyHeader, routes } from '@kontor/contract';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { orderToPlace, shopClient } from '../e2e/shop-client.ts';
import { startShop } from '../e2e/shop-server.ts';
import { load } from './load.ts';
import { callHeaders, inFolder } from './shop.ts';

/**
 * Measures how many orders one process places a second on each engine: `node bench/orders.ts [orders]`. Each order is
 * on disk before its answer.
 */
const count = Number(process.argv[2] ?? 2000);
await inFolder((folder) => measure('SQLite', folder));
const postgres = await startEmbeddedPostgres({ isDurable: true });
await inFolder((folder) => measure('PostgreSQL', folder, postgres.urlOf('postgres')));
await postgres.stop();

async function measure(engine: string, folder: string, databaseUrl?: string): Promise<void> {
  const shop = await startShop({ dataDir: join(folder, 'data'), databaseUrl });
  const body = JSON.stringify(await orderToPlace(await shopClient(shop.url)));
  const { method, path } = routes.orderFinish;
  const shots = () => ({ method, path, headers: { ...callHeaders, [idempotencyHeader]: randomUUID() }, body });
  for (const connections of [1, 32]) {
    const { perSecond, p50, p99 } = await load(shop.url, Array.from({ length: count }, shots), connections);
    const times = `p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
    console.log(
      `  ${`orders on ${engine}, ${connections} at a time`.padEnd(48)} ${times}   ${Math.round(perSecond)} a second`,
    );
  }
  await shop.stop();
}
