import type { Answer } from '@kontor/contract';
import type { PaymentProblem } from './payment-problem.ts';
import { paypalReturn } from './paypal-return.ts';

/** A payment that the payer has approved at PayPal. */
export interface Approved {
  readonly paymentId: string;
  readonly payerId: string;
}

/** The state of a PayPal payment on this page. */
export interface PaypalPaying {
  /** Null if there is none. Undefined if nothing was tried on this page, so that the order's last attempt counts. */
  readonly problem: PaymentProblem | null | undefined;
  /** Whether PayPal's window is open. PayPal's script reports how it ends and must not be disturbed. */
  readonly isAtPaypal: boolean;
  /**
   * The approved payment whose result is being loaded. `isReturned`: PayPal redirected to this page, so the server has
   * not been asked yet.
   */
  readonly approved: (Approved & { readonly isReturned: boolean }) | null;
}

/** Events of PayPal's buttons, and answers of our server. */
export type PaypalEvent =
  /** The payer pressed the button. */
  | { readonly type: 'started' }
  | { readonly type: 'not-created'; readonly problem: PaymentProblem }
  | { readonly type: 'approved'; readonly payment: Approved }
  /** The payer must choose another means of payment in PayPal's window. */
  | { readonly type: 'choosing-again' }
  /** The window was closed. Null if there was no payment yet. */
  | { readonly type: 'cancelled'; readonly payment: Approved | null }
  /** Our server's answer about a payment whose window was closed; null without an answer. */
  | {
      readonly type: 'asked-after-cancel';
      readonly payment: Approved;
      readonly executed: Answer<'paymentExecute'> | null;
    }
  /** Our server has answered. The order is reloaded next. */
  | { readonly type: 'executed' }
  /** The order has been reloaded after that answer. */
  | { readonly type: 'order-loaded'; readonly executed: Answer<'paymentExecute'> }
  /** PayPal's script failed. */
  | { readonly type: 'broken' }
  /** PayPal's buttons cannot be shown. */
  | { readonly type: 'unavailable' };

/** The initial state. `query`: the query of the page's address, which a return from PayPal sets. */
export function startPaypal(query: string): PaypalPaying {
  const returned = paypalReturn(query);
  if (returned?.kind === 'cancelled') return { ...nothingTried, problem: { kind: 'failed' } };
  if (returned === null) return nothingTried;
  const { paymentId, payerId } = returned;
  return { ...nothingTried, approved: { paymentId, payerId, isReturned: true } };
}

const nothingTried: PaypalPaying = { problem: undefined, isAtPaypal: false, approved: null };

/**
 * The state after an event. Events are not trusted: only our server's answers say whether money moved (PAYMENTS B7).
 */
export function paypalAfter(paying: PaypalPaying, event: PaypalEvent): PaypalPaying {
  switch (event.type) {
    case 'started':
      return { ...paying, problem: null, isAtPaypal: true };
    case 'not-created':
      return { ...paying, problem: event.problem, isAtPaypal: false };
    case 'approved':
      return { ...paying, approved: { ...event.payment, isReturned: false } };
    case 'choosing-again':
      return { ...paying, approved: null };
    case 'cancelled':
      // The payer may have approved the payment before the window was closed. Only PayPal knows, so our server is
      // asked.
      return { ...paying, problem: { kind: 'failed' }, isAtPaypal: event.payment !== null && paying.isAtPaypal };
    case 'asked-after-cancel': {
      const closed = { ...paying, isAtPaypal: false };
      if (event.executed?.payment !== 'checking') return closed;
      return { ...closed, problem: null, approved: { ...event.payment, isReturned: false } };
    }
    case 'executed':
      return { ...paying, isAtPaypal: false };
    case 'order-loaded':
      return isUnanswered(event.executed)
        ? paying
        : { ...paying, approved: null, problem: event.executed.payment === 'due' ? { kind: 'failed' } : undefined };
    case 'broken':
      return { ...paying, isAtPaypal: false, problem: paying.problem ?? { kind: 'failed' } };
    case 'unavailable':
      return { ...paying, problem: { kind: 'unavailable' } };
  }
}

/** Whether PayPal has not answered yet, neither to us nor by a notification. The server is then asked again. */
function isUnanswered({ payment, state }: Answer<'paymentExecute'>): boolean {
  return payment !== 'paid' && state === 'created';
}
