import type { ExecutedPayment, PaymentStatus, PaymentToExecute } from '@kontor/contract';
import { isUndecidedPayment, mayBePaidUnseen, type PaymentAttempt } from '@kontor/domain';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { asAsked } from '../../orders/orders.service.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { isUnanswered, settle } from '../settle/settle.ts';
import { attemptById, attemptByProviderRef, attemptsOfOrder } from '../store/attempts.repository.ts';
import { executedOf, shownOf } from './payment-record.ts';

/**
 * Settles a payment by the provider's answer (CONTRACT §6) and returns the payment's status. The browser only names the
 * payment: by PayPal's order, or by the order of this shop. Without an answer of the provider nobody knows whether the
 * payer has agreed: `checking` (PAYMENTS C3.6).
 */
export async function executePayment(
  sources: PaymentSources,
  body: PaymentToExecute,
): Promise<ExecutedPayment | Refused> {
  const { database, orders } = sources;
  const attempts = await attemptsToExecute(sources, body);
  if (isRefused(attempts)) return attempts;
  const [{ orderId, provider }] = attempts;
  const settled = await Promise.all(attempts.map(({ id }) => settle(sources, id, 'return')));
  const placed = await orders.placed(database.read, orderId);
  if (placed === null) return refused(404, 'order-not-found');
  const order = await asAsked(database.read, placed.order);
  const executed = executedOf(order, provider, await attemptsOfOrder(database.read, orderId));
  const isUnknown = settled.some((one) => one !== null && isUnanswered(one));
  return isUnknown && executed.payment === 'due' ? { ...executed, payment: 'checking' } : executed;
}

type Attempts = readonly [PaymentAttempt, ...PaymentAttempt[]];

/**
 * The named payment, or else all payments of the order that may have brought money. The payer may have paid on a page
 * that the shop has closed.
 */
async function attemptsToExecute(
  { database, orders }: PaymentSources,
  body: PaymentToExecute,
): Promise<Attempts | Refused> {
  const notFound = refused(404, 'payment-not-found');
  if ('paymentId' in body) {
    const named = await attemptByProviderRef(database.read, 'paypal', body.paymentId);
    const isOfOrder = body.orderId === undefined || body.orderId === named?.orderId;
    return named !== null && isOfOrder ? [named] : notFound;
  }
  if ((await orders.placed(database.read, body.orderId)) === null) return refused(404, 'order-not-found');
  const attempts = await attemptsOfOrder(database.read, body.orderId);
  const own = attempts.filter(({ provider }) => provider === body.type);
  const [first, ...others] = own.filter((attempt) => mayBePaidUnseen(attempt) || isUndecidedPayment(attempt.state));
  const last = own.at(-1);
  if (first !== undefined) return [first, ...others];
  return last === undefined ? notFound : [last];
}

/**
 * Status of a payment by the id in the return URL. It names the order only if the browser already has that order's key.
 * A payer who returns in another browser does not call payment/execute, so the provider is asked here, once.
 */
export async function paymentStatus(
  sources: PaymentSources,
  attemptId: string,
  orderIds: readonly string[],
): Promise<PaymentStatus | Refused> {
  const { database, orders } = sources;
  const known = await attemptById(database.read, attemptId);
  const isTheirs = known !== null && orderIds.includes(known.orderId);
  const isAsked = known !== null && !isTheirs && known.askedAt === null && mayBePaidUnseen(known);
  const settled = isAsked ? await settle(sources, attemptId, 'return') : null;
  const attempt = settled?.attempt ?? known;
  const placed = attempt && (await orders.placed(database.read, attempt.orderId));
  if (!attempt || !placed) return refused(404, 'payment-not-found');
  const shown = shownOf(
    await asAsked(database.read, placed.order),
    await attemptsOfOrder(database.read, attempt.orderId),
  );
  const payment = settled !== null && shown === 'due' && isUnanswered(settled) ? 'checking' : shown;
  return { payment, ...(isTheirs && { orderId: attempt.orderId }) };
}
