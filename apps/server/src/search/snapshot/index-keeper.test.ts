import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInMemoryIndex, type FollowingIndex } from '@kontor/search';
import { idsOf } from '@kontor/search/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leapVersion, nextVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { eventually } from '../../database/testing/waiting.ts';
import { storeCatalogue, testProduct } from '../../modules/catalogue/testing/catalogue.ts';
import { followCatalogue } from '../follow-catalogue.ts';
import { createIndexKeeper, type Keeping } from './index-keeper.ts';

let dataDir = '';
let lines: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kontor-keeper-'));
  lines = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

const groups = async () => ({ shopDeclaration: 'gross', groups: [] }) as const;
const names = ['Hammer', 'Zange', 'Säge', 'Bohrer'];
const products = names.map((name, i) => testProduct(`p${i}`, { name }));
const snapshotFile = () => join(dataDir, 'search-index/snapshot');

/** A run of the shop's index that records the products read from the database. */
async function run(
  database: Database,
  {
    fewestProducts = 1,
    interval = 0,
    ...more
  }: Partial<Pick<Keeping, 'fewestProducts' | 'interval' | 'freeBytes'>> = {},
) {
  const index = createInMemoryIndex();
  const read: string[] = [];
  const watched: FollowingIndex = Object.create(index, {
    apply: {
      value: (changes: Parameters<FollowingIndex['apply']>[0]) => {
        async function* noted() {
          for await (const product of changes.products) {
            read.push(product.id);
            yield product;
          }
        }
        return index.apply({ ...changes, products: noted() });
      },
    },
  });
  const log = (_level: string, message: string) => void lines.push(message);
  const keeper = await createIndexKeeper({ database, dataDir, log, fewestProducts, interval, ...more });
  await keeper.restore(index);
  const follower = await followCatalogue({
    database,
    index: watched,
    filters: [],
    groups,
    onTakenIn: async () => keeper.changed(index),
    onError: (error) => expect.unreachable(String(error)),
  });
  const written = () =>
    eventually(async () => expect(await readdir(join(dataDir, 'search-index'))).toEqual(['snapshot']));
  const end = async () => {
    await follower.stop();
    await keeper.stop();
  };
  return { index, read, follower, written, end };
}

async function remove(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const version = await nextVersion(transaction);
    await transaction.updateTable('products').set({ deleted: 1, version }).where('id', '=', id).execute();
  });
}

describeOnBothEngines('a kept index', ({ open }) => {
  test('is begun with at the next start, which reads only what changed since', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const first = await run(database);
    expect(first.read).toHaveLength(4);
    await first.written();
    await first.end();
    await storeCatalogue(database, [testProduct('p9', { name: 'Hammerstiel' })]);
    await remove(database, 'p0');

    const second = await run(database);
    expect(second.read).toEqual(['p9']);
    expect(lines).toEqual(['search index begun from its snapshot']);
    expect(idsOf(second.index)).toEqual(['p3', 'p9', 'p2', 'p1']);
    expect(idsOf(second.index, { searchText: 'hammerstiel' })).toEqual(['p9']);
    await second.end();
  });

  test('is not used when it is damaged, or of another database: it is built, and kept anew', async () => {
    const [database, other] = [await open(), await open()];
    for (const one of [database, other]) await storeCatalogue(one, products);
    await storeCatalogue(other, [testProduct('p5', { name: 'Feile' })]);
    const first = await run(database);
    await first.written();
    await first.end();

    const elsewhere = await run(other);
    await elsewhere.end();
    expect(elsewhere.read).toHaveLength(5);
    expect(idsOf(elsewhere.index, { searchText: 'feile' })).toEqual(['p5']);

    await writeFile(snapshotFile(), (await readFile(snapshotFile())).subarray(0, 500));
    const third = await run(database);
    await third.end();
    expect(third.read).toHaveLength(4);
    const unused = 'snapshot of the search index not used; it is built anew';
    expect(lines).toEqual([unused, unused]);
  });

  test('of a version that a restored backup never had is read anew', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const first = await run(database);
    await first.written();
    await first.end();
    await database.transaction(leapVersion);
    const second = await run(database);
    expect(second.read).toHaveLength(4);
    expect(idsOf(second.index)).toHaveLength(4);
    await second.end();
  });

  test('of few products is not worth a file, and none is written twice within the interval', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const few = await run(database, { fewestProducts: 5 });
    await few.end();
    expect(await readdir(dataDir)).toEqual([]);

    const rare = await run(database, { interval: 60_000 });
    await rare.written();
    const before = await readFile(snapshotFile());
    await storeCatalogue(database, [testProduct('p9', { name: 'Hammerstiel' })]);
    await rare.follower.check();
    await rare.end();
    expect((await readFile(snapshotFile())).equals(before)).toBe(true);
  });

  test('clears an unfinished file of long ago, and leaves one that may be under way', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const folder = join(dataDir, 'search-index');
    await mkdir(folder);
    for (const name of ['snapshot.1.part', 'snapshot.2.part']) await writeFile(join(folder, name), '');
    await utimes(join(folder, 'snapshot.1.part'), 0, 0);
    const shop = await run(database);
    await eventually(async () => expect((await readdir(folder)).toSorted()).toEqual(['snapshot', 'snapshot.2.part']));
    await shop.end();
  });

  test('is not written if the disk is nearly full: the former one stays, and the shop keeps running', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    const first = await run(database);
    await first.written();
    await first.end();
    const before = await readFile(snapshotFile());
    await storeCatalogue(database, [testProduct('p9', { name: 'Hammerstiel' })]);

    const full = await run(database, { freeBytes: async () => 100 });
    await eventually(() => expect(lines).toContain('search index not kept for the next start'));
    expect(idsOf(full.index, { searchText: 'hammerstiel' })).toEqual(['p9']);
    await full.end();
    expect(await readdir(join(dataDir, 'search-index'))).toEqual(['snapshot']);
    expect((await readFile(snapshotFile())).equals(before)).toBe(true);

    const roomy = await run(database, { freeBytes: async () => 1e6 });
    await eventually(async () => expect((await readFile(snapshotFile())).equals(before)).toBe(false));
    await roomy.end();
  });

  test('that cannot be written is a line in the log, and the shop keeps running', async () => {
    const database = await open();
    await storeCatalogue(database, products);
    await writeFile(join(dataDir, 'search-index'), 'a file where the folder should be');
    const shop = await run(database);
    await eventually(() => expect(lines).toContain('search index not kept for the next start'));
    expect(idsOf(shop.index)).toHaveLength(4);
    await shop.end();
  });
});
