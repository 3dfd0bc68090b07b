import { callFailureOf } from '../../../calls/call-failure.ts';
import { failureMessage } from '../../../calls/failure-message.ts';

/** Why an order could not be paid just now. */
export type PaymentProblem =
  /** It was given up or refused (SPEC §8); `message` says more where somebody knows more. */
  | { readonly kind: 'failed'; readonly message?: string }
  /** The provider does not take the payment of this order: in another way, or by the shop’s help. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It is being prepared already: in a moment. */
  | { readonly kind: 'busy'; readonly message: string }
  /** The provider, or the shop itself, cannot be reached: another time. */
  | { readonly kind: 'unavailable' }
  /** The order is not as the page shows it: it is being paid, or was. */
  | { readonly kind: 'outdated' };

/** What a failed call of a payment means. */
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
