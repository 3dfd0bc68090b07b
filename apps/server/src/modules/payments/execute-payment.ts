import type { ExecutedPayment, PaymentStatus, PaymentToExecute } from '@kontor/contract';
import { isOpenPayment, isUndecidedPayment } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { attemptById, attemptByProviderRef, attemptsOfOrder } from './attempts.repository.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { executedOf, shownOf } from './payment-record.ts';
import type { PaymentSources } from './payment-sources.ts';
import { settle } from './settle.ts';

/**
 * Settles a payment by what its provider says (CONTRACT §6), and answers how it stands. What the browser says of it only names it: PayPal's order,
 * or the order of this shop whose newest payment is meant.
 */
export async function executePayment(
  sources: PaymentSources,
  body: PaymentToExecute,
): Promise<ExecutedPayment | Refused> {
  const { database, orders } = sources;
  const attempt = await attemptToExecute(sources, body);
  if ('refused' in attempt) return attempt;
  await settle(sources, attempt.id, 'return');
  const placed = await orders.placed(database.read, attempt.order_id);
  if (placed === null) return refused(404, 'order-not-found');
  return executedOf(placed.order, attempt.provider, await attemptsOfOrder(database.read, attempt.order_id));
}

async function attemptToExecute(
  { database, orders }: PaymentSources,
  body: PaymentToExecute,
): Promise<PaymentAttempt | Refused> {
  const notFound = refused(404, 'payment-not-found');
  if ('paymentId' in body) return (await attemptByProviderRef(database.read, 'paypal', body.paymentId)) ?? notFound;
  if ((await orders.placed(database.read, body.orderId)) === null) return refused(404, 'order-not-found');
  const attempts = await attemptsOfOrder(database.read, body.orderId);
  const own = attempts.filter(({ provider }) => provider === body.type);
  const unsettled = own.find(({ state }) => isOpenPayment(state) || isUndecidedPayment(state));
  return unsettled ?? own.at(-1) ?? notFound;
}

/**
 * How the payment stands whose key a provider's page brought back, and which of the orders it pays whose keys the browser has: of another order nothing
 * else. Whoever comes back in another browser executes nothing, so that the provider is asked here, once.
 */
export async function paymentStatus(
  sources: PaymentSources,
  attemptId: string,
  orderIds: readonly string[],
): Promise<PaymentStatus | Refused> {
  const { database, orders } = sources;
  const known = await attemptById(database.read, attemptId);
  const isTheirs = known !== null && orderIds.includes(known.order_id);
  if (known !== null && !isTheirs && known.asked_at === null && isOpenPayment(known.state))
    await settle(sources, attemptId, 'return');
  const attempt = await attemptById(database.read, attemptId);
  const placed = attempt && (await orders.placed(database.read, attempt.order_id));
  if (!attempt || !placed) return refused(404, 'payment-not-found');
  const payment = shownOf(placed.order, await attemptsOfOrder(database.read, attempt.order_id));
  return { payment, ...(isTheirs && { orderId: attempt.order_id }) };
}
