import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deleteOldDoneJobs } from './done-jobs.ts';
import type { KnownHandlers } from './job-handler.ts';
import { changeLeasedJob, type LeasedJob, leaseDueJobs } from './job-leases.ts';
import { countKeptJobs, dueKindsBeside } from './kept-jobs.ts';
import { runLeasedJob } from './run-leased-job.ts';

/** What a job runner needs; times in milliseconds. */
export interface JobRunnerOptions {
  readonly database: Database;
  readonly handlers: KnownHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Between two looks into the queue: for jobs of other instances and those that are tried again. */
  readonly pollEvery?: number;
  /** Jobs at work at once in this process. */
  readonly concurrency?: number;
  /** How long a job is out of reach for others when this process dies; a third of it passes between two renewals. */
  readonly leaseFor?: number;
  /** Between two tries to note how a job went, while the database cannot take it. */
  readonly noteAgainAfter?: number;
  /** Is aborted when the runner is stopped: what its jobs have not begun yet, such as a mail, is not begun any more. */
  readonly ending?: AbortController;
  /** Clears away what else has grown too old, with the done jobs: in an idle moment, once an hour. */
  readonly clearAged?: () => Promise<void>;
}

/** Works off the queue; any number of them in any number of processes share it. */
export interface JobRunner {
  /** Begins to poll. */
  start(): void;
  /** Takes no more jobs, and resolves when those at work are over and noted. */
  stop(): Promise<void>;
  /** Looks into the queue at once; to be called after a commit that queued a job. Does nothing unless started. */
  wake(): void;
  /**
   * Runs whatever is due, until nothing is. For tests and commands; needs no start.
   * @returns how many tries were made.
   */
  runDue(): Promise<number>;
}

/** Jobs at work at once in a process that is not told otherwise. */
export const jobsAtOnce = 4;

/** Between two looks for done jobs that may be forgotten, and for jobs of unknown kinds, in milliseconds. */
const lookAroundEvery = 3_600_000;

/** Makes a runner for the kinds that have a handler; other kinds are left to an instance that knows them. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, handlers, clock, logger, pollEvery = 5000, concurrency = jobsAtOnce } = options;
  const { leaseFor = 60_000, noteAgainAfter = 1000 } = options;
  const kinds = Object.keys(handlers);
  // Woken inside a transaction, the runner's own transactions must not count as its part.
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

  /** Takes as many due jobs as there is room for. */
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

  /** A process that ends begins nothing: another one has the job at once, and no try of it is gone. */
  async function giveBack(job: LeasedJob): Promise<void> {
    await changeLeasedJob(database, job, { attempts: job.attempt - 1, lease: null, leased_until: null });
  }

  /** Forgets one slice of what is old in an idle moment; while there are more, in each. */
  async function lookAround(now: number): Promise<void> {
    if (now < lookAroundAt) return;
    if (await deleteOldDoneJobs(database, now)) return;
    lookAroundAt = now + lookAroundEvery;
    await tellOfUnknown(now);
    await options.clearAged?.().catch((error) => logger.error({ err: error }, 'old data could not be cleared away'));
  }

  /** Of each kind once: what waits for a newer server in vain, nobody would learn otherwise. */
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
