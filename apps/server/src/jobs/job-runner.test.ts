import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { layLine } from '../database/postgres/testing/breakable-line.ts';
import { describeOnBothEngines, describeOnPostgres } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { enqueue } from './enqueue.ts';
import type { JobInHand } from './job-handler.ts';
import { blocked, noting, testJob, testQueue } from './testing/job-runner.ts';

const done = { state: 'done', lease: null, leased_until: null, last_error: null };

describeOnBothEngines('running jobs', ({ open, place }) => {
  test('runs what is due, once, and leaves the rest', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    await queue.add('mail', 'a', 'b');
    queue.time.now -= 1;
    expect(await queue.runner({ mail: handler }).runDue()).toBe(0);
    queue.time.now += 1;
    expect(await queue.runner({ mail: handler }).runDue()).toBe(2);
    expect(await queue.runner({ mail: handler }).runDue()).toBe(0);
    expect(payloads.toSorted()).toEqual(['a', 'b']);
    expect(await queue.job('a')).toEqual({ ...done, attempts: 1, run_at: 1_000_000 });
  });

  test('a job that is done is not queued again under its key', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    for (let i = 0; i < 2; i++) {
      await queue.add('mail', 'a');
      await queue.runner({ mail: handler }).runDue();
    }
    expect(payloads).toEqual(['a']);
  });

  test('a handler gets the payload, the key and the count of the try', async () => {
    const queue = testQueue(await open());
    const calls: [unknown, Omit<JobInHand, 'alongside'>][] = [];
    await queue.add('mail', 'order-7');
    await queue.runner({ mail: async (payload, { alongside, ...job }) => void calls.push([payload, job]) }).runDue();
    expect(calls).toEqual([['order-7', { uniqueKey: 'order-7', attempt: 1 }]]);
  });

  test('a kind that it does not know stays waiting for an instance that does', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    await queue.add('from-the-future', 'a');
    expect(await queue.runner({ mail: handler }).runDue()).toBe(0);
    expect(await queue.runner({}).runDue()).toBe(0);
    expect(await queue.job('a')).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await queue.runner({ mail: handler, 'from-the-future': handler }).runDue()).toBe(1);
    expect(payloads).toEqual(['a']);
  });

  test('an unknown kind is reported once, when it is due, and nothing else happens to it', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler });
    await queue.add('from-the-future', 'a', 'b');
    queue.time.now -= 1;
    await runner.runDue();
    expect(queue.log).toEqual([]);
    for (let hours = 0; hours < 3; hours++) {
      queue.time.now += 3_600_000;
      await runner.runDue();
    }
    expect(queue.log).toMatchObject([
      {
        level: 40,
        kind: 'from-the-future',
        msg: 'jobs of a kind that this server does not know wait for one that does',
      },
    ]);
    await queue.add('further', 'c');
    queue.time.now += 3_600_000;
    await runner.runDue();
    expect(queue.log.slice(1)).toMatchObject([{ level: 40, kind: 'further' }]);
    expect(payloads).toEqual([]);
    for (const key of ['a', 'b', 'c']) {
      expect(await queue.job(key)).toMatchObject({ state: 'waiting', attempts: 0, lease: null, last_error: null });
    }
  });

  test('two runners on two instances share the jobs, each is done once', async () => {
    const at = await place();
    const [here, there] = [testQueue(await open(at)), testQueue(await open(at))];
    const { payloads, handler } = noting();
    const keys = Array.from({ length: 60 }, (_, i) => `job-${String(i).padStart(2, '0')}`);
    await here.add('mail', ...keys);
    const tries = await Promise.all([here, there].map((queue) => queue.runner({ mail: handler }).runDue()));
    expect(tries.reduce((sum, count) => sum + count)).toBe(60);
    expect(payloads.toSorted()).toEqual(keys);
  });

  test('works on as many at once as it may, and takes the next when one is done', async () => {
    const queue = testQueue(await open());
    const slow = blocked();
    const { payloads, handler } = noting();
    await queue.add('slow', 'a', 'b');
    const runner = queue.runner({ slow: slow.handler, quick: handler }, { concurrency: 2 });
    const running = runner.runDue();
    await eventually(() => expect(slow.begun.toSorted()).toEqual(['a', 'b']));
    await queue.add('quick', 'c');
    expect(payloads).toEqual([]);
    slow.unblock();
    expect(await running).toBe(3);
    expect(payloads).toEqual(['c']);
  });

  test('once started, a wake-up has a new job done while another is still at work', async () => {
    const queue = testQueue(await open());
    const slow = blocked();
    const { payloads, handler } = noting();
    const runner = queue.runner({ slow: slow.handler, quick: handler });
    await queue.add('slow', 'a');
    runner.wake();
    runner.start();
    await eventually(() => expect(slow.begun).toEqual(['a']));
    await queue.add('quick', 'b');
    runner.wake();
    await eventually(() => expect(payloads).toEqual(['b']));
    slow.unblock();
    await runner.stop();
    expect(await queue.job('a')).toMatchObject(done);
  });

  test('a wake-up inside the transaction that queues the job does no harm', async () => {
    const database = await open();
    const queue = testQueue(database);
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler });
    runner.start();
    await queue.add('mail', 'before');
    await database.transaction(async (transaction) => {
      const job = testJob({ kind: 'mail', uniqueKey: 'inside', payload: 'inside', runAt: queue.time.now });
      await enqueue(transaction, job, queue.time.now);
      runner.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    runner.wake();
    await eventually(() => expect(payloads).toEqual(['before', 'inside']));
    await runner.stop();
    expect(queue.log.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  test('polls by itself, and not after it was stopped', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler }, { pollEvery: 5 });
    runner.start();
    await queue.add('mail', 'a');
    await eventually(() => expect(payloads).toEqual(['a']));
    await runner.stop();
    await queue.add('mail', 'b');
    runner.wake();
    expect(await runner.runDue()).toBe(0);
    expect(payloads).toEqual(['a']);
  });

  test('stopping waits for the job at work', async () => {
    const queue = testQueue(await open());
    const slow = blocked();
    await queue.add('slow', 'a');
    const runner = queue.runner({ slow: slow.handler });
    runner.start();
    await eventually(() => expect(slow.begun).toEqual(['a']));
    let stopped = false;
    const stopping = runner.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(stopped).toBe(false);
    slow.unblock();
    await stopping;
    expect(await queue.job('a')).toMatchObject(done);
  });

  test('stopped while it takes jobs, it gives them back untried, and another has them at once', async () => {
    const database = await open();
    const queue = testQueue(database);
    const { payloads, handler } = noting();
    await queue.add('mail', 'a', 'b');
    const [taken, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Database = {
      ...database,
      async transaction(work) {
        const result = await database.transaction(work);
        taken.resolve();
        await goOn.promise;
        return result;
      },
    };
    const runner = testQueue(slow).runner({ mail: handler });
    runner.start();
    await taken.promise;
    const stopping = runner.stop();
    goOn.resolve();
    await stopping;
    expect(payloads).toEqual([]);
    for (const key of ['a', 'b'])
      expect(await queue.job(key)).toMatchObject({ attempts: 0, lease: null, leased_until: null });
    expect(await queue.runner({ mail: handler }).runDue()).toBe(2);
  });
});

describeOnPostgres('running jobs while the database goes away', ({ place, open }) => {
  test('continues by itself when the database is back; work done meanwhile is noted then, and done once', async () => {
    const at = await place();
    const line = await layLine(at);
    const queue = testQueue(await open(at));
    const slow = blocked();
    const { payloads, handler } = noting();
    await queue.add('slow', 'at work');
    const distant = testQueue(await open(line.place));
    const runner = distant.runner({ slow: slow.handler, mail: handler }, { pollEvery: 20, noteAgainAfter: 5 });
    runner.start();
    await eventually(() => expect(slow.begun).toEqual(['at work']));
    line.cut();
    slow.unblock();
    await queue.add('mail', 'a');
    await eventually(() =>
      expect(distant.log).toContainEqual(expect.objectContaining({ msg: 'the outcome of a job cannot be noted yet' })),
    );
    expect(payloads).toEqual([]);
    distant.time.now += 600_000;
    line.mend();
    for (const key of ['a', 'at work']) {
      await eventually(async () => expect(await queue.job(key)).toMatchObject({ ...done, attempts: 1 }));
    }
    expect([slow.begun, payloads]).toEqual([['at work'], ['a']]);
    await runner.stop();
  });
});
