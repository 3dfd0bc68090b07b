import { attemptsOfCancelledOrders } from '../store/attempts.repository.ts';
import { followNews } from './follow-news.ts';
import type { PaymentSources } from './payment-sources.ts';

/**
 * Refunds what was paid for orders that have been cancelled since, by whomever and however: the order's state alone
 * counts. It is stored with the order locked, and done by a job: any number of servers may look at once, and it is
 * refunded once.
 */
export async function refundCancelledOrders(sources: PaymentSources): Promise<void> {
  const paid = await attemptsOfCancelledOrders(sources.database.read);
  for (const id of paid) await followNews(sources, id, { kind: 'order cancelled' });
  if (paid.length > 0) sources.wakeJobs();
}
