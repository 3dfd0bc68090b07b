import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { importCatalogue, type ShopPlace } from './shop-server.ts';
import type { Engine } from './shop-test.ts';

/** Runs a test with a place for shops on an engine. The shops sell one article. */
export async function withPlace(engine: Engine, work: (place: ShopPlace) => Promise<void>): Promise<void> {
  if (engine === 'sqlite') return inFolder(undefined, work);
  return withPostgres({}, (_postgres, place) => work(place));
}

/** The same on a PostgreSQL of its own, which the test may disturb. */
export async function withPostgres(
  settings: Parameters<typeof startEmbeddedPostgres>[0],
  work: (postgres: EmbeddedPostgres, place: ShopPlace) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres(settings);
  try {
    await inFolder(postgres.urlOf('postgres'), (place) => work(postgres, place));
  } finally {
    await postgres.stop();
  }
}

async function inFolder(databaseUrl: string | undefined, work: (place: ShopPlace) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-orders-'));
  try {
    const place = { dataDir: join(folder, 'data'), databaseUrl, port: await freePort() };
    const article = join(folder, 'article.csv');
    await writeFile(article, 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nH-1;Hammer;Werkzeug;12,90;20\n');
    importCatalogue(place, article);
    await work(place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
