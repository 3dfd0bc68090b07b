import {
  hasMoneyMoved,
  isClosedByUsAlone,
  isOverPayment,
  isUndecidedPayment,
  mayBeChosenAgain,
  type PaymentAttempt,
  type PaymentOperation,
} from '@kontor/domain';
import { type Refused, refused } from '../../../http/refused.ts';
import { followNews } from '../settle/follow-news.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { attemptById, attemptsOfOrder } from '../store/attempts.repository.ts';
import { operationsOf } from '../store/operations.repository.ts';
import type { AttemptWithRefunds } from '../store/payment-attempt.ts';
import { refundable, refundPayment } from './refund-payment.ts';

/** The result of cancelling the payments of an order. */
export interface CancelledPayments {
  /** All payments of the order, as they are known now. */
  readonly attempts: readonly AttemptWithRefunds[];
  /** References of payments whose money stays with the shop, because their provider refused. */
  readonly refused: readonly string[];
  /** References of payments whose provider has not answered yet. The shop asks again by itself. */
  readonly unanswered: readonly string[];
}

/**
 * Cancels all payments of an order: open ones are closed, authorised ones are voided, captured ones are refunded, now
 * or as soon as their state is known. It may be called any number of times. A refund that the provider refused is
 * requested again.
 * @returns 404 `payment-not-found` where there are none.
 */
export async function cancelPayments(sources: PaymentSources, orderId: string): Promise<CancelledPayments | Refused> {
  const { read } = sources.database;
  const before = await attemptsOfOrder(read, orderId);
  if (before.length === 0) return refused(404, 'payment-not-found');
  for (const attempt of before) await cancelAttempt(sources, attempt);
  const attempts = await attemptsOfOrder(read, orderId);
  const operations = await Promise.all(attempts.map(({ id }) => operationsOf(read, id)));
  const referencesWhere = (is: typeof doesMoneyStay) =>
    attempts.flatMap((attempt, i) => (is(attempt, operations[i] ?? []) ? attempt.reference : []));
  return { attempts, refused: referencesWhere(doesMoneyStay), unanswered: referencesWhere(isUnansweredYet) };
}

/**
 * Whether the provider has not answered yet. A refund that the provider decides later counts as answered. Once money
 * has come in, the refund counts instead of the void.
 */
function isUnansweredYet(attempt: PaymentAttempt, operations: readonly PaymentOperation[]): boolean {
  const wanted = hasMoneyMoved(attempt.state) ? 'refund' : 'void';
  return operations.some(({ kind, state }) => kind === wanted && (state === 'asked' || state === 'unknown'));
}

function doesMoneyStay(
  { state, amount, refunded, reversed }: PaymentAttempt,
  operations: readonly PaymentOperation[],
): boolean {
  if (state === 'captured') return refunded + reversed < amount;
  const isVoided = state === 'voided' || isUndecidedPayment(state);
  return isVoided && operations.some(({ kind, state }) => kind === 'void' && state === 'refused');
}

async function cancelAttempt(sources: PaymentSources, attempt: PaymentAttempt): Promise<void> {
  const { id, state } = attempt;
  const isOverThere = isOverPayment(state) && !isClosedByUsAlone(attempt) && !mayBeChosenAgain(attempt);
  if (!isOverThere) {
    await followNews(sources, id, { kind: 'cancelled' });
    await settle(sources, id, 'operator');
  }
  const known = await attemptById(sources.database.read, id);
  const rest = known?.state === 'captured' ? await refundable(sources, id) : 0;
  if (rest === 0) return;
  const key = await keyOfRest(sources, id);
  await refundPayment(sources, { attemptId: id, amount: rest, note: 'cancelled', key });
}

/**
 * The key of a refund of the rest. It contains the number of earlier refunds: two simultaneous cancellations request
 * one refund, and a later one requests another, even of the same amount.
 */
async function keyOfRest({ database }: PaymentSources, attemptId: string): Promise<string> {
  const refunds = (await operationsOf(database.read, attemptId)).filter(({ kind }) => kind === 'refund');
  return `rest-${refunds.length}-${attemptId.slice(0, 20)}`;
}
