import { isCheckMissed, nextCheckAt } from '@kontor/domain';
import { enqueue } from '../../../jobs/enqueue.ts';
import { attemptById, unsettledAttempts } from '../store/attempts.repository.ts';
import { operationsOf } from '../store/operations.repository.ts';
import { checkJob, postponedCheckJob, settleJob } from '../store/queued-jobs.ts';
import { followNews } from './follow-news.ts';
import type { PaymentSources } from './payment-sources.ts';
import { settle } from './settle.ts';

/**
 * Inquires about an attempt, reports one that has been open for too long to the operator, and queues the next check
 * (PAYMENTS C3.11).
 * @param at when this check was planned for: an attempt that was settled since is skipped. Without it the provider is
 * asked in any case. If the time is in the future, as after a clock was set back, nothing is asked and the plan stays.
 * @returns false when the provider was asked and did not answer.
 */
export async function checkPayment(sources: PaymentSources, attemptId: string, at?: number): Promise<boolean> {
  const { database, clock } = sources;
  const known = await attemptById(database.read, attemptId);
  if (known === null) return true;
  const begun = clock();
  if (at !== undefined && begun < at) {
    await database.transaction((transaction) => enqueue(transaction, postponedCheckJob(attemptId, at, begun), begun));
    return true;
  }
  const isDue = at === undefined || nextCheckAt(known, await operationsOf(database.read, attemptId), at - 1) === at;
  const settled = isDue ? await settle(sources, attemptId, 'check') : null;
  await followNews(sources, attemptId, { kind: 'checked' });
  return settled === null || settled.isAnswered || settled.attempt.providerRef === null;
}

/**
 * Queues a check of every unfinished attempt. It is called at a start, because a job may have been given up or lost.
 * Checks that became due while the shop or a provider was away run at once. An attempt that was leased by a dead
 * process is checked when the lease ends.
 */
export async function resumeChecks({ database, clock }: PaymentSources): Promise<void> {
  const ids = await unsettledAttempts(database.read);
  for (const id of ids) {
    await database.transaction(async (transaction) => {
      const now = clock();
      const attempt = await attemptById(transaction, id);
      if (attempt === null) return;
      const operations = await operationsOf(transaction, id);
      const isLeft = attempt.lease !== null || isCheckMissed(attempt, operations, now);
      const from = Math.max(now, attempt.leasedUntil ?? now);
      if (isLeft) await enqueue(transaction, settleJob(id, `${id}:start:${now}`, from), now);
      const at = nextCheckAt(attempt, operations, now);
      if (at !== null) await enqueue(transaction, checkJob(id, at), now);
    });
  }
}

/** The result of a check of all unfinished attempts. */
export interface CheckedPayments {
  readonly open: number;
  /** Number of answered inquiries: the provider told the status, or that it does not know the attempt. */
  readonly answered: number;
}

/** Checks all unfinished attempts at once, for the operator. */
export async function checkAll(sources: PaymentSources): Promise<CheckedPayments> {
  const ids = await unsettledAttempts(sources.database.read);
  let answered = 0;
  for (const id of ids) {
    if (await checkPayment(sources, id)) answered += 1;
  }
  return { open: ids.length, answered };
}
