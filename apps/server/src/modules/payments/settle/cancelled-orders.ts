import { enqueue } from '../../../jobs/enqueue.ts';
import { attemptsOfCancelledOrders } from '../store/attempts.repository.ts';
import { queueNextCheck, settleJob } from '../store/payment-checks.ts';
import { giveBackCancelled, returnKey } from './decide-money.ts';
import { lockOrder } from './lock-order.ts';
import type { PaymentSources } from './payment-sources.ts';

/**
 * Gives back what was paid for orders that have been cancelled since, by whomever and however: the order's state alone
 * counts. It is written down with the order locked, and done by a job: any number of servers may look at once, and it
 * goes back once.
 */
export async function giveBackCancelledOrders(sources: PaymentSources): Promise<void> {
  const { database, clock, wakeJobs } = sources;
  const paid = await attemptsOfCancelledOrders(database.read, returnKey(''));
  for (const { id, order_id } of paid) {
    await database.transaction(async (transaction) => {
      const placed = await lockOrder(sources, transaction, order_id);
      const now = clock();
      if (!(await giveBackCancelled(transaction, id, placed, now))) return;
      await queueNextCheck(transaction, id, now);
      await enqueue(transaction, settleJob(id, `${id}:cancelled`, now), now);
    });
  }
  if (paid.length > 0) wakeJobs();
}
