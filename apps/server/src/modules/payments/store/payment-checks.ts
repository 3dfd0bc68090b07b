import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue, type JobToQueue } from '../../../jobs/enqueue.ts';
import { attemptById } from './attempts.repository.ts';
import { nextCheckAt } from './check-times.ts';
import { operationsOf } from './operations.repository.ts';

/** The job that asks the provider about an attempt at a time, and queues the next one. */
export function checkJob(attemptId: string, at: number): JobToQueue {
  return {
    kind: 'payment-check',
    uniqueKey: `payment-check:${attemptId}:${at}`,
    payload: { attemptId, at },
    runAt: at,
  };
}

/**
 * The same check, for its time, when the job of it came too early: that one's key is taken, and remembered when it is
 * done.
 */
export function postponedCheckJob(attemptId: string, at: number, now: number): JobToQueue {
  const job = checkJob(attemptId, at);
  return { ...job, uniqueKey: `${job.uniqueKey}:${now}` };
}

/** The job that asks the provider about an attempt at once, for a reason that came from outside. */
export function settleJob(attemptId: string, cause: string, now: number): JobToQueue {
  return { kind: 'payment-settle', uniqueKey: `payment-settle:${cause}`, payload: { attemptId }, runAt: now };
}

/**
 * Queues the next check of an attempt as it stands, in the transaction after which it is needed: whoever dies then is
 * made up for.
 */
export async function queueNextCheck(transaction: Transaction<Schema>, attemptId: string, now: number): Promise<void> {
  const attempt = await attemptById(transaction, attemptId);
  const at = attempt && nextCheckAt(attempt, await operationsOf(transaction, attemptId), now);
  if (at !== null) await enqueue(transaction, checkJob(attemptId, at), now);
}
