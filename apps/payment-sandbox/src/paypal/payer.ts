import type { Faults, Outcome } from '../faults.ts';
import type { Paypal } from './paypal.ts';
import { isOpen, newPaypalId, returnAddress } from './records.ts';

/** What the payer did on the approval page, or the robot of a test in their place. */
export interface PayerChoice {
  /**
   * What they pay with, by what comes of it; `aborted`: they cancel; `walked-away`: they close the window. Without it
   * what the faults of the payment say.
   */
  readonly outcome?: Outcome;
  /** Faults of the payment that are changed before it goes on. */
  readonly faults?: Partial<Faults>;
}

/** What came of it. */
export interface PayerDecision {
  readonly did: 'approved' | 'cancelled' | 'left';
  readonly payerId: string | null;
  /**
   * Where the browser goes when it was sent here by redirection; null: nowhere, it was closed or the shop gave no
   * address.
   */
  readonly returnUrl: string | null;
  /** Whether the page that opened this one hears of it. */
  readonly isTold: boolean;
}

/**
 * Does what the payer decided; null when the order is not there (any more) or paid. Who agreed may agree once more,
 * with another instrument, until the money was taken (PAYMENTS B4, INSTRUMENT_DECLINED).
 */
export async function decide(paypal: Paypal, orderId: string, choice: PayerChoice): Promise<PayerDecision | null> {
  const { records, sandbox, sender, views } = paypal;
  const order = records.order(orderId);
  if (!order || !isOpen(order)) return null;
  if (choice.faults) sandbox.faults.set('paypal', orderId, choice.faults);
  const faults = sandbox.faults.of('paypal', orderId);
  const outcome = choice.outcome ?? faults.outcome;
  if (outcome === 'walked-away') return { did: 'left', payerId: null, returnUrl: null, isTold: false };
  if (outcome === 'aborted') {
    return { did: 'cancelled', payerId: null, returnUrl: returnAddress(order, 'cancel_url'), isTold: true };
  }
  const approved = sandbox.store.transaction(() => {
    const payerId = order.payerId ?? newPaypalId(13);
    const saved = records.saveOrder(order, { status: 'APPROVED', instrument: outcome, payerId });
    sender.emit('CHECKOUT.ORDER.APPROVED', orderId, views.order(saved, true));
    return saved;
  });
  await sender.sendBeforeAnswer(orderId);
  const isBack = faults.return === 'back';
  const returnUrl = isBack ? returnAddress(approved, 'return_url') : null;
  return { did: 'approved', payerId: approved.payerId, returnUrl, isTold: isBack };
}
