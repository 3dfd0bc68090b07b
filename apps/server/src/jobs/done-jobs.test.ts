import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { deleteOldDoneJobs, rememberedFor } from './done-jobs.ts';
import { noting, testQueue } from './testing/job-runner.ts';

const setState = (database: Database, key: string, state: 'done' | 'failed') =>
  database.transaction((transaction) =>
    transaction.updateTable('jobs').set({ state }).where('unique_key', '=', key).execute(),
  );

async function keys(database: Database): Promise<string[]> {
  const rows = await database.read.selectFrom('jobs').select('unique_key').orderBy('unique_key').execute();
  return rows.map(({ unique_key }) => unique_key);
}

describeOnBothEngines('done jobs', ({ open }) => {
  test('are deleted after 30 days, not before; failed and waiting ones stay', async () => {
    const database = await open();
    const queue = testQueue(database);
    await queue.add('mail', 'done', 'failed', 'waiting');
    await setState(database, 'done', 'done');
    await setState(database, 'failed', 'failed');
    queue.time.now += 1;
    await queue.add('mail', 'younger');
    await setState(database, 'younger', 'done');

    expect(await deleteOldDoneJobs(database, 1_000_000 + rememberedFor)).toBe(false);
    expect(await keys(database)).toEqual(['done', 'failed', 'waiting', 'younger']);
    expect(await deleteOldDoneJobs(database, 1_000_001 + rememberedFor)).toBe(false);
    expect(await keys(database)).toEqual(['failed', 'waiting', 'younger']);
  });

  test('are deleted 500 at a time', async () => {
    const database = await open();
    const queue = testQueue(database);
    await queue.add('mail', ...Array.from({ length: 501 }, (_, i) => `job-${i}`));
    await database.transaction((transaction) => transaction.updateTable('jobs').set({ state: 'done' }).execute());
    const later = queue.time.now + rememberedFor + 1;

    expect(await deleteOldDoneJobs(database, later)).toBe(true);
    expect(await keys(database)).toHaveLength(1);
    expect(await deleteOldDoneJobs(database, later)).toBe(false);
    expect(await keys(database)).toEqual([]);
  });

  test('other old rows are cleared away with them, once an hour; a failure is reported and harms no job', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    let calls = 0;
    const clearAged = async () => {
      calls += 1;
      throw new Error('no disk');
    };
    const runner = queue.runner({ mail: handler }, { clearAged });
    await runner.runDue();
    queue.time.now += 3_599_999;
    await queue.add('mail', 'a');
    await runner.runDue();
    expect([payloads, calls]).toEqual([['a'], 1]);
    queue.time.now += 1;
    await runner.runDue();
    expect(calls).toBe(2);
    expect(queue.log.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual([
      'old data could not be cleared away',
      'old data could not be cleared away',
    ]);
  });

  test('the runner deletes them once it has nothing else to do, and looks for them once an hour', async () => {
    const database = await open();
    const queue = testQueue(database);
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler });
    await queue.add('mail', 'a');
    expect(await runner.runDue()).toBe(1);
    expect(await keys(database)).toEqual(['a']);

    queue.time.now += rememberedFor + 1;
    await queue.add('mail', 'b');
    expect(await runner.runDue()).toBe(1);
    expect(await keys(database)).toEqual(['b']);
    await queue.add('mail', 'c');
    await setState(database, 'c', 'done');
    await database.transaction((transaction) => transaction.updateTable('jobs').set({ run_at: 0 }).execute());
    queue.time.now += 3_599_999;
    expect(await runner.runDue()).toBe(0);
    expect(await keys(database)).toEqual(['b', 'c']);
    queue.time.now += 1;
    expect(await runner.runDue()).toBe(0);
    expect(await keys(database)).toEqual([]);
    expect(payloads).toEqual(['a', 'b']);
  });
});
