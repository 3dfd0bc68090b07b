import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { KnownHandlers } from './job-handler.ts';
import { changeLeasedJob, type LeasedJob, leaseDueJobs } from './job-leases.ts';
import { runLeasedJob } from './run-leased-job.ts';

/** The dependencies and settings. Times in milliseconds. */
interface InHandSources {
  readonly database: Database;
  readonly handlers: KnownHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly concurrency: number;
  readonly leaseFor: number;
  readonly noteAgainAfter: number;
  /** Called when nothing is due and no job runs. */
  readonly whenIdle: (now: number) => Promise<void>;
  /** Called if the queue cannot be read after a job. */
  readonly onUnreachable: (error: unknown) => void;
}

/** The jobs that a process runs now. */
export interface JobsInHand {
  /** Leases and starts as many due jobs as the concurrency allows. Whoever calls meanwhile shares the same round. */
  fill(): Promise<void>;
  /** Resolves when no job runs. */
  finished(): Promise<void>;
  /** Takes no more jobs. Resolves when the running ones are finished and their results stored. */
  stop(): Promise<void>;
  /** The number of tries since the start. */
  tries(): number;
}

/** Takes jobs in hand. Their leases tell other processes to leave them alone. */
export function createJobsInHand(sources: InHandSources): JobsInHand {
  const { database, handlers, clock, concurrency, leaseFor, whenIdle, onUnreachable } = sources;
  const kinds = Object.keys(handlers);
  const work = new Set<Promise<void>>();
  const inHand = new Set<string>();
  let filling: Promise<void> | undefined;
  let askedAgain = false;
  let isStopped = false;
  let tries = 0;

  function fill(): Promise<void> {
    askedAgain = true;
    filling ??= fillUntilQuiet().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  async function fillUntilQuiet(): Promise<void> {
    while (askedAgain && !isStopped && inHand.size < concurrency) {
      askedAgain = false;
      const now = clock();
      const limit = concurrency - inHand.size;
      const request = { kinds, now, limit, leasedUntil: now + leaseFor, inHand: [...inHand] };
      for (const job of await leaseDueJobs(database, request)) {
        if (isStopped) await release(job);
        else begin(job);
      }
      if (inHand.size === 0 && !isStopped) await whenIdle(now);
    }
  }

  /** Releases a job, so that another process can run it at once. The try does not count. */
  async function release(job: LeasedJob): Promise<void> {
    await changeLeasedJob(database, job, { attempts: job.attempt - 1, lease: null, leased_until: null });
  }

  function begin(job: LeasedJob): void {
    inHand.add(job.id);
    const begun = runLeasedJob(job, sources)
      .finally(() => {
        inHand.delete(job.id);
        tries += 1;
      })
      .then(fill)
      .catch(onUnreachable)
      .finally(() => work.delete(begun));
    work.add(begun);
  }

  async function finished(): Promise<void> {
    while (work.size > 0) await Promise.all(work);
  }

  return {
    fill,
    finished,
    async stop() {
      isStopped = true;
      await filling?.catch(() => {});
      await finished();
    },
    tries: () => tries,
  };
}
