import type { JobToQueue } from '../../../jobs/enqueue.ts';

/** The mail that says that the money came: once an attempt. */
export function paidMail(attemptId: string, now: number): JobToQueue {
  return { kind: 'payment-mail', uniqueKey: `payment-mail:${attemptId}`, payload: { attemptId }, runAt: now };
}

/** The mails that tell the shop that an order is paid: once an attempt and recipient. */
export function paidNotices(attemptId: string, recipients: readonly string[], now: number): JobToQueue[] {
  return recipients.map((to) => ({
    ...{ kind: 'payment-notice', uniqueKey: `payment-notice:${attemptId}:${to}`, payload: { attemptId, to } },
    runAt: now,
  }));
}

/** The mail that says that money had come which was not due, and has gone back: once an attempt. */
export function returnedMail(attemptId: string, now: number): JobToQueue {
  const uniqueKey = `payment-returned-mail:${attemptId}`;
  return { kind: 'payment-returned-mail', uniqueKey, payload: { attemptId }, runAt: now };
}
