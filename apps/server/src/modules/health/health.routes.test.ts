import { expect, test } from 'vitest';
import { layLine } from '../../database/postgres/testing/breakable-line.ts';
import { describeOnBothEngines, describeOnPostgres } from '../../database/testing/databases.ts';
import { createFrame } from '../../http/testing/frame.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PermanentFailure } from '../../jobs/job-handler.ts';
import { testJob, testQueue } from '../../jobs/testing/job-runner.ts';
import { healthRoutes } from './health.routes.ts';

describeOnBothEngines('health', ({ open }) => {
  test('a process is alive at once, and ready when the database answers and the index is built', async () => {
    const { app } = await createFrame();
    const state = { isIndexBuilt: false };
    healthRoutes(app, { database: await open(), isIndexBuilt: () => state.isIndexBuilt });
    expect((await app.inject('/livez')).statusCode).toBe(200);
    const early = await app.inject('/readyz');
    expect([early.statusCode, early.json().code]).toEqual([503, 'not-ready']);
    state.isIndexBuilt = true;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, failedJobs: 0, lateJobs: 0 }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('a process with jobs that were given up is ready, and says how many they are', async () => {
    const { app } = await createFrame();
    const database = await open();
    healthRoutes(app, { database, isIndexBuilt: () => true });
    const queue = testQueue(database);
    await queue.add('mail', 'a', 'b', 'c');
    const refuse = async (payload: unknown) => {
      if (payload !== 'b') throw new PermanentFailure('no such mailbox');
    };
    await queue.runner({ mail: refuse }).runDue();
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, failedJobs: 2, lateJobs: 0 }]);
  });

  test('mails that the mail server has not taken for a quarter of an hour are counted, long before they are given up', async () => {
    const { app } = await createFrame();
    const database = await open();
    const queue = testQueue(database);
    healthRoutes(app, { database, isIndexBuilt: () => true, clock: () => queue.time.now });
    const counted = async () => (await app.inject('/readyz')).json();
    await queue.add('mail', 'a', 'b');
    const planned = { kind: 'check', uniqueKey: 'planned', payload: null, runAt: queue.time.now + 60_000 };
    await database.transaction((transaction) => enqueue(transaction, testJob(planned), queue.time.now));
    const away = queue.runner({ mail: () => Promise.reject(new Error('550 5.7.1 blocked by policy')) });
    const first = queue.time.now;
    while (queue.time.now - first < 930_000) {
      expect(await away.runDue()).toBe(2);
      expect(await counted()).toEqual({ ok: true, failedJobs: 0, lateJobs: 0 });
      queue.time.now = (await queue.job('a')).run_at;
    }
    expect(await away.runDue()).toBe(2);
    expect(await counted()).toEqual({ ok: true, failedJobs: 0, lateJobs: 2 });
    queue.time.now += 3_600_000;
    expect(await queue.runner({ mail: async () => {} }).runDue()).toBe(2);
    expect(await counted()).toEqual({ ok: true, failedJobs: 0, lateJobs: 0 });
  });

  test('a database that is gone makes it unready, not dead', async () => {
    const { app } = await createFrame();
    const database = await open();
    healthRoutes(app, { database, isIndexBuilt: () => true });
    await database.close();
    const { statusCode, headers } = await app.inject('/readyz');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });
});

describeOnPostgres('readiness', ({ place, open }) => {
  test('of a silent database is denied in time, by one question however many ask, and comes back with it', async () => {
    const line = await layLine(await place());
    const { app, logged } = await createFrame();
    healthRoutes(app, { database: await open(line.place), isIndexBuilt: () => true });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    line.fallSilent();
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject('/readyz')));
    expect(performance.now() - begun).toBeLessThan(2000);
    for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(line.connections).toBe(1);
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect(logged.join()).toContain('not ready: the database does not answer');
    line.mend();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
