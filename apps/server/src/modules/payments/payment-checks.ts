import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { enqueue, type JobToQueue } from '../../jobs/enqueue.ts';
import { nextCheckAt } from './check-times.ts';
import type { PaymentAttempt, PaymentOperation } from './payment-attempt.ts';

/** The job that asks the provider about an attempt at a time, and queues the next one. */
export function checkJob(attemptId: string, at: number): JobToQueue {
  return {
    kind: 'payment-check',
    uniqueKey: `payment-check:${attemptId}:${at}`,
    payload: { attemptId, at },
    runAt: at,
  };
}

/** The job that asks the provider about an attempt at once, for a reason that came from outside. */
export function settleJob(attemptId: string, cause: string, now: number): JobToQueue {
  return { kind: 'payment-settle', uniqueKey: `payment-settle:${cause}`, payload: { attemptId }, runAt: now };
}

/** Queues the next check of an attempt, in the transaction after which it is needed: whoever dies then is made up for. */
export async function queueNextCheck(
  transaction: Transaction<Schema>,
  attempt: PaymentAttempt,
  operations: readonly PaymentOperation[],
  now: number,
): Promise<void> {
  const at = nextCheckAt(attempt, operations, now);
  if (at !== null) await enqueue(transaction, checkJob(attempt.id, at), now);
}
