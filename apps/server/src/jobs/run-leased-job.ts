import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { errorForOperators } from './error-for-operators.ts';
import { type JobHandlers, PermanentFailure } from './job-handler.ts';
import { changeLeasedJob, type JobChange, type LeasedJob } from './job-leases.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';

interface Workplace {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly leaseFor: number;
}

/**
 * The payload of a done job. The real one is deleted, because it may have held a secret, such as an e-mailed code.
 */
export const forgotten = 'null';

const released = { lease: null, leased_until: null } as const;

/**
 * Tries a leased job once and notes how it went: done, to be tried again, or given up. The unique key stays out of the
 * log, it may hold the key to an order.
 */
export async function runLeasedJob(job: LeasedJob, workplace: Workplace): Promise<void> {
  const { database, clock, logger } = workplace;
  const about = { job: job.id, kind: job.kind, attempt: job.attempt };
  const stopRenewing = keepLease(job, workplace);
  const failure = await attempt(job, workplace.handlers).finally(stopRenewing);
  if (failure === undefined) {
    logger.info(about, 'job done');
  } else if (failure.isLast) {
    logger.error({ ...about, error: failure.error }, 'job given up, the operator must look at it');
  } else {
    logger.warn({ ...about, error: failure.error }, 'job failed, it will be tried again');
  }
  const noted = await changeLeasedJob(database, job, outcome(job, failure, clock()));
  if (!noted) logger.warn(about, 'job was taken over by another process, which tries it again');
}

/** What went wrong in a try, as operators may read it, and whether it was the last one. */
interface Failure {
  readonly error: string;
  readonly isLast: boolean;
}

function outcome(job: LeasedJob, failure: Failure | undefined, now: number): JobChange {
  if (failure === undefined) return { state: 'done', payload: forgotten, last_error: null, ...released };
  if (failure.isLast) return { state: 'failed', run_at: now, last_error: failure.error, ...released };
  return { run_at: now + retryDelay(job.attempt), last_error: failure.error, ...released };
}

/** Resolves to the failure, or to nothing. A job that killed its process at each try is not tried again. */
async function attempt(job: LeasedJob, handlers: JobHandlers): Promise<Failure | undefined> {
  if (job.attempt > maxAttempts) return { error: 'The process ended while it worked on this job.', isLast: true };
  try {
    await handlers[job.kind]?.(JSON.parse(job.payload), { uniqueKey: job.uniqueKey, attempt: job.attempt });
    return undefined;
  } catch (error) {
    const isLast = job.attempt >= maxAttempts || error instanceof PermanentFailure;
    return { error: errorForOperators(error), isLast };
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
