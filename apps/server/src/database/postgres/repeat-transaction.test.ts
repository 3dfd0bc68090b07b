import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { writeEntry } from '../testing/configuration.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { repeatTransaction } from './repeat-transaction.ts';

async function count(transaction: Transaction<Schema>, key: string): Promise<void> {
  await sql`update configuration set version = version + 1 where key = ${key}`.execute(transaction);
}

async function counts({ read }: Database): Promise<Record<string, number>> {
  const rows = await read.selectFrom('configuration').select(['key', 'version']).execute();
  return Object.fromEntries(rows.map(({ key, version }) => [key, version]));
}

describeOnBothEngines('transactions that get in each other’s way', ({ open, engine }) => {
  test('both succeed, each counted once, though they take the same rows in opposite order', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      for (const key of ['a', 'b']) await writeEntry(transaction, key);
    });
    let tries = 0;
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    // On SQLite the second transaction does not begin before the first has ended.
    if (engine === 'sqlite') bothHold.resolve();
    const both = (first: string, second: string) =>
      database.transaction(async (transaction) => {
        tries += 1;
        await count(transaction, first);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await count(transaction, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(await counts(database)).toEqual({ a: 2, b: 2 });
    expect(tries).toBe(engine === 'postgres' ? 3 : 2);
  });

  test('an error of one’s own is not repeated', async () => {
    const database = await open();
    let tries = 0;
    const work = database.transaction(async () => {
      tries += 1;
      throw new Error('out of stock');
    });
    await expect(work).rejects.toThrow('out of stock');
    expect(tries).toBe(1);
  });

  test.runIf(engine === 'postgres')('a transaction that never succeeds is given up with its error', async () => {
    const { read } = await open();
    let tries = 0;
    const failing = repeatTransaction(async () => {
      tries += 1;
      await sql`do $$ begin raise exception 'no luck' using errcode = '40001'; end $$`.execute(read);
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(tries).toBe(10);
  });
});
