import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deleteOldDoneJobs } from './done-jobs.ts';
import type { KnownHandlers } from './job-handler.ts';
import { changeLeasedJob, type LeasedJob, leaseDueJobs } from './job-leases.ts';
import { countKeptJobs, dueKindsBeside } from './kept-jobs.ts';
import { runLeasedJob } from './run-leased-job.ts';

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

/** The interval between clean-ups of done jobs and checks for unknown kinds, in milliseconds. */
const lookAroundEvery = 3_600_000;

/** Creates a runner for the kinds that have a handler. Other kinds are left to an instance that knows them. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, handlers, clock, logger, pollEvery = 5000, concurrency = jobsAtOnce } = options;
  const { leaseFor = 60_000, noteAgainAfter = 1000 } = options;
  const kinds = Object.keys(handlers);
  // If woken inside a transaction, the runner's own transactions must not become part of it.
  const outside = AsyncLocalStorage.snapshot();
  const work = new Set<Promise<void>>();
  let state: 'new' | 'polling' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | undefined;
  let askedAgain = false;
  const inHand = new Set<string>();
  let tries = 0;
  let lookAroundAt = 0;
  let told: Promise<void> | undefined;
  const toldUnknown = new Set<string>();

  const isStopped = () => state === 'stopped';

  /** Leases and starts as many due jobs as the concurrency allows. */
  function fill(): Promise<void> {
    askedAgain = true;
    filling ??= fillUntilQuiet().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  async function fillUntilQuiet(): Promise<void> {
    while (askedAgain && !isStopped() && inHand.size < concurrency) {
      askedAgain = false;
      const now = clock();
      const request = {
        kinds,
        now,
        limit: concurrency - inHand.size,
        leasedUntil: now + leaseFor,
        inHand: [...inHand],
      };
      for (const job of await leaseDueJobs(database, request)) {
        if (isStopped()) await giveBack(job);
        else begin(job);
      }
      if (inHand.size === 0 && !isStopped()) await lookAround(now);
    }
  }

  /** Returns a job, so that another process can run it at once. The try does not count. */
  async function giveBack(job: LeasedJob): Promise<void> {
    await changeLeasedJob(database, job, { attempts: job.attempt - 1, lease: null, leased_until: null });
  }

  /** Deletes one slice of old data when idle; if there is more, the next one at the next opportunity. */
  async function lookAround(now: number): Promise<void> {
    if (now < lookAroundAt) return;
    if (await deleteOldDoneJobs(database, now)) return;
    lookAroundAt = now + lookAroundEvery;
    await tellOfUnknown(now);
    await options.clearAged?.().catch((error) => logger.error({ err: error }, 'old data could not be cleared away'));
  }

  /** Warns once per kind about jobs that wait for a newer server. Otherwise nobody would notice if there is none. */
  async function tellOfUnknown(now: number): Promise<void> {
    for (const kind of await dueKindsBeside(database.read, kinds, now)) {
      if (toldUnknown.has(kind)) continue;
      toldUnknown.add(kind);
      logger.warn({ kind }, 'jobs of a kind that this server does not know wait for one that does');
    }
  }

  async function tellOfFailed(): Promise<void> {
    const count = await countKeptJobs(database.read, 'failed');
    if (count > 0) logger.warn({ count }, 'jobs were given up, the operator must look at them');
  }

  function begin(job: LeasedJob): void {
    inHand.add(job.id);
    const begun = runLeasedJob(job, { database, handlers, clock, logger, leaseFor, noteAgainAfter })
      .finally(() => {
        inHand.delete(job.id);
        tries += 1;
      })
      .then(fill)
      .catch(unreachable)
      .finally(() => work.delete(begun));
    work.add(begun);
  }

  const unreachable = (error: unknown) => logger.error({ err: error }, 'the job queue cannot be reached');

  function look(): void {
    outside(() => fill().catch(unreachable));
  }

  function poll(): void {
    look();
    timer = setTimeout(poll, pollEvery);
  }

  return {
    start() {
      if (state !== 'new') return;
      state = 'polling';
      told = tellOfFailed().catch(unreachable);
      poll();
    },
    wake() {
      if (state === 'polling') look();
    },
    async stop() {
      state = 'stopped';
      options.ending?.abort();
      clearTimeout(timer);
      await told;
      await filling?.catch(() => {});
      while (work.size > 0) await Promise.all(work);
    },
    async runDue() {
      const before = tries;
      await fill();
      while (work.size > 0) await Promise.all(work);
      return tries - before;
    },
  };
}
