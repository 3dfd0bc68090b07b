import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { errorForOperators } from './error-for-operators.ts';
import { type Alongside, type KnownHandlers, NotBegun, PermanentFailure } from './job-handler.ts';
import { changeLeasedJob, type JobChange, type LeasedJob } from './job-leases.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';
import { payloadOf } from './stored-payload.ts';

interface Workplace {
  readonly database: Database;
  readonly handlers: KnownHandlers;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly leaseFor: number;
  readonly noteAgainAfter: number;
}

/**
 * The payload of a done job. The real one is deleted, because it may have held a secret, such as an e-mailed code.
 */
export const forgotten = 'null';

const released = { lease: null, leased_until: null } as const;

/**
 * Tries a leased job once and stores the result: done, to be retried, failed, or not begun. The lease is kept until
 * then. The unique key is not logged, because it may contain the key to an order.
 */
export async function runLeasedJob(job: LeasedJob, workplace: Workplace): Promise<void> {
  const stopRenewing = keepLease(job, workplace);
  try {
    await note(await attempt(job, workplace), job, workplace);
  } finally {
    stopRenewing();
  }
}

/**
 * Stores the result of a try, and retries while the database cannot take it: a job that is done but not marked so would
 * run twice. Stores nothing if another runner has the lease.
 */
async function note(result: Result, job: LeasedJob, { database, clock, logger, noteAgainAfter }: Workplace) {
  const about = { job: job.id, kind: job.kind, attempt: job.attempt };
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      const isNoted = await changeLeasedJob(database, job, outcome(job, result, clock()), result.alongside);
      // The answer to an earlier try may have been lost: then the result is stored, and no other process has the job.
      if (!isNoted && isRepeated)
        logger.info(about, 'the outcome of a job is noted already, or another process has it');
      else if (!isNoted) logger.warn(about, 'job was taken over by another process, which tries it again');
      return;
    } catch (error) {
      if (!isRepeated) logger.warn({ ...about, err: error }, 'the outcome of a job cannot be noted yet');
      await setTimeout(noteAgainAfter);
    }
  }
}

/** The result of a try. */
type Result =
  | { readonly kind: 'done'; readonly alongside: Alongside }
  /** The error in the form for operators. */
  | { readonly kind: 'failed'; readonly error: string; readonly isLast: boolean; readonly alongside?: undefined }
  | { readonly kind: 'not-begun'; readonly alongside?: undefined };

function outcome(job: LeasedJob, result: Result, now: number): JobChange {
  if (result.kind === 'done') return { state: 'done', payload: forgotten, last_error: null, ...released };
  if (result.kind === 'not-begun') return { attempts: job.attempt - 1, ...released };
  if (result.isLast) return { state: 'failed', run_at: now, last_error: result.error, ...released };
  return { run_at: now + retryDelay(job.attempt), last_error: result.error, ...released };
}

async function attempt(job: LeasedJob, { handlers, logger }: Workplace): Promise<Result> {
  const about = { job: job.id, kind: job.kind, attempt: job.attempt };
  const result = await resultOf(job, handlers);
  if (result.kind === 'done') {
    logger.info(about, 'job done');
  } else if (result.kind === 'not-begun') {
    logger.info(about, 'job released, the process ends');
  } else if (result.isLast) {
    logger.error({ ...about, error: result.error }, 'job given up, the operator must look at it');
  } else {
    logger.warn({ ...about, error: result.error }, 'job failed, it will be tried again');
  }
  return result;
}

/** Runs the handler of a job. A job that has ended its process in every try is not tried again. */
async function resultOf(job: LeasedJob, handlers: KnownHandlers): Promise<Result> {
  if (job.attempt > maxAttempts) {
    return { kind: 'failed', error: 'The process ended while it worked on this job.', isLast: true };
  }
  const works: Alongside[] = [];
  const inHand = {
    uniqueKey: job.uniqueKey,
    attempt: job.attempt,
    alongside: (work: Alongside) => void works.push(work),
  };
  try {
    await handlers[job.kind]?.(payloadOf(job) as never, inHand);
  } catch (error) {
    if (error instanceof NotBegun) return { kind: 'not-begun' };
    const isLast = job.attempt >= maxAttempts || error instanceof PermanentFailure;
    return { kind: 'failed', error: errorForOperators(error), isLast };
  }
  return {
    kind: 'done',
    async alongside(transaction) {
      for (const work of works) await work(transaction);
    },
  };
}

/** Renews the lease while this process lives. If a renewal fails, the next one makes up for it. */
function keepLease(job: LeasedJob, { database, clock, logger, leaseFor }: Workplace): () => void {
  const timer = setInterval(() => {
    changeLeasedJob(database, job, { leased_until: clock() + leaseFor }).catch((error) =>
      logger.warn({ err: error, job: job.id }, 'the lease of a job could not be renewed'),
    );
  }, leaseFor / 3);
  return () => clearInterval(timer);
}
