import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInMemoryIndex, type FollowingIndex } from '@kontor/search';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leapVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { freePort } from '../../database/postgres/free-port.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { eventually } from '../../database/testing/waiting.ts';
import { storeCatalogue, testProduct } from '../../modules/catalogue/testing/catalogue.ts';
import { followFromSnapshot } from './follow-from-snapshot.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kontor-from-snapshot-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const snapshot = () => join(dataDir, 'search-index/snapshot');
/** A different number for each snapshot written. */
const fileNumber = () => statSync(snapshot(), { throwIfNoEntry: false })?.ino;
const products = ['Hammer', 'Zange', 'Säge', 'Bohrer'].map((name, i) => testProduct(`p${i}`, { name }));

/** The answers to a page and both probes while the index is built; null if nobody listens. */
type Answers = readonly [page: number, livez: number, readyz: number, progress: unknown] | null;

async function askAll(origin: string): Promise<Answers> {
  const page = await fetch(`${origin}/shop/werkzeug`, { headers: { accept: 'text/html' } }).catch(() => null);
  if (page === null) return null;
  expect(await page.text()).toContain('Der Shop wird gerade gestartet.');
  const [livez, readyz] = await Promise.all([fetch(`${origin}/livez`), fetch(`${origin}/readyz`)]);
  const { progress } = (await readyz.json()) as { progress: unknown };
  return [page.status, livez.status, readyz.status, progress];
}

/**
 * Starts with three products counting as many, writes a snapshot, and ends. Returns the answers given before the
 * products were read.
 */
async function start(database: Database): Promise<{ answers: Answers; index: FollowingIndex; log: string[] }> {
  const index = createInMemoryIndex();
  const place = { host: '127.0.0.1', port: await freePort() };
  const log: string[] = [];
  const before = fileNumber();
  let answers: Answers = null as Answers;
  const { keeper, follower } = await followFromSnapshot({
    ...{ database, index, dataDir, place, filters: [], fewestProducts: 3, interval: 0 },
    log: (_level, message) => void log.push(message),
    groups: async () => {
      answers = await askAll(`http://127.0.0.1:${place.port}`);
      return { shopDeclaration: 'gross', groups: [] };
    },
    onError: (error) => expect.unreachable(String(error)),
  });
  expect(await askAll(`http://127.0.0.1:${place.port}`)).toBeNull(); // the place is free for the shop
  if (answers !== null) await eventually(() => expect(fileNumber()).not.toBe(before));
  await follower.stop();
  await keeper.stop();
  return { answers, index, log };
}

describeOnBothEngines('while a large catalogue is read', ({ open }) => {
  test('while the index is read, every request is asked to come back, whatever the reason for reading', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const all: Answers = [503, 200, 503, { read: 0, products: 4 }];

    expect((await start(database)).answers, 'no snapshot').toEqual(all);
    expect((await start(database)).answers, 'a snapshot that is current').toBeNull();

    await database.transaction(leapVersion);
    const afterRestore = await start(database);
    expect(afterRestore.answers, 'a snapshot of another history').toEqual(all);
    expect(afterRestore.index.productCount).toBe(4);
    expect(afterRestore.log).toEqual(['search index begun from its snapshot']);

    await writeFile(snapshot(), 'KontorIx, and nothing behind it');
    const afterDamage = await start(database);
    expect(afterDamage.answers, 'a damaged snapshot').toEqual(all);
    expect(afterDamage.log).toEqual(['snapshot of the search index not used; it is built anew']);

    await storeCatalogue(
      database,
      products.slice(1).map((product) => ({ ...product, name: `${product.name} neu` })),
    );
    const afterImport = await start(database);
    expect(afterImport.answers, 'much that changed since').toEqual([503, 200, 503, { read: 0, products: 3 }]);
    await storeCatalogue(database, [testProduct('p9', { name: 'Feile' })]);
    expect((await start(database)).answers, 'little that changed since').toBeNull();
  });
});
