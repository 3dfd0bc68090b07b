import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { openDatabase } from '../opening/open-database.ts';
import { hasSqliteCode, sqliteCode } from '../sqlite-error.ts';
import { writeEntry, writtenKeys } from '../testing/configuration.ts';
import { newFolder } from '../testing/databases.ts';
import { BreathingSpace } from './breathing-space.ts';
import { PreparedDatabase } from './prepared-database.ts';
import { SqliteWriterDriver } from './sqlite-writer-driver.ts';

describe('writing to SQLite', () => {
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    dataDir = newFolder();
    database = await openDatabase({ dataDir });
    await migrate(database);
  });

  afterEach(async () => {
    await database.close();
  });

  test('transactions run one after the other, in the order they were asked for', async () => {
    const events: string[] = [];
    const run = (name: string, pause: number) =>
      database.transaction(async (transaction) => {
        events.push(`${name} begins`);
        await setTimeout(pause);
        await writeEntry(transaction, name);
        events.push(`${name} ends`);
      });
    const failing = database.transaction(async () => {
      events.push('failing');
      throw new Error('no');
    });
    await Promise.all([run('a', 20), run('b', 0), run('c', 5), expect(failing).rejects.toThrow('no')]);
    expect(events).toEqual(['failing', 'a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('a transaction inside a transaction is refused instead of waiting for itself', async () => {
    const nested = database.transaction(async () => database.transaction(async () => 'inner'));
    await expect(nested).rejects.toThrow('A transaction inside a transaction');
    expect(await database.transaction(async () => 'later')).toBe('later');
  });

  test('work begun in a transaction may write when that has ended', async () => {
    let later: Promise<void> | undefined;
    await database.transaction(async () => {
      later = setTimeout(20).then(() => database.transaction((transaction) => writeEntry(transaction, 'a')));
    });
    await later;
    expect(await writtenKeys(database.read)).toEqual(['a']);
  });

  test('waits for the writer of another process, without holding up readers', async () => {
    const other = new PreparedDatabase(join(dataDir, 'kontor.sqlite'), '', 0);
    other.exec('begin immediate');
    const waiting = database.transaction((transaction) => writeEntry(transaction, 'a'));
    for (let i = 0; i < 5; i++) {
      await setTimeout(10);
      expect(await writtenKeys(database.read)).toEqual([]);
    }
    other.exec('commit');
    await waiting;
    expect(await writtenKeys(database.read)).toEqual(['a']);
    other.close();
  });

  test('who has waited in the queue does not wait anew for another process, and none is left out once it is gone', async () => {
    const file = join(dataDir, 'kontor.sqlite');
    const other = new PreparedDatabase(file, '', 0);
    other.exec('begin immediate');
    const mine = new PreparedDatabase(file, '', 0);
    const begins: string[] = [];
    const begin = vi.spyOn(mine, 'exec');
    const driver = new SqliteWriterDriver(mine, new BreathingSpace(), { longest: 50 });
    const run = async (name: string) => {
      await driver.acquireConnection();
      begin.mockClear();
      const error = await driver.beginTransaction().catch((failed) => failed);
      begins.push(`${name} ${hasSqliteCode(error, sqliteCode.busy)} ${begin.mock.calls.length > 1 ? 'many' : 'one'}`);
      if (error === undefined) await driver.commitTransaction();
      await driver.releaseConnection();
    };
    await Promise.all(['a', 'b', 'c'].map(run));
    expect(begins).toEqual(['a true many', 'b true one', 'c true one']);
    other.exec('commit');
    await run('d');
    expect(begins.at(-1)).toBe('d false one');
    other.close();
    await driver.destroy();
  });

  test('a loop of statements lets timers and requests in', async () => {
    let letIn = false;
    const timer = setTimeout(1).then(() => {
      letIn = true;
    });
    while (!letIn) await writtenKeys(database.read);
    await timer;
    let again = false;
    setImmediate(() => {
      again = true;
    });
    await database.transaction(async (transaction) => {
      while (!again) await writtenKeys(transaction);
    });
    expect(again).toBe(true);
  });

  test('the side for reading refuses to write', async () => {
    const write = sql`insert into configuration (key, value, version) values ('a', '{}', 0)`.execute(database.read);
    await expect(write).rejects.toThrow('attempt to write a readonly database');
    expect(await writtenKeys(database.read)).toEqual([]);
  });

  test('commits are durable, and only the own account may read the file', async () => {
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.read);
    expect(mode.rows[0]?.journal_mode).toBe('wal');
    const { rows } = await database.transaction((transaction) =>
      sql<{ synchronous: number }>`pragma synchronous`.execute(transaction),
    );
    expect(rows[0]?.synchronous).toBe(2);
    expect(statSync(join(dataDir, 'kontor.sqlite')).mode & 0o777).toBe(0o600);
  });
});
