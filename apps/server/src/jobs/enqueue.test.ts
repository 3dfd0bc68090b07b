import { expect, test } from 'vitest';
import type { Queryable } from '../database/database.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { enqueue, type JobToQueue } from './enqueue.ts';
import type { JobHandlers } from './job-handler.ts';
import { testJob } from './testing/job-runner.ts';

const asked = { kind: 'mail', uniqueKey: 'mail-1', payload: { to: 'Frau Größe', tries: [1, null] }, runAt: 500 };
const mail = testJob(asked);

async function queued(queryable: Queryable) {
  const rows = await queryable.selectFrom('jobs').selectAll().orderBy('unique_key').execute();
  return rows.map(({ id, ...row }) => row);
}

describeOnBothEngines('queueing a job', ({ open }) => {
  test('it waits with its payload', async () => {
    const database = await open();
    await database.transaction((transaction) => enqueue(transaction, mail, 400));
    expect(await queued(database.read)).toEqual([
      {
        kind: 'mail',
        unique_key: 'mail-1',
        payload: '{"to":"Frau Größe","tries":[1,null]}',
        state: 'waiting',
        run_at: 500,
        attempts: 0,
        leased_until: null,
        lease: null,
        last_error: null,
        created_at: 400,
      },
    ]);
  });

  test('asked for again under its key it is queued once, as it was asked for first', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      await enqueue(transaction, mail, 400);
      await enqueue(transaction, testJob({ ...asked, payload: 'other' }), 401);
    });
    await database.transaction((transaction) => enqueue(transaction, { ...mail, runAt: 900 }, 402));
    const [job, ...others] = await queued(database.read);
    expect(others).toEqual([]);
    expect(job).toMatchObject({ payload: '{"to":"Frau Größe","tries":[1,null]}', run_at: 500, created_at: 400 });
  });

  test('asked for by many at once it is queued once', async () => {
    const database = await open();
    const ask = () => database.transaction((transaction) => enqueue(transaction, mail, 400));
    await Promise.all(Array.from({ length: 10 }, ask));
    expect(await queued(database.read)).toHaveLength(1);
  });

  test('rolled back it does not exist', async () => {
    const database = await open();
    const work = database.transaction(async (transaction) => {
      await enqueue(transaction, mail, 400);
      throw new Error('out of stock');
    });
    await expect(work).rejects.toThrow('out of stock');
    expect(await queued(database.read)).toEqual([]);
  });
});

test('types ask for a kind that has a handler, and for its payload', () => {
  const job = { uniqueKey: 'order-1', runAt: 500 };
  const ordered: JobToQueue = { ...job, kind: 'order-mail', payload: { orderId: 'order-1' } };
  // @ts-expect-error: this kind does not exist.
  const unknown: JobToQueue = { ...job, kind: 'order-fax', payload: { orderId: 'order-1' } };
  // @ts-expect-error: its handler needs the order.
  const without: JobToQueue = { ...job, kind: 'order-mail', payload: {} };
  const handler = async () => {};
  // @ts-expect-error: the other kinds would wait for ever.
  const handlers: JobHandlers = { 'order-mail': handler };
  expect([ordered.kind, unknown.kind, without.payload, Object.keys(handlers)]).toEqual([
    'order-mail',
    'order-fax',
    {},
    ['order-mail'],
  ]);
});
