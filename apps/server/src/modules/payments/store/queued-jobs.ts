import type { Cents } from '@kontor/domain';
import type { JobToQueue } from '../../../jobs/enqueue.ts';

/** The job that asks the provider about an attempt at a planned time and queues the next check. */
export function checkJob(attemptId: string, at: number): JobToQueue {
  return {
    kind: 'payment-check',
    uniqueKey: `payment-check:${attemptId}:${at}`,
    payload: { attemptId, at },
    runAt: at,
  };
}

/**
 * The same check again at its planned time, after its job ran too early. It needs another key, because the first one
 * stays taken by the finished job.
 */
export function postponedCheckJob(attemptId: string, at: number, now: number): JobToQueue {
  const job = checkJob(attemptId, at);
  return { ...job, uniqueKey: `${job.uniqueKey}:${now}` };
}

/** The job that settles an attempt at once, for a cause from outside. */
export function settleJob(attemptId: string, cause: string, now: number): JobToQueue {
  return { kind: 'payment-settle', uniqueKey: `payment-settle:${cause}`, payload: { attemptId }, runAt: now };
}

/** The mail that the money has come, once per attempt. */
export function paidMail(attemptId: string, now: number): JobToQueue {
  return { kind: 'payment-mail', uniqueKey: `payment-mail:${attemptId}`, payload: { attemptId }, runAt: now };
}

/** The mails that tell the shop that an order is paid, once per attempt and recipient. */
export function paidNotices(attemptId: string, recipients: readonly string[], now: number): JobToQueue[] {
  return recipients.map((to) => ({
    ...{ kind: 'payment-notice', uniqueKey: `payment-notice:${attemptId}:${to}`, payload: { attemptId, to } },
    runAt: now,
  }));
}

/**
 * The mail that money which was not due was refunded, once per attempt and sum. More may be refunded later, when a
 * dispute is won.
 */
export function refundedMail(
  { attempt: attemptId, refunded }: { readonly attempt: string; readonly refunded: Cents },
  now: number,
): JobToQueue {
  const uniqueKey = `payment-returned-mail:${attemptId}:${refunded}`;
  return { kind: 'payment-returned-mail', uniqueKey, payload: { attemptId, refunded }, runAt: now };
}
