import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseOutOfReach } from '../database-out-of-reach.ts';
import { openDatabase } from '../opening/open-database.ts';
import { isOutOfReach } from '../storage-errors.ts';
import { writeEntry, writtenKeys } from '../testing/configuration.ts';
import { describeOnPostgres } from '../testing/databases.ts';
import { eventually } from '../testing/waiting.ts';
import { layLine } from './testing/breakable-line.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describeOnPostgres('a PostgreSQL that goes away', ({ place, open }) => {
  test('ends a connection that a transaction holds: only that transaction fails', async () => {
    const at = await place();
    const [database, operator] = [await open(at), await open(at)];
    const failure = await failureOf(
      database.transaction(async (transaction) => {
        await writeEntry(transaction, 'lost');
        const own = sql<{ pid: number }>`select pg_backend_pid() as pid`;
        const { rows } = await own.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(operator.read);
        // No statement is running when the connection breaks. Without a listener the event would end the process.
        await eventually(async () => {
          const alive = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(operator.read);
          expect(alive.rows).toEqual([]);
        });
        await writeEntry(transaction, 'never');
      }),
    );
    expect(isOutOfReach(failure)).toBe(true);
    await database.transaction((transaction) => writeEntry(transaction, 'next'));
    expect(await writtenKeys(database.read)).toEqual(['next']);
  });

  test('ends a connection in the middle of a statement', async () => {
    const at = await place();
    const [database, operator] = [await open(at), await open(at)];
    const asked = failureOf(sql`select pg_sleep(60)`.execute(database.read));
    await eventually(async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%'`.execute(operator.read);
      expect(rows).toHaveLength(1);
    });
    expect(isOutOfReach(await asked)).toBe(true);
    expect(await writtenKeys(database.read)).toEqual([]);
  });

  test('cut off, everybody who works or asks hears so, and all goes on once it is back', async () => {
    const line = await layLine(await place());
    const database = await open(line.place);
    const asked = Array.from({ length: 30 }, () => failureOf(sql`select pg_sleep(60)`.execute(database.read)));
    const written = failureOf(
      database.transaction(async (transaction) => {
        await writeEntry(transaction, 'lost');
        await sql`select pg_sleep(60)`.execute(transaction);
      }),
    );
    await eventually(async () => expect(line.connections).toBeGreaterThanOrEqual(10));
    line.cut();
    for (const failure of await Promise.all([...asked, written])) expect(isOutOfReach(failure)).toBe(true);
    expect(isOutOfReach(await failureOf(writtenKeys(database.read)))).toBe(true);
    line.mend();
    await database.transaction((transaction) => writeEntry(transaction, 'next'));
    expect(await writtenKeys(database.read)).toEqual(['next']);
  });

  test('silent, nobody waits for ever, and no connection is lost to those who come later', async () => {
    const line = await layLine(await place());
    const database = await openDatabase(line.place, 300);
    const many = () => Array.from({ length: 10 }, () => writtenKeys(database.read));
    await Promise.all(many());
    line.fallSilent();
    const failures = await Promise.all([
      ...many().map(failureOf),
      failureOf(database.transaction((transaction) => writeEntry(transaction, 'silent'))),
    ]);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseOutOfReach);
    line.mend();
    expect(await Promise.all(many())).toHaveLength(10);
    await database.close();
  });

  test('silent in the middle of a stream, the stream ends', async () => {
    const line = await layLine(await place());
    const database = await openDatabase(line.place, 300);
    await database.transaction((transaction) => writeEntry(transaction, 'a'));
    const rows = database.read.selectFrom('configuration').select('key').stream(1);
    const read = (async () => {
      for await (const _ of rows) line.fallSilent();
    })();
    expect(await failureOf(read)).toBeInstanceOf(DatabaseOutOfReach);
    line.mend();
    expect(await writtenKeys(database.read)).toEqual(['a']);
    await database.close();
  });

  test('a statement that takes too long is ended by PostgreSQL, and its connection stays', async () => {
    const database = await openDatabase(await place(), 200);
    expect(isOutOfReach(await failureOf(sql`select pg_sleep(60)`.execute(database.read)))).toBe(true);
    await database.transaction((transaction) => writeEntry(transaction, 'next'));
    expect(await writtenKeys(database.read)).toEqual(['next']);
    await database.close();
  });
});
