import type { ExecutedPayment, PaymentStatus, PaymentToExecute } from '@kontor/contract';
import { isUndecidedPayment, mayBePaidUnseen, type PaymentAttempt } from '@kontor/domain';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { isUnanswered, settle } from '../settle/settle.ts';
import { attemptById, attemptByProviderRef, attemptsOfOrder } from '../store/attempts.repository.ts';
import { executedOf, shownOf } from './payment-record.ts';

/**
 * Settles a payment by what its provider says (CONTRACT §6), and answers its status. What the browser sends only names
 * it: PayPal's order, or the order of this shop whose newest payment is meant. Where the provider does not answer,
 * nobody knows whether the payer has agreed: `checking` (PAYMENTS C3.6).
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
  const executed = executedOf(placed.order, provider, await attemptsOfOrder(database.read, orderId));
  const isUnknown = settled.some((one) => one !== null && isUnanswered(one));
  return isUnknown && executed.payment === 'due' ? { ...executed, payment: 'checking' } : executed;
}

type Attempts = readonly [PaymentAttempt, ...PaymentAttempt[]];

/**
 * The payment that is named, else all of the order's that may have brought money: the payer may have paid on a page
 * that we have closed.
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
 * Status of a payment by the id in the return URL. Names its order only if the browser already holds that order's key.
 * A payer who comes back in another browser executes nothing, so that the provider is asked here, once.
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
  const shown = shownOf(placed.order, await attemptsOfOrder(database.read, attempt.orderId));
  const payment = settled !== null && shown === 'due' && isUnanswered(settled) ? 'checking' : shown;
  return { payment, ...(isTheirs && { orderId: attempt.orderId }) };
}
