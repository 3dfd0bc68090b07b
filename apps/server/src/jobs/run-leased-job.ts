import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { errorForOperators } from './error-for-operators.ts';
import type { JobHandlers } from './job-handler.ts';
import { changeLeasedJob, type JobChange, type LeasedJob } from './job-leases.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';

interface Workplace {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly leaseFor: number;
}

/** What is left of the payload of a done job: nobody needs it any more, and it may have held a secret, such as a code on its way by mail. */
const forgotten = 'null';

const released = { lease: null, leased_until: null } as const;

/**
 * Tries a leased job once and notes how it went: done, to be tried again, or given up. The unique key stays out of the log, it may
 * hold the key to an order.
 */
export async function runLeasedJob(job: LeasedJob, workplace: Workplace): Promise<void> {
  const { database, clock, logger } = workplace;
  const about = { job: job.id, kind: job.kind, attempt: job.attempt };
  const stopRenewing = keepLease(job, workplace);
  const failure = await attempt(job, workplace.handlers).finally(stopRenewing);
  if (failure === undefined) {
    logger.info(about, 'job done');
  } else if (job.attempt < maxAttempts) {
    logger.warn({ ...about, error: failure }, 'job failed, it will be tried again');
  } else {
    logger.error({ ...about, error: failure }, 'job given up, the operator must look at it');
  }
  const noted = await changeLeasedJob(database, job, outcome(job, failure, clock()));
  if (!noted) logger.warn(about, 'job was taken over by another process, which tries it again');
}

function outcome(job: LeasedJob, failure: string | undefined, now: number): JobChange {
  if (failure === undefined) return { state: 'done', payload: forgotten, last_error: null, ...released };
  if (job.attempt >= maxAttempts) return { state: 'failed', last_error: failure, ...released };
  return { run_at: now + retryDelay(job.attempt), last_error: failure, ...released };
}

/** Resolves to what went wrong, or to nothing. A job that took its process down each time is not tried once more. */
async function attempt(job: LeasedJob, handlers: JobHandlers): Promise<string | undefined> {
  if (job.attempt > maxAttempts) return 'The process ended each time while it worked on this job.';
  try {
    await handlers[job.kind]?.(JSON.parse(job.payload), { uniqueKey: job.uniqueKey, attempt: job.attempt });
    return undefined;
  } catch (error) {
    return errorForOperators(error);
  }
}

/** Holds the job for as long as this process lives. A renewal that fails is made up for by the next. */
function keepLease(job: LeasedJob, { database, clock, logger, leaseFor }: Workplace): () => void {
  const timer = setInterval(() => {
    changeLeasedJob(database, job, { leased_until: clock() + leaseFor }).catch((error) =>
      logger.warn({ err: error, job: job.id }, 'the lease of a job could not be renewed'),
    );
  }, leaseFor / 3);
  return () => clearInterval(timer);
}
