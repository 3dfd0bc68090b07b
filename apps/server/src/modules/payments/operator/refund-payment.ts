import type { Cents } from '@kontor/domain';
import { isOverPayment, isUndecidedPayment } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { attemptById, attemptsOfOrder, reserveRefund } from '../store/attempts.repository.ts';
import { changeOperation, insertOperation, operationByKey, operationsOf } from '../store/operations.repository.ts';
import {
  type AttemptWithRefunds,
  isClosedByUsAlone,
  mayBeChosenAgain,
  type PaymentAttempt,
  type PaymentOperation,
} from '../store/payment-attempt.ts';
import { queueNextCheck } from '../store/payment-checks.ts';

/** Money to be given back. */
export interface RefundToMake {
  readonly attemptId: string;
  readonly amount: Cents;
  /** Why, for the operator's records. */
  readonly note: string;
  /**
   * At most 40 characters of A-Z, a-z, 0-9 and `.:_-`: asked for twice under the same key, it is one refund unless the
   * first was refused.
   */
  readonly key: string;
  /**
   * `elsewhere`: it went back by another way already, such as Saferpay's Backoffice, of which its answers say nothing.
   * It is only noted (PAYMENTS A7).
   */
  readonly made?: 'elsewhere';
}

/** Whether a refund may be asked for under a key. */
export function isRefundKey(key: string): boolean {
  return /^[\w.:-]{1,40}$/.test(key);
}

/**
 * Gives money back. It is written down before the provider hears of it, together with its share of what was captured:
 * all refunds at once, on any number of servers, never exceed that. An answer that does not come is looked for later.
 * One that was refused is over: asked for again under its key, it is another one.
 * @returns the refund as it is known then; 404 `payment-not-found`, 409 `not-refundable`, 409 `refund-key-used` for
 * another refund, 400 `invalid-request`.
 */
export async function refundPayment(
  sources: PaymentSources,
  refund: RefundToMake,
): Promise<PaymentOperation | Refused> {
  const { database } = sources;
  const { attemptId, amount, key } = refund;
  if (!Number.isSafeInteger(amount) || amount <= 0 || !isRefundKey(key)) return refused(400, 'invalid-request');
  const written = await refusableTransaction(database, (transaction) =>
    writeDown(transaction, refund, sources.clock()),
  );
  if (isRefused(written)) return written;
  await settle(sources, attemptId, 'operator');
  return (await operationByKey(database.read, written.key)) ?? refused(404, 'payment-not-found');
}

/**
 * What of a payment may still go back, in cents: its provider is asked first, where somebody may have refunded in its
 * dashboard.
 */
export async function refundable(sources: PaymentSources, attemptId: string): Promise<Cents> {
  const { attempt } = (await settle(sources, attemptId, 'operator')) ?? {};
  return attempt?.state === 'captured' ? attempt.amount - attempt.refunded - attempt.reversed : 0;
}

/** Writes down a refund, or finds the one that is written down under its key and was not refused. */
async function writeDown(
  transaction: Transaction<Schema>,
  { attemptId, amount, note, key: asked, made }: RefundToMake,
  now: number,
): Promise<Pick<PaymentOperation, 'key'> | Refused> {
  if ((await attemptById(transaction, attemptId)) === null) return refused(404, 'payment-not-found');
  for (let refusedBefore = 0; ; refusedBefore += 1) {
    const key = refundKey(asked, refusedBefore);
    // First the key: a second call with it waits here for the first.
    if (await insertOperation(transaction, { attemptId, kind: 'refund', key, amount, note }, now)) {
      if (!(await reserveRefund(transaction, attemptId, amount))) return refused(409, 'not-refundable');
      if (made === 'elsewhere') await changeOperation(transaction, key, { state: 'done' }, now);
      await queueNextCheck(transaction, attemptId, now);
      return { key };
    }
    const known = await operationByKey(transaction, key);
    if (known?.attempt_id !== attemptId || known.amount !== amount) return refused(409, 'refund-key-used');
    if (known.state !== 'refused') return known;
  }
}

/** The key of a refund. `#` stands in no key of an operator. */
function refundKey(asked: string, refusedBefore: number): string {
  return refusedBefore === 0 ? `refund:${asked}` : `refund:${asked}#${refusedBefore}`;
}

/** What came of calling payments off. */
export interface CancelledPayments {
  /** All payments of the order, as they are known now. */
  readonly attempts: readonly AttemptWithRefunds[];
  /** References of those whose money stays where it is, because their provider refused. */
  readonly refused: readonly string[];
  /** References of those whose provider has not answered yet: it is asked again without anybody's doing. */
  readonly unanswered: readonly string[];
}

/**
 * Calls off everything that was or may yet be paid for an order: what is open is closed, what was agreed to is let go,
 * what came goes back, now or as soon as it is known. Any number of times: what a provider has refused to give back is
 * asked for anew.
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
 * What the provider decides later it has answered. Once money has come, what was to be let go is given back instead.
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
  const isLetGo = state === 'voided' || isUndecidedPayment(state);
  return isLetGo && operations.some(({ kind, state }) => kind === 'void' && state === 'refused');
}

async function cancelAttempt(sources: PaymentSources, attempt: PaymentAttempt): Promise<void> {
  const { id, state } = attempt;
  const isOverThere = isOverPayment(state) && !isClosedByUsAlone(attempt) && !mayBeChosenAgain(attempt);
  if (!isOverThere) await withdraw(sources, attempt);
  const known = await attemptById(sources.database.read, id);
  const rest = known?.state === 'captured' ? await refundable(sources, id) : 0;
  if (rest === 0) return;
  const key = await keyOfRest(sources, id);
  await refundPayment(sources, { attemptId: id, amount: rest, note: 'cancelled', key });
}

/**
 * By how many refunds there were before: whoever calls off at the same time asks for the same one, whoever does so
 * later for what is left by then, be it as much as an earlier rest.
 */
async function keyOfRest({ database }: PaymentSources, attemptId: string): Promise<string> {
  const refunds = (await operationsOf(database.read, attemptId)).filter(({ kind }) => kind === 'refund');
  return `rest-${refunds.length}-${attemptId.slice(0, 20)}`;
}

/** Writes down that the money of an attempt is not wanted; settling it then lets it go, or gives it back. */
async function withdraw(
  sources: PaymentSources,
  { id: attemptId, order_id: orderId, amount }: PaymentAttempt,
): Promise<void> {
  const { database, orders, clock } = sources;
  await database.transaction(async (transaction) => {
    // Locked, so that money is not booked in between: what has moved is not let go, but given back.
    await orders.lock(transaction, orderId);
    const known = await attemptById(transaction, attemptId);
    if (known === null || hasMoneyMoved(known.state)) return;
    const now = clock();
    await insertOperation(transaction, { attemptId, kind: 'void', key: `void:${attemptId}`, amount }, now);
    // What the provider has instead of what was asked for may go, whatever it is.
    await transaction
      .updateTable('payment_attempts')
      .set((row) => ({ held: null, amount: row.fn.coalesce('seen_amount', 'amount') }))
      .where('id', '=', attemptId)
      .where('held', 'is not', null)
      .execute();
    await queueNextCheck(transaction, attemptId, now);
  });
  await settle(sources, attemptId, 'operator');
}
