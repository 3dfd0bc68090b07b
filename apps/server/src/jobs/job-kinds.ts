import type { PaymentProvider } from '@kontor/contract';

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Payloads<Each extends Readonly<Record<string, Json>>> = Each;

/**
 * Every kind of job, and what its handler is given. A payload names ids, never people or their words: a failed job is
 * kept for the operator to see. The one exception is a code, which exists nowhere else in plain.
 */
export type JobPayloads = Payloads<{
  'order-document': { readonly orderId: string };
  'order-mail': { readonly orderId: string };
  /** `to`: an address of the shop. */
  'order-notice': { readonly orderId: string; readonly to: string };

  /** `at`: the time that was planned for it, in epoch milliseconds. */
  'payment-check': { readonly attemptId: string; readonly at: number };
  'payment-settle': { readonly attemptId: string };
  /** `id`: of the provider's message. */
  'payment-event': { readonly provider: PaymentProvider; readonly id: string };
  'payment-mail': { readonly attemptId: string };
  /** `refunded`: what was refunded by then, in cents; missing in a job of an older version. */
  'payment-returned-mail': { readonly attemptId: string; readonly refunded?: number };
  /** `to`: an address of the shop. */
  'payment-notice': { readonly attemptId: string; readonly to: string };

  'code-mail': { readonly requestHash: string; readonly code: string };
  /** `id`: of the notice. */
  'email-changed-mail': { readonly id: string };
  'password-changed-mail': { readonly id: string };
}>;

/** What a job does. The table may also hold kinds of a newer server. */
export type JobKind = keyof JobPayloads;
