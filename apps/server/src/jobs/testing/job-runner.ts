import { pino } from 'pino';
import type { Database } from '../../database/database.ts';
import { enqueue, type JobToQueue } from '../enqueue.ts';
import type { KnownHandlers } from '../job-handler.ts';
import { createJobRunner, type JobRunnerOptions } from '../job-runner.ts';

/** Any JSON value. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A job of a kind that no shop has. */
export function testJob(
  job: {
    readonly [Part in keyof JobToQueue]: Part extends 'payload' ? Json : JobToQueue[Part] | string;
  },
): JobToQueue {
  return job as unknown as JobToQueue;
}

/** A queue for tests, with a settable clock and a readable log. */
export function testQueue(database: Database) {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => log.push(JSON.parse(line)) });
  const time = { now: 1_000_000 };
  return {
    log,
    time,
    /** Another runner on this queue. */
    runner: (handlers: KnownHandlers, options: Partial<JobRunnerOptions> = {}) =>
      createJobRunner({ database, handlers, clock: () => time.now, logger, pollEvery: 3_600_000, ...options }),
    /** Queues jobs of a kind that are due now. Each key is also the payload. */
    async add(kind: string, ...keys: string[]): Promise<void> {
      await database.transaction(async (transaction) => {
        for (const key of keys) {
          await enqueue(transaction, testJob({ kind, uniqueKey: key, payload: key, runAt: time.now }), time.now);
        }
      });
    },
    /** The stored state of a job. */
    async job(key: string) {
      const columns = ['state', 'attempts', 'run_at', 'lease', 'leased_until', 'last_error'] as const;
      const query = database.read.selectFrom('jobs').select(columns).where('unique_key', '=', key);
      return { ...(await query.executeTakeFirstOrThrow()) };
    },
  };
}

/** A handler that records the payloads of its calls. */
export function noting(): { payloads: Json[]; handler: (payload: Json) => Promise<void> } {
  const payloads: Json[] = [];
  return {
    payloads,
    async handler(payload) {
      payloads.push(payload);
    },
  };
}

/** A handler that does not finish until `unblock` is called. */
export function blocked(): { begun: Json[]; unblock: () => void; handler: (payload: Json) => Promise<void> } {
  const begun: Json[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    begun,
    unblock: resolve,
    handler(payload) {
      begun.push(payload);
      return promise;
    },
  };
}

/** A database whose transactions fail for a while: before they begin, or after their commit. */
export function failing(database: Database): {
  database: Database;
  fail: (moment: 'before' | 'after' | 'never') => void;
} {
  let moment: 'before' | 'after' | 'never' = 'never';
  const away = (now: typeof moment) => {
    if (moment === now) throw new Error(`The database is away (${now})`);
  };
  return {
    fail(now) {
      moment = now;
    },
    database: {
      ...database,
      async transaction(work) {
        away('before');
        const result = await database.transaction(work);
        away('after');
        return result;
      },
    },
  };
}
