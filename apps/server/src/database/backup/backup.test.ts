import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { placement, testNow, testShop } from '../../modules/orders/testing/shop.ts';
import { currentVersion } from '../catalogue-version.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { appliedMigrations, migrate } from '../opening/migrate.ts';
import { isTaken } from '../storage-errors.ts';
import { describeOnBothEngines, newFolder } from '../testing/databases.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { everything, fillShop } from './testing/filled-shop.ts';

const newFile = () => ({ file: join(newFolder(), 'sicherung.kontor'), replace: false });
const leap = 1_000_000_000;

describeOnBothEngines('a backup', (from) => {
  test('is one file with all data, readable only by its owner', async () => {
    const place = await from.place();
    const database = await from.open(place);
    await fillShop(database);
    const to = newFile();
    const contents = await makeBackup(place, to);
    expect(contents).toEqual({ orders: 2, products: 3, customers: 0, bytes: statSync(to.file).size });
    expect(statSync(to.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(to.file, '..'))).toEqual(['sicherung.kontor']);
  });

  test('takes the place of no file, unless that is asked for', async () => {
    const place = await from.place();
    const to = newFile();
    writeFileSync(to.file, 'Urlaubsfoto');
    await expect(makeBackup(place, to)).rejects.toMatchObject({ code: 'file-exists' });
    expect(readFileSync(to.file, 'utf8')).toBe('Urlaubsfoto');
    expect((await makeBackup(place, { ...to, replace: true })).orders).toBe(0);
    expect(readFileSync(to.file).subarray(0, 6).toString()).toBe('SQLite');
  });

  test('of several that are made under one name at once one is kept', async () => {
    const place = await from.place();
    const to = newFile();
    const made = await Promise.allSettled([makeBackup(place, to), makeBackup(place, to), makeBackup(place, to)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(join(to.file, '..'))).toEqual(['sicherung.kontor']);
  });

  test('is refused where there is no shop, and where nothing can be written', async () => {
    const to = newFile();
    const empty = await from.place('no tables');
    await expect(makeBackup(empty, to)).rejects.toMatchObject({ code: 'no-shop' });
    expect(readdirSync(empty.dataDir)).toEqual([]);
    expect(existsSync(to.file)).toBe(false);
    const nowhere = { ...to, file: join(newFolder(), 'fehlt', 'sicherung.kontor') };
    await expect(makeBackup(await from.place(), nowhere)).rejects.toMatchObject({ code: 'folder-unusable' });
  });

  test('of a version before this one has its tables, and is brought up to this one by the start after its restore', async () => {
    const place = await from.place('no tables');
    const earlier = allMigrations.slice(0, 8);
    const names = earlier.map(({ name }) => name);
    await migrate(await from.open(place), { migrations: earlier, clock: () => testNow });
    const to = newFile();
    expect(await makeBackup(place, to)).toMatchObject({ orders: 0, customers: 0 });
    const restored = await from.place('no tables');
    await restoreBackup(restored, to.file);
    const database = await from.open(restored);
    expect(await appliedMigrations(database.read)).toEqual(names);
    expect(await migrate(database)).toEqual(allMigrations.slice(8).map(({ name }) => name));
  });
});

describeOnBothEngines('a backup from', (from) => {
  describeOnBothEngines('restored on', (target) => {
    async function restored() {
      const source = await from.place();
      const original = await from.open(source);
      await fillShop(original);
      const to = newFile();
      await makeBackup(source, to);
      const place = await target.place('no tables');
      expect(await restoreBackup(place, to.file)).toMatchObject({ orders: 2, products: 3 });
      return { original, place, file: to.file, database: await target.open(place) };
    }

    test('is each row of each table', async () => {
      const { original, database, place } = await restored();
      const { catalogue_version: version, ...rows } = await everything(database.read);
      const { catalogue_version: _before, ...before } = await everything(original.read);
      expect(rows).toEqual(before);
      expect(rows.orders).toHaveLength(2);
      expect(rows.files).toHaveLength(9);
      expect(version?.map((row) => JSON.parse(row))).toEqual([
        { id: 1, version: 3 + leap, history: expect.any(String), sales_at: 0, attributes_version: 0 },
      ]);
      expect(await migrate(database)).toEqual([]);
      expect(readdirSync(place.dataDir).filter((name) => !/^kontor\.sqlite(-wal|-shm)?$/.test(name))).toEqual([]);
      if (target.engine === 'sqlite') expect(statSync(join(place.dataDir, 'kontor.sqlite')).mode & 0o777).toBe(0o600);
    });

    test('goes on as a shop: next number, one order a key, jobs, a version that nobody has seen', async () => {
      const { database } = await restored();
      const { orders, stored } = testShop(database);
      const again = await orders.finish('key-1', placement());
      expect(again).toMatchObject({ orderNumber: '2026-000001' });
      expect(await orders.finish('key-3', placement())).toMatchObject({ orderNumber: '2026-000003' });
      expect(await stored()).toMatchObject({ orders: 3, numbers: { 'order-2026-{000000}': 3 }, stock: 2 });

      const done: string[] = [];
      const handler = async (_payload: unknown, { uniqueKey }: { uniqueKey: string }) => void done.push(uniqueKey);
      const kinds = await database.read.selectFrom('jobs').select('kind').distinct().execute();
      const handlers = Object.fromEntries(kinds.map(({ kind }) => [kind, handler]));
      const logger = pino({ level: 'silent' });
      const runner = createJobRunner({ database, handlers, clock: () => testNow, logger });
      const { jobs } = await stored();
      expect(await runner.runDue()).toBe(jobs);
      expect(new Set(done).size).toBe(jobs);
      expect(await currentVersion(database.read)).toBe(3 + leap);
    });

    test('keeps what is unique unique, what is referred to in its place, and counts nothing by itself', async () => {
      const { database } = await restored();
      const twice = database.transaction((transaction) =>
        sql`insert into orders (id, order_number, idempotency_key, state, email, payment_condition, total_gross,
          created_at, snapshot) select 'other', order_number, 'other', state, email, payment_condition, total_gross,
          created_at, snapshot from orders where idempotency_key = 'key-1'`.execute(transaction),
      );
      expect(await twice.catch(isTaken)).toBe(true);
      const orphan = database.transaction((transaction) =>
        sql`update categories set parent_id = 'nowhere' where id = 'a-drills'`.execute(transaction),
      );
      await expect(orphan).rejects.toThrow(/foreign key/i);
      const counters =
        target.engine === 'sqlite'
          ? sql`select 1 from sqlite_schema where name = 'sqlite_sequence'`
          : sql`select 1 from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace`;
      expect((await counters.execute(database.read)).rows).toEqual([]);
    });

    test('of two restores into one place at once one happens, and none into a place that holds something', async () => {
      const source = await from.place();
      await fillShop(await from.open(source));
      const to = newFile();
      await makeBackup(source, to);
      const place = await target.place('no tables');
      const both = await Promise.allSettled([restoreBackup(place, to.file), restoreBackup(place, to.file)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-empty' } });
      const { read } = await target.open(place);
      const rows = await everything(read);
      expect(rows.orders).toHaveLength(2);
      await expect(restoreBackup(place, to.file)).rejects.toMatchObject({ code: 'not-empty' });
      expect(await everything(read)).toEqual(rows);
    });
  });
});

describeOnBothEngines('a file to restore', (target) => {
  /** A backup of a filled shop, and an empty target. */
  async function backup() {
    const source = await target.place();
    await fillShop(await target.open(source));
    const to = newFile();
    await makeBackup(source, to);
    return { source, file: to.file, place: await target.place('no tables') };
  }

  async function expectRefused(
    place: { dataDir: string; databaseUrl?: string | undefined },
    file: string,
    code: string,
  ) {
    await expect(restoreBackup(place, file)).rejects.toMatchObject({ code });
    expect(existsSync(join(place.dataDir, 'kontor.sqlite'))).toBe(false);
    if (!place.databaseUrl) expect(existsSync(place.dataDir) ? readdirSync(place.dataDir) : []).toEqual([]);
    else expect(await (await target.open(place)).read.introspection.getTables()).toEqual([]);
  }

  test('that is missing, or is none that backup has written', async () => {
    const place = await target.place('no tables');
    const folder = newFolder();
    await expectRefused(place, join(folder, 'fehlt.kontor'), 'file-missing');
    expect(readdirSync(folder)).toEqual([]);
    for (const content of ['', 'Liebe Oma, '.repeat(1000)]) {
      writeFileSync(join(folder, 'brief.txt'), content);
      await expectRefused(place, join(folder, 'brief.txt'), 'no-backup');
    }
    const shop = newFolder();
    const database = await target.open({ dataDir: shop });
    await migrate(database);
    await expectRefused(place, join(shop, 'kontor.sqlite'), 'no-backup');
  });

  test('that is damaged: cut off, or different in the middle', async () => {
    const { file, place } = await backup();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 4096 * 3));
    await expectRefused(place, file, 'damaged');
    const page = Math.floor(whole.length / 4096 / 2) * 4096;
    writeFileSync(file, Buffer.from(whole).fill(0x77, page, page + 4096));
    await expectRefused(place, file, 'damaged');
    writeFileSync(file, whole);
    expect((await restoreBackup(place, file)).orders).toBe(2);
  });

  test('whose rows refer to nothing', async () => {
    const { file, place } = await backup();
    const database = new DatabaseSync(file);
    database.exec("pragma foreign_keys = off; delete from orders where idempotency_key = 'key-1'");
    database.close();
    await expectRefused(place, file, 'damaged');
  });

  test('of a newer version', async () => {
    const { file, place } = await backup();
    const database = new DatabaseSync(file);
    database.exec("insert into migrations values ('9001-later', 0)");
    database.close();
    await expectRefused(place, file, 'newer');
  });

  test('into a folder or a database of somebody else', async () => {
    const { file, place } = await backup();
    if (place.databaseUrl) {
      const database = await target.open(place);
      await sql`create table friends (name text)`.execute(database.read);
    } else {
      writeFileSync(join(place.dataDir, 'urlaub.jpg'), '');
    }
    await expect(restoreBackup(place, file)).rejects.toMatchObject({ code: 'not-empty' });
    if (!place.databaseUrl) expect(readdirSync(place.dataDir)).toEqual(['urlaub.jpg']);
  });

  test.runIf(target.engine === 'sqlite')('over what a cut off restore has left behind', async () => {
    const { file } = await backup();
    const place = { dataDir: newFolder() };
    mkdirSync(join(place.dataDir, 'restore.part-x7f3a1'));
    writeFileSync(join(place.dataDir, 'restore.part-x7f3a1', 'kontor.sqlite'), 'half');
    expect((await restoreBackup(place, file)).orders).toBe(2);
    expect(readdirSync(place.dataDir).toSorted()).toEqual(['kontor.sqlite', 'restore.part-x7f3a1']);
  });

  test.runIf(target.engine === 'postgres')(
    'into a database that a shop serves from, or that fails half way: nothing is there',
    async () => {
      const { file, place } = await backup();
      const database = await target.open(place);
      const heard = Promise.withResolvers<void>();
      const stop = database.listen('kontor_version', () => heard.resolve());
      await heard.promise;
      await expectRefused(place, file, 'in-use');
      await stop();
      const copy = new DatabaseSync(file);
      copy.exec(
        "update templates set content = 'a' ; insert into templates values ('text', 'z', 'no text has a ' || char(0) || ' in PostgreSQL', 1)",
      );
      copy.close();
      await expect(restoreBackup(place, file)).rejects.toThrow(/0x00/);
      expect(await database.read.introspection.getTables()).toEqual([]);
    },
  );
});
