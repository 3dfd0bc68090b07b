import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../database.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { writeEntry, writtenKeys } from '../testing/configuration.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import type { DatabasePlace } from './open-database.ts';

const everyName = allMigrations.map(({ name }) => name);

async function appliedNames(queryable: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(queryable);
  return rows.map(({ name }) => name);
}

/** Migrates in a separate process, and resolves with the steps that it ran. */
async function migrateInProcess(place: DatabasePlace): Promise<string[]> {
  const [open, run] = ['./open-database.ts', './migrate.ts'].map((file) => new URL(file, import.meta.url).href);
  const script = `
    import { openDatabase } from '${open}';
    import { migrate } from '${run}';
    const database = await openDatabase(JSON.parse(process.argv[1]));
    console.log(JSON.stringify(await migrate(database)));
    await database.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  return JSON.parse(output);
}

test('steps are numbered in their order, each by a number of its own', () => {
  const numbers = everyName.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

describeOnBothEngines('migrating', ({ open, place }) => {
  test('makes all tables in an empty database, and does nothing the second time', async () => {
    const database = await open(await place('no tables'));
    expect(await migrate(database, { clock: () => 1_790_000_000_000 })).toEqual(everyName);
    expect(await migrate(database)).toEqual([]);
    expect(await appliedNames(database.read)).toEqual(everyName);
    const { rows } = await sql<{ applied_at: number }>`select distinct applied_at from migrations`.execute(
      database.read,
    );
    expect(rows.map(({ applied_at }) => applied_at)).toEqual([1_790_000_000_000]);
    await database.transaction((transaction) => writeEntry(transaction, 'a'));
    expect(await writtenKeys(database.read)).toEqual(['a']);
  });

  test('four instances that start at once run each step once', async () => {
    const at = await place('no tables');
    const instances = await Promise.all([open(at), open(at), open(at), open(at)]);
    const ran = await Promise.all(instances.map((database) => migrate(database)));
    expect(ran.flat().toSorted()).toEqual(everyName);
  });

  test('four processes that start at once run each step once', async () => {
    const at = await place('no tables');
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(at)));
    expect(ran.flat().toSorted()).toEqual(everyName);
    expect(await appliedNames((await open(at)).read)).toEqual(everyName);
  });

  test('continues where an older version stopped, keeping the rows', async () => {
    const database = await open();
    await database.transaction((transaction) => writeEntry(transaction, 'a'));
    const next: Migration = {
      name: '9000-colour',
      up: async ({ schema }, { text }) => schema.alterTable('configuration').addColumn('colour', text).execute(),
    };
    expect(await migrate(database, { migrations: [...allMigrations, next] })).toEqual(['9000-colour']);
    expect(await writtenKeys(database.read)).toEqual(['a']);
  });

  test('a step that fails leaves nothing behind, those before it stay', async () => {
    const database = await open(await place('no tables'));
    const failing: Migration = {
      name: '9000-failing',
      async up(transaction, { text }) {
        await transaction.schema.createTable('half_done').addColumn('id', text).execute();
        await sql`insert into nowhere values (1)`.execute(transaction);
      },
    };
    await expect(migrate(database, { migrations: [...allMigrations, failing] })).rejects.toThrow('nowhere');
    expect(await appliedNames(database.read)).toEqual(everyName);
    await expect(sql`select * from half_done`.execute(database.read)).rejects.toThrow('half_done');
    expect(await migrate(database)).toEqual([]);
  });

  test('refuses the tables of a newer version and changes nothing', async () => {
    const at = await place();
    const newer = await open(at);
    const later: Migration = { name: '9001-later', up: async () => {} };
    await migrate(newer, { migrations: [...allMigrations, later] });
    const older = await open(at);
    const pending: Migration = { name: '9000-pending', up: async () => {} };
    const refusal = await migrate(older, { migrations: [...allMigrations, pending] }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseUnusable);
    expect(String(refusal)).toBe(
      'DatabaseUnusable: The database belongs to a newer version of Kontor (it has 9001-later); start that version, or restore a backup made before.',
    );
    expect(await appliedNames(older.read)).toEqual([...everyName, '9001-later']);
  });

  test('there is one root category at most, and the version begins at 0', async () => {
    const database = await open();
    const insertRoot = (id: string) =>
      database.transaction((transaction) =>
        transaction
          .insertInto('categories')
          .values({ id, parent_id: null, name: 'Shop', position: 0, custom_page: null, version: 1 })
          .execute(),
      );
    await insertRoot('shop');
    await expect(insertRoot('other')).rejects.toThrow(/unique/i);
    const versions = await database.read.selectFrom('catalogue_version').selectAll().execute();
    expect(versions.map((row) => ({ ...row }))).toEqual([
      { id: 1, version: 0, sales_at: 0, attributes_version: 0, history: expect.stringMatching(/^[-0-9a-f]{36}$/) },
    ]);
  });
});
