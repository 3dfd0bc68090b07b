import { type Cents, decide, type PaymentOperation, refundableOf } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { applyEffects, RefundKeyUsed } from '../store/apply-effects.ts';
import { attemptById } from '../store/attempts.repository.ts';
import { loadCase } from '../store/load-case.ts';
import { operationByKey } from '../store/operations.repository.ts';

/** A refund that the operator wants. */
export interface RefundToMake {
  readonly attemptId: string;
  readonly amount: Cents;
  /** Why, for the operator's records. */
  readonly note: string;
  /**
   * At most 40 characters of A-Z, a-z, 0-9 and `.:_-`. Two requests under the same key are one refund, unless the first
   * was refused.
   */
  readonly key: string;
  /**
   * `elsewhere`: the refund was already made elsewhere, such as in Saferpay's Backoffice, which Saferpay's answers do
   * not show. It is only stored (PAYMENTS A7).
   */
  readonly made?: 'elsewhere';
}

/** Whether a refund may be asked for under a key. */
export function isRefundKey(key: string): boolean {
  return /^[\w.:-]{1,40}$/.test(key);
}

/**
 * Refunds a payment. The refund is stored before the provider hears of it, and its amount is reserved from the captured
 * amount: all refunds together, on any number of servers, never exceed it. If no answer comes, the shop looks for the
 * refund later. A refused refund is final: a new request under its key is another refund.
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
  if ((await attemptById(database.read, attemptId)) === null) return refused(404, 'payment-not-found');
  const stored = await storeRefund(sources, refund);
  if (isRefused(stored)) return stored;
  await settle(sources, attemptId, 'operator');
  return (await operationByKey(database.read, stored.key)) ?? refused(404, 'payment-not-found');
}

/**
 * The amount of a payment that can still be refunded, in cents. The provider is asked first, because somebody may have
 * refunded in its dashboard.
 */
export async function refundable(sources: PaymentSources, attemptId: string): Promise<Cents> {
  const settled = await settle(sources, attemptId, 'operator');
  return settled === null ? 0 : refundableOf(settled.attempt);
}

/** Stores a refund, or finds the one that is stored under its key and was not refused. */
async function storeRefund(
  sources: PaymentSources,
  refund: RefundToMake,
): Promise<Pick<PaymentOperation, 'key'> | Refused> {
  const { attemptId, amount, note, made } = refund;
  try {
    return await sources.database.transaction(async (transaction) => {
      const payment = await loadCase(sources, transaction, attemptId);
      const { key, known } = await lastOfKey(transaction, refund);
      if (known !== null) return isSame(known, refund) ? known : refused(409, 'refund-key-used');
      const now = sources.clock();
      const wanted = { kind: 'refund wanted', key, amount, note, isMade: made === 'elsewhere' } as const;
      const effects = decide(payment, wanted, now);
      await applyEffects(transaction, payment, effects, now);
      return effects.some(({ kind }) => kind === 'refund') ? { key } : refused(409, 'not-refundable');
    });
  } catch (error) {
    // The order's lock excludes other refunds of the same payment, so the key belongs to another order's refund.
    if (error instanceof RefundKeyUsed) return refused(409, 'refund-key-used');
    throw error;
  }
}

/**
 * The refund for an operator's key. null if all refunds under it were refused or there are none: then `key` is free.
 */
async function lastOfKey(
  transaction: Transaction<Schema>,
  refund: RefundToMake,
): Promise<{ readonly key: string; readonly known: PaymentOperation | null }> {
  for (let refusedBefore = 0; ; refusedBefore += 1) {
    const key = refundKey(refund.key, refusedBefore);
    const known = await operationByKey(transaction, key);
    if (known?.state !== 'refused' || !isSame(known, refund)) return { key, known };
  }
}

function isSame(known: PaymentOperation, { attemptId, amount }: RefundToMake): boolean {
  return known.attemptId === attemptId && known.amount === amount;
}

/** The key of a refund. An operator's key cannot contain `#`. */
function refundKey(asked: string, refusedBefore: number): string {
  return refusedBefore === 0 ? `refund:${asked}` : `refund:${asked}#${refusedBefore}`;
}
