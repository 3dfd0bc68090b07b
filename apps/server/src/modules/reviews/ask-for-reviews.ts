import { viennaDayBegins } from '../../german-format.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { ordersToAsk, storeRequest } from './review-requests.repository.ts';
import type { ReviewSources } from './types.ts';

const day = 24 * 3_600_000;

/**
 * How long after its time a mail is still sent, in days: a shop that was switched off for long, or that has just begun
 * to ask, asks nobody about what they bought months ago.
 */
export const askedLate = 14;

/** The most mails that are queued at a time, so that mails about orders do not wait behind thousands. */
const askedAtOnce = 50;

/**
 * Queues the mails for orders that were delivered some days ago. A request is stored once for an order, and its job in
 * the same transaction: so of several servers one asks, and a process that ends before has done nothing.
 */
export function createAsking({ database, configuration, clock, wakeJobs }: ReviewSources): () => Promise<void> {
  return async () => {
    const { enabled, askAfterDays, askOrdersSince } = (await configuration.current()).reviews;
    const placedSince = askOrdersSince === undefined ? null : viennaDayBegins(askOrdersSince);
    if (!enabled || placedSince === null) return;
    const now = clock();
    const deliveredUntil = now - askAfterDays * day;
    const times = { placedSince, deliveredUntil, deliveredFrom: deliveredUntil - askedLate * day };
    const orderIds = await ordersToAsk(database.read, times, askedAtOnce);
    if (orderIds.length === 0) return;
    await database.transaction(async (transaction) => {
      const jobs: Parameters<typeof enqueueAll>[1][number][] = [];
      for (const orderId of orderIds)
        if (await storeRequest(transaction, { orderId, secret: privateId() }, now))
          jobs.push({
            kind: 'review-request-mail' as const,
            uniqueKey: `review-request-mail:${orderId}`,
            payload: { orderId },
            runAt: now,
          });
      if (jobs.length > 0) await enqueueAll(transaction, jobs, now);
    });
    wakeJobs();
  };
}
