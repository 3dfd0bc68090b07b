import { type Cents, decide, isOpenPayment, isUndecidedPayment, type PaymentNews, refundableOf } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { applyEffects } from '../store/apply-effects.ts';
import { revokeLease } from '../store/leases.ts';
import { caseOfOrder } from '../store/load-case.ts';
import { notePayment } from '../store/note-payment.ts';
import type { StoredAttempt } from '../store/payment-attempt.ts';
import { settleJob } from '../store/queued-jobs.ts';

/** What is refunded of an amended order. */
export interface AmendmentRefund {
  readonly amount: Cents;
  /** Begins the keys of its refunds; at most 36 characters (isRefundKey). */
  readonly key: string;
  /** Why, for the operator's records. */
  readonly note: string;
}

/**
 * What follows for the payments of an order whose amount changes, in the transaction that amends it, with the order
 * locked. A page that the payer has open asks for the old amount, so it is closed; the next one asks for the new one.
 * A refund is reserved, and a job makes it: it is made once, whoever dies.
 * @returns `in-progress` while it is not known whether money comes, or a page is being made; `not-refundable` if no
 * provider has so much; null if it is done. The caller rolls back otherwise.
 */
export async function followAmendment(
  sources: PaymentSources,
  transaction: Transaction<Schema>,
  orderId: string,
  refund: AmendmentRefund | null,
): Promise<'in-progress' | 'not-refundable' | null> {
  const placed = await sources.orders.lock(transaction, orderId);
  if (placed === null) throw new Error('A payment belongs to an order that is not there');
  const now = sources.clock();
  const { attempts } = await caseOfOrder(sources, transaction, placed);
  if (attempts.some((attempt) => isInProgress(attempt, now))) return 'in-progress';
  const follow = async (attemptId: string, news: PaymentNews) => {
    const payment = { ...(await caseOfOrder(sources, transaction, placed)), attemptId };
    const effects = decide(payment, news, now);
    await applyEffects(transaction, payment, effects, now);
    return effects.some(({ kind }) => kind === 'refund');
  };
  for (const { id } of attempts.filter(({ state }) => isOpenPayment(state))) {
    await follow(id, { kind: 'superseded' });
    await revokeLease(transaction, id);
  }
  let left = refund?.amount ?? 0;
  for (const [i, attempt] of attempts.entries()) {
    const amount = Math.min(left, refundableOf(attempt));
    if (refund === null || amount <= 0) continue;
    const key = `refund:${refund.key}${i === 0 ? '' : `.${i}`}`;
    const wanted = { kind: 'refund wanted', key, amount, note: refund.note, isMade: false } as const;
    if (!(await follow(attempt.id, wanted))) return 'not-refundable';
    await enqueue(transaction, settleJob(attempt.id, `${attempt.id}:${key}`, now), now);
    left -= amount;
  }
  await notePayment(transaction, orderId, now);
  return left > 0 ? 'not-refundable' : null;
}

/**
 * What follows for the payments of an order whose addresses are corrected, in the transaction that corrects it, with
 * the order locked. An attempt that its provider has not answered would be asked for again under the same key, with
 * another body, which PayPal refuses. So it is closed, and the next one has a key of its own. What the provider may
 * have made of it is given to nobody.
 */
export async function followCorrection(
  sources: PaymentSources,
  transaction: Transaction<Schema>,
  orderId: string,
): Promise<void> {
  const placed = await sources.orders.lock(transaction, orderId);
  if (placed === null) throw new Error('A payment belongs to an order that is not there');
  const payment = await caseOfOrder(sources, transaction, placed);
  const now = sources.clock();
  for (const { id, state, providerRef } of payment.attempts) {
    if (!isOpenPayment(state) || providerRef !== null) continue;
    const effects = decide({ ...payment, attemptId: id }, { kind: 'superseded' }, now);
    await applyEffects(transaction, payment, effects, now);
    await revokeLease(transaction, id);
  }
}

/** Whether money may be on its way, or somebody speaks to the provider about a page that is not made yet. */
function isInProgress({ state, leasedUntil }: StoredAttempt, now: number): boolean {
  return isUndecidedPayment(state) || (isOpenPayment(state) && leasedUntil !== null && leasedUntil > now);
}
