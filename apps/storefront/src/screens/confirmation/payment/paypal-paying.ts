import type { Answer } from '@kontor/contract';
import type { PaymentProblem } from './payment-problem.ts';
import { paypalReturn } from './paypal-return.ts';

/** A payment that a payer has agreed to at PayPal. */
export interface Approved {
  readonly paymentId: string;
  readonly payerId: string;
}

/** The state of paying an order by PayPal, as far as this page knows. */
export interface PaypalPaying {
  /** Null: none. Undefined: nothing was tried here, so the order's last attempt counts. */
  readonly problem: PaymentProblem | null | undefined;
  /** PayPal's window is open. Its script says how that ends, and must not be disturbed. */
  readonly isAtPaypal: boolean;
  /** Its result is being asked for. `isReturned`: PayPal led back to this page, so that nobody has asked yet. */
  readonly approved: (Approved & { readonly isReturned: boolean }) | null;
}

/** Events: of PayPal's buttons, and answers of our server. */
export type PaypalEvent =
  /** The payer pressed the button. */
  | { readonly type: 'started' }
  | { readonly type: 'not-created'; readonly problem: PaymentProblem }
  | { readonly type: 'approved'; readonly payment: Approved }
  /** The payer has to choose another way to pay in PayPal's window. */
  | { readonly type: 'choosing-again' }
  /** The window was closed. Null: before there was a payment. */
  | { readonly type: 'cancelled'; readonly payment: Approved | null }
  /** Our server's answer about a payment whose window was closed; null if it did not answer. */
  | {
      readonly type: 'asked-after-cancel';
      readonly payment: Approved;
      readonly executed: Answer<'paymentExecute'> | null;
    }
  /** Our server has answered; the order is loaded anew next. */
  | { readonly type: 'executed' }
  /** The order shown is the one after that answer. */
  | { readonly type: 'order-loaded'; readonly executed: Answer<'paymentExecute'> }
  /** PayPal's script gave up. */
  | { readonly type: 'broken' }
  /** PayPal's buttons cannot be shown. */
  | { readonly type: 'unavailable' };

/** The state when the page opens. `query`: the query of its address, which PayPal's return may have set. */
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
      // The window may have been closed after the payer agreed in it: only PayPal knows, so our server is asked.
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

/** PayPal has answered neither us nor, by a notification, before the browser: it is asked again. */
function isUnanswered({ payment, state }: Answer<'paymentExecute'>): boolean {
  return payment !== 'paid' && state === 'created';
}
