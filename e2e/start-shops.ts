import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { keepDemo, sharePictures } from './demo-data.ts';
import { startShop } from './shop-server.ts';

/** Starts the demo shop twice, on SQLite and on PostgreSQL, for all journeys, and ends both afterwards. */
export default async function startShops() {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-e2e-'));
  process.env.KONTOR_DEMO_DATA = join(folder, 'demo');
  const [sqlite, postgres] = [{ dataDir: join(folder, 'on-sqlite') }, { dataDir: join(folder, 'on-postgres') }];
  await Promise.all([sharePictures(sqlite.dataDir), sharePictures(postgres.dataDir)]);
  const server = await startEmbeddedPostgres();
  const places = [sqlite, { ...postgres, databaseUrl: server.urlOf('postgres') }];
  const shops = await Promise.all(places.map((place) => startShop(place)));
  await keepDemo(sqlite.dataDir);
  [process.env.KONTOR_URL_SQLITE, process.env.KONTOR_URL_POSTGRES] = shops.map((shop) => shop.url);
  [process.env.KONTOR_PLACE_SQLITE, process.env.KONTOR_PLACE_POSTGRES] = places.map((place) => JSON.stringify(place));
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
