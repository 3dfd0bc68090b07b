import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { enqueue } from './enqueue.ts';
import { PermanentFailure } from './job-handler.ts';
import { countJobs, countKeptJobs, listKeptJobs, listPlannedJobs, resolveFailedJob, retryJobs } from './kept-jobs.ts';
import { blocked, noting, testJob, testQueue } from './testing/job-runner.ts';

const hour = 3_600_000;

describeOnBothEngines('jobs that are kept', ({ open }) => {
  const refusing = () => Promise.reject(new PermanentFailure('unknown'));
  const failing = () => Promise.reject(new Error('nobody there'));

  async function idOf(database: Database, key: string): Promise<string> {
    const row = await database.read.selectFrom('jobs').select('id').where('unique_key', '=', key).executeTakeFirst();
    return row?.id ?? '';
  }

  /** A queue with one failed job, one that waits for a retry, and one that is done. */
  async function queueWithAll() {
    const database = await open();
    const queue = testQueue(database);
    await queue.add('bad', 'given-up');
    await queue.add('away', 'later');
    await queue.add('good', 'done');
    await queue.runner({ bad: refusing, away: failing, good: noting().handler }).runDue();
    return { database, queue };
  }

  test('are listed and counted with how often, why and when: given up ones, and those that wait', async () => {
    const { database, queue } = await queueWithAll();
    const first = { leased_until: null, attempts: 1 };
    const [givenUp, later] = [
      {
        ...{ ...first, id: await idOf(database, 'given-up'), kind: 'bad', payload: '"given-up"', state: 'failed' },
        ...{ run_at: queue.time.now, last_error: 'PermanentFailure: unknown' },
      },
      {
        ...{ ...first, id: await idOf(database, 'later'), kind: 'away', payload: '"later"', state: 'waiting' },
        ...{ run_at: queue.time.now + 30_000, last_error: 'Error: nobody there' },
      },
    ];
    expect(await listKeptJobs(database.read, { limit: 20, offset: 0 }, queue.time.now)).toEqual([givenUp, later]);
    expect(await listKeptJobs(database.read, { limit: 1, offset: 1 }, queue.time.now)).toEqual([later]);
    expect([await countKeptJobs(database.read, 'failed'), await countKeptJobs(database.read, 'waiting')]).toEqual([
      1, 1,
    ]);
  });

  test('one is tried again on demand, with all its tries; the others stay unchanged', async () => {
    const { database, queue } = await queueWithAll();
    queue.time.now += 10;
    expect(await retryJobs(database, await idOf(database, 'given-up'), queue.time.now)).toBe(1);
    expect(await queue.job('given-up')).toMatchObject({ state: 'waiting', attempts: 0, run_at: queue.time.now });
    expect(await queue.job('later')).toMatchObject({ state: 'waiting', attempts: 1, run_at: 1_030_000 });
    const { payloads, handler } = noting();
    expect(await queue.runner({ bad: handler }).runDue()).toBe(1);
    expect([payloads, (await queue.job('given-up')).state]).toEqual([['given-up'], 'done']);
  });

  test('all are tried again on demand, done ones never', async () => {
    const { database, queue } = await queueWithAll();
    expect(await retryJobs(database, 'all', queue.time.now)).toBe(2);
    expect(await retryJobs(database, 'all', queue.time.now)).toBe(0);
    expect(await retryJobs(database, await idOf(database, 'done'), queue.time.now)).toBe(0);
    expect(await retryJobs(database, 'nobody’s', queue.time.now)).toBe(0);
    const { payloads, handler } = noting();
    expect(await queue.runner({ bad: handler, away: handler, good: handler }).runDue()).toBe(2);
    expect(payloads.toSorted()).toEqual(['given-up', 'later']);
  });

  test('one that is planned for later keeps its time, is counted apart, and waits only when its time has come', async () => {
    const { database, queue } = await queueWithAll();
    const runAt = queue.time.now + hour;
    await database.transaction((transaction) =>
      enqueue(transaction, testJob({ kind: 'check', uniqueKey: 'planned', payload: 'planned', runAt }), queue.time.now),
    );
    const before = await queue.job('planned');
    const [keptIds, id] = [
      [await idOf(database, 'given-up'), await idOf(database, 'later')],
      await idOf(database, 'planned'),
    ];
    const idsOf = async (list: typeof listKeptJobs) =>
      (await list(database.read, { limit: 20, offset: 0 }, queue.time.now)).map((job) => job.id);

    expect(await countJobs(database.read, queue.time.now)).toEqual({ failed: 1, waiting: 1, planned: 1 });
    expect([await idsOf(listKeptJobs), await idsOf(listPlannedJobs)]).toEqual([keptIds, [id]]);
    expect(await retryJobs(database, id, queue.time.now)).toBe(0);
    expect(await retryJobs(database, 'all', queue.time.now)).toBe(2);
    expect(await queue.job('planned')).toEqual(before);

    queue.time.now = runAt;
    expect(await countJobs(database.read, queue.time.now)).toEqual({ failed: 0, waiting: 3, planned: 0 });
    expect(await idsOf(listKeptJobs)).toEqual([...keptIds.toSorted(), id]);
    expect(await idsOf(listPlannedJobs)).toEqual([]);
  });

  test('asked for by several at once, with two processes at work, each is done once', async () => {
    const { database, queue } = await queueWithAll();
    const { payloads, handler } = noting();
    const processes = [1, 2].map(() => queue.runner({ bad: handler, away: handler, good: handler }));
    const retry = () => retryJobs(database, 'all', queue.time.now);
    await Promise.all([retry(), ...processes.map((process) => process.runDue()), retry(), retry()]);
    await Promise.all([retry(), ...processes.map((process) => process.runDue())]);
    expect(payloads.toSorted()).toEqual(['given-up', 'later']);
  });

  test('a running job is not touched', async () => {
    const { database, queue } = await queueWithAll();
    const slow = blocked();
    queue.time.now += 30_000;
    const working = queue.runner({ away: slow.handler }).runDue();
    await eventually(() => expect(slow.begun).toEqual(['later']));
    const before = await queue.job('later');
    expect(await retryJobs(database, await idOf(database, 'later'), queue.time.now)).toBe(0);
    expect(await queue.job('later')).toEqual(before);
    slow.unblock();
    expect(await working).toBe(1);
    expect(await queue.job('later')).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('one that was given up can be closed: it is not done any more, and its key is not queued again', async () => {
    const { database, queue } = await queueWithAll();
    expect(await resolveFailedJob(database, await idOf(database, 'later'))).toBe(false);
    expect(await resolveFailedJob(database, await idOf(database, 'given-up'))).toBe(true);
    expect(await resolveFailedJob(database, await idOf(database, 'given-up'))).toBe(false);
    await queue.add('bad', 'given-up');
    queue.time.now += hour;
    expect(await queue.runner({ bad: noting().handler }).runDue()).toBe(0);
    expect(await countKeptJobs(database.read, 'failed')).toBe(0);
    expect(await queue.job('given-up')).toMatchObject({ state: 'done', last_error: null });
  });
});
