import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { startShop } from './shop-server.ts';

/** Starts the demo shop twice, on SQLite and on PostgreSQL, for all journeys, and ends both afterwards. */
export default async function startShops() {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-e2e-'));
  const postgres = await startEmbeddedPostgres();
  const shops = await Promise.all([
    startShop({ dataDir: join(folder, 'on-sqlite') }),
    startShop({ dataDir: join(folder, 'on-postgres'), databaseUrl: postgres.urlOf('postgres') }),
  ]);
  [process.env.KONTOR_URL_SQLITE, process.env.KONTOR_URL_POSTGRES] = shops.map((shop) => shop.url);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
