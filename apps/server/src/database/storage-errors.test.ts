import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from './opening/migrate.ts';
import { openDatabase } from './opening/open-database.ts';
import { isStorageFull } from './storage-errors.ts';
import { writeEntry, writtenKeys } from './testing/configuration.ts';
import { describeOnBothEngines, newFolder } from './testing/databases.ts';

test('a full disk is recognised, leaves nothing half written, and reading still works', async () => {
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const { rows } = await database.transaction((transaction) =>
    sql<{ page_count: number }>`pragma page_count`.execute(transaction),
  );
  const pages = sql.lit((rows[0]?.page_count ?? 0) + 2);
  await database.transaction((transaction) => sql`pragma max_page_count = ${pages}`.execute(transaction));
  const error = await database
    .transaction(async (transaction) => {
      await writeEntry(transaction, 'small');
      await writeEntry(transaction, 'x'.repeat(100_000));
    })
    .catch((error: unknown) => error);
  expect(isStorageFull(error)).toBe(true);
  expect(await writtenKeys(database.read)).toEqual([]);
  await database.transaction((transaction) => writeEntry(transaction, 'small'));
  expect(await writtenKeys(database.read)).toEqual(['small']);
  await database.close();
});

test('a full disk under one of our files is recognised', () => {
  expect(isStorageFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isStorageFull(Object.assign(new Error('write'), { code: 'EDQUOT' }))).toBe(true);
});

describeOnBothEngines('errors of the storage', ({ engine, open }) => {
  test('a taken key or a wrong statement is no full disk', async () => {
    const database = await open();
    await database.transaction((transaction) => writeEntry(transaction, 'a'));
    const taken = await database
      .transaction((transaction) => writeEntry(transaction, 'a'))
      .catch((error: unknown) => error);
    expect(taken).toBeInstanceOf(Error);
    expect(isStorageFull(taken)).toBe(false);
    const wrong = await sql`select nothing from nowhere`.execute(database.read).catch((error: unknown) => error);
    expect(isStorageFull(wrong)).toBe(false);
    expect(isStorageFull(new Error('disk full'))).toBe(false);
  });

  test.runIf(engine === 'postgres')('PostgreSQL says that its disk is full', async () => {
    const { read } = await open();
    const raise = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    expect(isStorageFull(await raise.execute(read).catch((error: unknown) => error))).toBe(true);
  });
});
