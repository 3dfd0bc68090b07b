import { type Cents, decide } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { applyEffects } from '../store/apply-effects.ts';
import { attemptsOfCancelledOrders, attemptsOfOrder } from '../store/attempts.repository.ts';
import { loadCase } from '../store/load-case.ts';
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

/** A refund that is reserved, with the id of its payment. Its amount in cents. */
export interface ReservedRefund {
  readonly attempt: string;
  readonly amount: Cents;
}

/**
 * Decides what becomes of an order's payments, in the transaction that cancels the order: what came is reserved to be
 * refunded, and jobs settle this and what was promised.
 * @returns what was reserved, so that the mail about the cancellation can say it.
 */
export async function followCancellation(
  sources: PaymentSources,
  transaction: Transaction<Schema>,
  orderId: string,
): Promise<readonly ReservedRefund[]> {
  const before = await attemptsOfOrder(transaction, orderId);
  for (const { id } of before) {
    const payment = await loadCase(sources, transaction, id);
    const now = sources.clock();
    await applyEffects(transaction, payment, decide(payment, { kind: 'order cancelled' }, now), now);
  }
  const reserved = new Map(before.map(({ id, refunding }) => [id, refunding]));
  return (await attemptsOfOrder(transaction, orderId)).flatMap(({ id, refunding }) => {
    const amount = refunding - (reserved.get(id) ?? 0);
    return amount > 0 ? [{ attempt: id, amount }] : [];
  });
}
