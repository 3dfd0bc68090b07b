import type { Cents } from '@kontor/domain';
import { isOverPayment } from '@kontor/domain';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { attemptById, attemptsOfOrder, reserveRefund } from './attempts.repository.ts';
import { insertOperation, operationByKey } from './operations.repository.ts';
import { isClosedByUsAlone, type PaymentAttempt, type PaymentOperation } from './payment-attempt.ts';
import { queueNextCheck } from './payment-checks.ts';
import type { PaymentSources } from './payment-sources.ts';
import { settle } from './settle.ts';

/** Money to be given back. */
export interface RefundToMake {
  readonly attemptId: string;
  readonly amount: Cents;
  /** Why, for the operator's records. */
  readonly note: string;
  /** At most 40 characters of A-Z, a-z, 0-9 and `.:_-`: asked for twice under the same key, it is one refund. */
  readonly key: string;
}

/** Whether a refund may be asked for under a key. */
export function isRefundKey(key: string): boolean {
  return /^[\w.:-]{1,40}$/.test(key);
}

/**
 * Gives money back. It is written down before the provider hears of it, together with its share of what was captured: all refunds at once, on
 * any number of servers, never exceed that. An answer that does not come is looked for later.
 * @returns the refund as it is known then; 404 `payment-not-found`, 409 `not-refundable`, 400 `invalid-request`.
 */
export async function refundPayment(
  sources: PaymentSources,
  { attemptId, amount, note, key: asked }: RefundToMake,
): Promise<PaymentOperation | Refused> {
  const { database, clock } = sources;
  if (!Number.isSafeInteger(amount) || amount <= 0 || !isRefundKey(asked)) return refused(400, 'invalid-request');
  const key = `refund:${asked}`;
  const written = await refusableTransaction(database, async (transaction): Promise<Refused | null> => {
    if ((await attemptById(transaction, attemptId)) === null) return refused(404, 'payment-not-found');
    const now = clock();
    // First the key: a second call with it waits here for the first.
    if (!(await insertOperation(transaction, { attemptId, kind: 'refund', key, amount, note }, now))) {
      const known = await operationByKey(transaction, key);
      return known?.attempt_id === attemptId ? null : refused(400, 'invalid-request');
    }
    if (!(await reserveRefund(transaction, attemptId, amount))) return refused(409, 'not-refundable');
    await queueNextCheck(transaction, attemptId, now);
    return null;
  });
  if (isRefused(written)) return written;
  await settle(sources, attemptId, 'operator');
  return (await operationByKey(database.read, key)) ?? refused(404, 'payment-not-found');
}

/**
 * Calls off everything that was or may yet be paid for an order: what is open is closed, what was agreed to is let go, what came goes back,
 * now or as soon as it is known. Any number of times.
 * @returns the attempts as they are known then; 404 `payment-not-found` where there are none.
 */
export async function cancelPayments(
  sources: PaymentSources,
  orderId: string,
): Promise<readonly PaymentAttempt[] | Refused> {
  const { database } = sources;
  const attempts = await attemptsOfOrder(database.read, orderId);
  if (attempts.length === 0) return refused(404, 'payment-not-found');
  for (const attempt of attempts) await cancelAttempt(sources, attempt);
  return attemptsOfOrder(database.read, orderId);
}

async function cancelAttempt(sources: PaymentSources, attempt: PaymentAttempt): Promise<void> {
  const { id, state, amount } = attempt;
  if (!isOverPayment(state) || isClosedByUsAlone(attempt)) await withdraw(sources, id, amount);
  const known = await attemptById(sources.database.read, id);
  if (known?.state !== 'captured' || known.refunded >= known.amount) return;
  const rest = known.amount - known.refunded;
  await refundPayment(sources, {
    attemptId: id,
    amount: rest,
    note: 'cancelled',
    key: `rest-${rest}-${id.slice(0, 20)}`,
  });
}

/** Writes down that the money of an attempt is not wanted; settling it then lets it go, or gives it back. */
async function withdraw(sources: PaymentSources, attemptId: string, amount: Cents): Promise<void> {
  const { database, clock } = sources;
  await database.transaction(async (transaction) => {
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
