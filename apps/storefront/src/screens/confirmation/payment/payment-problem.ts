import { callFailureOf } from '../../../calls/call-failure.ts';
import { failureMessage } from '../../../calls/failure-message.ts';

/** Why an order could not be paid this time. */
export type PaymentProblem =
  /** It was cancelled or refused (SPEC §8); `message`: details, if known. */
  | { readonly kind: 'failed'; readonly message?: string }
  /**
   * The provider does not accept the payment of this order. The customer needs another payment method, or the shop's
   * help.
   */
  | { readonly kind: 'refused'; readonly message: string }
  /** It is being prepared already: try again in a moment. */
  | { readonly kind: 'busy'; readonly message: string }
  /** The provider, or the shop itself, cannot be reached: try again later. */
  | { readonly kind: 'unavailable' }
  /** The page is out of date: the order is being paid, or was. */
  | { readonly kind: 'outdated' };

/** The problem behind a failed call of a payment. */
export function paymentProblem(failure: unknown): PaymentProblem {
  const call = callFailureOf(failure);
  if (call === null) return { kind: 'failed' };
  if (call.refusal.code === 'payment-unavailable' || call.status === 0) return { kind: 'unavailable' };
  if (call.refusal.code === 'payment-busy') return { kind: 'busy', message: failureMessage(failure) };
  if (call.refusal.code === 'payment-refused') return { kind: 'refused', message: failureMessage(failure) };
  if (outdated.has(call.refusal.code)) return { kind: 'outdated' };
  return { kind: 'failed', message: failureMessage(failure) };
}

const outdated: ReadonlySet<string> = new Set(['already-paid', 'payment-checked']);
