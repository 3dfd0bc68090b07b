import { createHash } from 'node:crypto';
import type { Cents, Payment, PaymentAttempt } from '@kontor/domain';

/** An attempt as it is stored, with its lease. */
export interface StoredAttempt extends PaymentAttempt {
  /** The lease of the process that is asking the provider; null: none. */
  readonly lease: string | null;
  readonly leasedUntil: number | null;
}

/** An attempt with what is known of its refunds. */
export interface AttemptWithRefunds extends StoredAttempt {
  /** The sum of its unconfirmed refunds. `refunded` includes them already. */
  readonly refunding: Cents;
  /** When the attempt or one of its refunds was changed last, in epoch ms. */
  readonly movedAt: number;
}

/** The confirmed refunds of an attempt in cents, which customers see. */
export function refundedOf({ refunded, refunding }: Pick<AttemptWithRefunds, 'refunded' | 'refunding'>): Cents {
  return refunded - refunding;
}

/** Payments as people see them: money counts as refunded only when the refund is done. */
export function paymentsAsSeen(attempts: readonly AttemptWithRefunds[]): Payment[] {
  return attempts.map((attempt) => {
    const { state, amount, reversed } = attempt;
    return { state, amount, refunded: refundedOf(attempt), reversed };
  });
}

/** A lease of an attempt. While it is held, no other process asks the provider about the attempt. */
export interface LeasedAttempt {
  readonly id: string;
  readonly lease: string;
}

/**
 * The reference of an attempt in the provider's records, `2026-000123-1-5c9d2f01`: ours, and a suffix from the
 * attempt's id. Another shop with the same account, or a new installation of this one, may have the same order numbers.
 * With the suffix its payments are not taken for ours, and ours are not refused as duplicates.
 */
export function referenceAtProvider({ id, reference }: Pick<PaymentAttempt, 'id' | 'reference'>): string {
  return `${reference}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}
