import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { KnownHandlers } from './job-handler.ts';
import { createJobsInHand } from './jobs-in-hand.ts';
import { createLookAround, tellOfFailed } from './look-around.ts';

/** The dependencies and settings of a job runner. Times in milliseconds. */
export interface JobRunnerOptions {
  readonly database: Database;
  readonly handlers: KnownHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The interval between polls, for jobs of other instances and retries. */
  readonly pollEvery?: number;
  /** The maximum number of jobs that this process runs at once. */
  readonly concurrency?: number;
  /** How long others leave a job alone after this process died. The lease is renewed after each third of it. */
  readonly leaseFor?: number;
  /** The interval between tries to store a job's result while the database cannot take it. */
  readonly noteAgainAfter?: number;
  /**
   * Aborted when the runner stops. Work that a job has not begun by then, such as sending a mail, is not begun any
   * more.
   */
  readonly ending?: AbortController;
  /** Deletes other data that are too old, together with the done jobs: when idle, once an hour. */
  readonly clearAged?: () => Promise<void>;
}

/** Runs queued jobs. Any number of runners in any number of processes share the queue. */
export interface JobRunner {
  /** Starts polling. */
  start(): void;
  /** Takes no more jobs. Resolves when the running ones are finished and their results stored. */
  stop(): Promise<void>;
  /** Polls at once. Call it after a commit that queued a job. Does nothing unless started. */
  wake(): void;
  /**
   * Runs all due jobs. For tests and commands; needs no start.
   * @returns the number of tries.
   */
  runDue(): Promise<number>;
}

/** The default number of jobs that a process runs at once. */
export const jobsAtOnce = 4;

/** Creates a runner for the kinds that have a handler. Other kinds are left to an instance that knows them. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, handlers, clock, logger, clearAged, pollEvery = 5000, concurrency = jobsAtOnce } = options;
  const { leaseFor = 60_000, noteAgainAfter = 1000 } = options;
  const onUnreachable = (error: unknown) => logger.error({ err: error }, 'the job queue cannot be reached');
  const jobs = createJobsInHand({
    ...{ database, handlers, clock, logger, concurrency, leaseFor, noteAgainAfter, onUnreachable },
    whenIdle: createLookAround({ database, kinds: Object.keys(handlers), logger, clearAged }),
  });
  // If woken inside a transaction, the runner's own transactions must not become part of it.
  const outside = AsyncLocalStorage.snapshot();
  let state: 'new' | 'polling' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let told: Promise<void> | undefined;

  function look(): void {
    outside(() => jobs.fill().catch(onUnreachable));
  }

  function poll(): void {
    look();
    timer = setTimeout(poll, pollEvery);
  }

  return {
    start() {
      if (state !== 'new') return;
      state = 'polling';
      told = tellOfFailed({ database, logger }).catch(onUnreachable);
      poll();
    },
    wake() {
      if (state === 'polling') look();
    },
    async stop() {
      state = 'stopped';
      const stopped = jobs.stop();
      options.ending?.abort();
      clearTimeout(timer);
      await Promise.all([told, stopped]);
    },
    async runDue() {
      const before = jobs.tries();
      await jobs.fill();
      await jobs.finished();
      return jobs.tries() - before;
    },
  };
}
