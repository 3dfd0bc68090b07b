import { attemptsOfCancelledOrders } from '../store/attempts.repository.ts';
import { followNews } from './follow-news.ts';
import type { PaymentSources } from './payment-sources.ts';

/**
 * Refunds payments of orders that were cancelled after payment. Only the order's state counts, not how it was
 * cancelled. The refund is stored while the order is locked, and a job makes it. So several servers can run this at
 * once, and the money is refunded once.
 */
export async function refundCancelledOrders(sources: PaymentSources): Promise<void> {
  const paid = await attemptsOfCancelledOrders(sources.database.read);
  for (const id of paid) await followNews(sources, id, { kind: 'order cancelled' });
  if (paid.length > 0) sources.wakeJobs();
}
