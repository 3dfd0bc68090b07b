import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { PermanentFailure } from './job-handler.ts';
import { countKeptJobs } from './kept-jobs.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';
import { blocked, noting, testQueue } from './testing/job-runner.ts';

const minute = 60_000;

describeOnBothEngines('jobs that fail', ({ open, place }) => {
  test('are tried again later and later', async () => {
    const queue = testQueue(await open());
    await queue.add('mail', 'a');
    const runner = queue.runner({
      mail: async (_, { attempt }) => {
        if (attempt < 3) throw new Error(`no route to smtp://shop:geheim@mail (${attempt})`);
      },
    });
    expect(await runner.runDue()).toBe(1);
    const error = 'Error: no route to smtp://…@mail';
    const waiting = { state: 'waiting', lease: null, leased_until: null };
    expect(await queue.job('a')).toEqual({ ...waiting, attempts: 1, run_at: 1_030_000, last_error: `${error} (1)` });
    queue.time.now += 29_999;
    expect(await runner.runDue()).toBe(0);
    queue.time.now += 1;
    expect(await runner.runDue()).toBe(1);
    expect(await queue.job('a')).toEqual({ ...waiting, attempts: 2, run_at: 1_090_000, last_error: `${error} (2)` });
    queue.time.now += minute;
    expect(await runner.runDue()).toBe(1);
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 3, last_error: null });
    expect(queue.log.map(({ msg }) => msg)).toEqual([
      'job failed, it will be tried again',
      'job failed, it will be tried again',
      'job done',
    ]);
    expect(JSON.stringify(queue.log)).not.toMatch(/geheim/);
  });

  test('are given up after forty tries, and counted for the operator at the start', async () => {
    const database = await open();
    const queue = testQueue(database);
    await queue.add('mail', 'a');
    const failing = queue.runner({ mail: () => Promise.reject(new Error('mailbox full')) });
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      expect(await countKeptJobs(database.read, 'failed')).toBe(0);
      expect(await failing.runDue()).toBe(1);
      queue.time.now += retryDelay(attempt);
    }
    expect(await failing.runDue()).toBe(0);
    expect(await countKeptJobs(database.read, 'failed')).toBe(1);
    expect(await queue.job('a')).toMatchObject({ state: 'failed', attempts: 40, last_error: 'Error: mailbox full' });
    const runner = queue.runner({});
    runner.start();
    await eventually(() =>
      expect(queue.log.at(-1)).toEqual({
        level: 40,
        count: 1,
        msg: 'jobs were given up, the operator must look at them',
      }),
    );
    await runner.stop();
  });

  test('for good are given up at once and reported; others continue', async () => {
    const queue = testQueue(await open());
    await queue.add('mail', 'a');
    await queue.add('good', 'b');
    const { payloads, handler } = noting();
    const runner = queue.runner({
      mail: () => Promise.reject(new PermanentFailure('550 <max@example.at> unknown')),
      good: handler,
    });
    expect(await runner.runDue()).toBe(2);
    const error = 'PermanentFailure: 550 <…@…> unknown';
    expect(await queue.job('a')).toEqual({
      ...{ state: 'failed', attempts: 1, run_at: queue.time.now, lease: null, leased_until: null, last_error: error },
    });
    expect(queue.log.filter(({ level }) => level === 50)).toEqual([
      expect.objectContaining({ kind: 'mail', attempt: 1, error, msg: 'job given up, the operator must look at it' }),
    ]);
    queue.time.now += 10 * 24 * 3_600_000;
    expect(await runner.runDue()).toBe(0);
    expect(payloads).toEqual(['b']);
  });

  test('a payload of the wrong shape is reported, tried again, and never passed to a handler', async () => {
    const queue = testQueue(await open());
    await queue.add('order-mail', 'a');
    const { payloads, handler } = noting();
    expect(await queue.runner({ 'order-mail': handler }).runDue()).toBe(1);
    expect(payloads).toEqual([]);
    expect(await queue.job('a')).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(queue.log.at(-1)).toMatchObject({
      kind: 'order-mail',
      error: 'StoredJsonUnreadable: jobs.payload of … cannot be read: it must be object',
      msg: 'job failed, it will be tried again',
    });
  });

  test('none: nothing is said of them at the start', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler });
    await queue.add('mail', 'a');
    runner.start();
    await eventually(() => expect(payloads).toEqual(['a']));
    await runner.stop();
    expect(queue.log.map(({ msg }) => msg)).toEqual(['job done']);
  });

  test('one that fails does not keep others from being done', async () => {
    const queue = testQueue(await open());
    const { payloads, handler } = noting();
    await queue.add('bad', 'a');
    await queue.add('good', 'b');
    const runner = queue.runner({ bad: () => Promise.reject(new Error('bad')), good: handler }, { concurrency: 1 });
    expect(await runner.runDue()).toBe(2);
    expect(payloads).toEqual(['b']);
  });

  test('a job of a killed process is taken over when its lease ends, not before', async () => {
    const at = await place();
    const queue = testQueue(await open(at));
    await queue.add('mail', 'a');
    const [open_, runner_] = ['../database/opening/open-database.ts', './job-runner.ts'].map(
      (file) => new URL(file, import.meta.url).href,
    );
    const script = `
      import { openDatabase } from '${open_}';
      import { createJobRunner } from '${runner_}';
      const database = await openDatabase(JSON.parse(process.argv[1]));
      const handlers = { mail: () => process.kill(process.pid, 'SIGKILL') };
      createJobRunner({ database, handlers, clock: () => ${queue.time.now}, logger: console }).start();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(at)]);
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    const { payloads, handler } = noting();
    const runner = queue.runner({ mail: handler });
    queue.time.now += minute - 1;
    expect(await runner.runDue()).toBe(0);
    expect(await queue.job('a')).toMatchObject({ state: 'waiting', attempts: 1 });
    queue.time.now += 1;
    expect(await runner.runDue()).toBe(1);
    expect(payloads).toEqual(['a']);
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('a job that takes its process down each time is given up too', async () => {
    const database = await open();
    const queue = testQueue(database);
    await queue.add('mail', 'a');
    const leased = { attempts: maxAttempts, lease: 'of a dead process', leased_until: queue.time.now };
    await database.transaction((transaction) => transaction.updateTable('jobs').set(leased).execute());
    const { payloads, handler } = noting();
    await queue.runner({ mail: handler }).runDue();
    expect(payloads).toEqual([]);
    expect(await queue.job('a')).toMatchObject({
      state: 'failed',
      last_error: 'The process ended while it worked on this job.',
    });
  });

  test('a lease is renewed for as long as the handler works', async () => {
    const queue = testQueue(await open());
    const slow = blocked();
    await queue.add('slow', 'a');
    const running = queue.runner({ slow: slow.handler }, { leaseFor: 15 }).runDue();
    await eventually(() => expect(slow.begun).toEqual(['a']));
    queue.time.now += minute;
    await eventually(async () => expect((await queue.job('a')).leased_until).toBe(1_060_015));
    expect(await queue.runner({ slow: slow.handler }).runDue()).toBe(0);
    slow.unblock();
    expect(await running).toBe(1);
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('a process that lost the lease cannot finish the job of the one that has it now', async () => {
    const queue = testQueue(await open());
    const [slow, slower] = [blocked(), blocked()];
    await queue.add('mail', 'a');
    const first = queue.runner({ mail: slow.handler }).runDue();
    await eventually(() => expect(slow.begun).toEqual(['a']));
    queue.time.now += minute;
    const second = queue.runner({ mail: slower.handler }).runDue();
    await eventually(() => expect(slower.begun).toEqual(['a']));
    const before = await queue.job('a');
    slow.unblock();
    await first;
    expect(await queue.job('a')).toEqual(before);
    expect(queue.log.at(-1)).toMatchObject({ msg: 'job was taken over by another process, which tries it again' });
    slower.unblock();
    await second;
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 2 });
  });
});
