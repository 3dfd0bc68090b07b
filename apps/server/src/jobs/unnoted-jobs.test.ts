import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { PermanentFailure } from './job-handler.ts';
import { blocked, failing, noting, testQueue } from './testing/job-runner.ts';

const unnoted = 'the outcome of a job cannot be noted yet';
const free = { lease: null, leased_until: null };

describeOnBothEngines('a job whose outcome the database cannot take at first', ({ open }) => {
  /** A runner with a job whose work ends while the database is away. */
  async function workEndsWhileAway(moment: 'before' | 'after' = 'before') {
    const whole = await open();
    const { database, fail } = failing(whole);
    const queue = testQueue(database);
    const slow = blocked();
    await queue.add('mail', 'a');
    const runner = queue.runner({ mail: slow.handler }, { pollEvery: 2, noteAgainAfter: 2 });
    runner.start();
    await eventually(() => expect(slow.begun).toEqual(['a']));
    fail(moment);
    slow.unblock();
    await eventually(() => expect(queue.log).toContainEqual(expect.objectContaining({ msg: unnoted })));
    return { whole, queue, slow, runner, comeBack: () => fail('never') };
  }

  test('runs once, also when its lease ended meanwhile: this process notes it when it can', async () => {
    const { queue, slow, runner, comeBack } = await workEndsWhileAway();
    queue.time.now += 600_000;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await queue.job('a')).toMatchObject({ state: 'waiting', attempts: 1 });
    comeBack();
    await eventually(async () => expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 1, ...free }));
    await runner.stop();
    expect(slow.begun).toEqual(['a']);
    expect(queue.log.filter(({ msg }) => msg === unnoted)).toHaveLength(1);
  });

  test('and was noted all the same, the answer being lost, is left as it is', async () => {
    const { queue, slow, runner, comeBack } = await workEndsWhileAway('after');
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 1 });
    comeBack();
    await runner.stop();
    expect(queue.log.at(-1)).toMatchObject({
      level: 30,
      msg: 'the outcome of a job is noted already, or another process has it',
    });
    expect(slow.begun).toEqual(['a']);
  });

  test('and which another process took over is left to that one', async () => {
    const { whole, queue, runner, comeBack } = await workEndsWhileAway();
    queue.time.now += 600_000;
    const other = testQueue(whole);
    other.time.now = queue.time.now;
    const slower = blocked();
    const otherRunning = other.runner({ mail: slower.handler }).runDue();
    await eventually(() => expect(slower.begun).toEqual(['a']));
    const taken = await other.job('a');
    comeBack();
    await runner.stop();
    expect(await other.job('a')).toEqual(taken);
    slower.unblock();
    await otherRunning;
    expect(await other.job('a')).toMatchObject({ state: 'done', attempts: 2 });
  });

  test.each([
    [new PermanentFailure('no such mailbox'), { state: 'failed' }],
    [new Error('mailbox full'), { state: 'waiting', run_at: 1_030_000 }],
  ])('is tried no sooner for it: %s', async (error, expected) => {
    const { database, fail } = failing(await open());
    const queue = testQueue(database);
    await queue.add('mail', 'a');
    let tries = 0;
    const mail = () => {
      tries += 1;
      fail('before');
      return Promise.reject(error);
    };
    const running = queue.runner({ mail }, { noteAgainAfter: 2 }).runDue();
    await eventually(() => expect(queue.log).toContainEqual(expect.objectContaining({ msg: unnoted })));
    fail('never');
    expect(await running).toBe(1);
    expect(await queue.job('a')).toMatchObject({ ...expected, ...free, attempts: 1 });
    expect(tries).toBe(1);
  });

  test('keeps its lease while the process lives: no other process takes it', async () => {
    const { database, fail } = failing(await open());
    const queue = testQueue(database);
    await queue.add('mail', 'a');
    const finished = Promise.withResolvers<void>();
    const mail = async (_: unknown, { alongside }: { alongside(work: () => Promise<void>): void }) => {
      alongside(() => (fails ? Promise.reject(new Error('not now')) : Promise.resolve()));
      finished.resolve();
    };
    let fails = true;
    const running = queue.runner({ mail }, { leaseFor: 15, noteAgainAfter: 2 }).runDue();
    await finished.promise;
    queue.time.now += 60_000;
    await eventually(async () => expect((await queue.job('a')).leased_until).toBe(1_060_015));
    const { payloads, handler } = noting();
    expect(await queue.runner({ mail: handler }).runDue()).toBe(0);
    fails = false;
    fail('never');
    await running;
    expect(payloads).toEqual([]);
    expect(await queue.job('a')).toMatchObject({ state: 'done', attempts: 1, ...free });
  });
});
