import { createHash } from 'node:crypto';
import type { Cents, PaymentAttempt } from '@kontor/domain';

/** An attempt as it is stored, with who works on it. */
export interface StoredAttempt extends PaymentAttempt {
  /** Whoever asks the provider about it now; null: nobody does. */
  readonly lease: string | null;
  readonly leasedUntil: number | null;
}

/**
 * An attempt with the cents of refunds that were asked for and are not confirmed. `refunded` includes them already.
 */
export interface AttemptWithRefunds extends StoredAttempt {
  readonly refunding: Cents;
}

/** What of an attempt's money was refunded, in cents: what customers are told. */
export function refundedOf({ refunded, refunding }: Pick<AttemptWithRefunds, 'refunded' | 'refunding'>): Cents {
  return refunded - refunding;
}

/** An attempt that nobody else asks the provider about as long as the lease is ours. */
export interface LeasedAttempt {
  readonly id: string;
  readonly lease: string;
}

/**
 * Its reference in the provider's records, `2026-000123-1-5c9d2f01`: ours, and a suffix of its own. Another shop with
 * the same account, or this one begun anew, may have the same order numbers: its payments are not taken for ours, nor
 * ours refused as known.
 */
export function referenceAtProvider({ id, reference }: Pick<PaymentAttempt, 'id' | 'reference'>): string {
  return `${reference}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}
