import type { AttemptToPay, SeenMoney, Standing } from '../gateway.ts';
import { centsFromPaypal, type PaypalMoney } from './paypal-amount.ts';
import type { PaypalCapture, PaypalOrder, PaypalRefund } from './paypal-answers.ts';
import { paypalTexts } from './paypal-texts.de.ts';

/** Statuses of a capture whose money is, or was, ours. */
const moved = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** A capture that was taken back: by dispute (PAYMENTS B3), or said in so many words, as PayPal's events do. */
const takenBack = { status: 'REVERSED', reason: 'CHARGEBACK' };

/**
 * What an order at PayPal means for its attempt; null for one that makes no sense. COMPLETED does not mean paid: the captures say it
 * (PAYMENTS B3). A declined capture decides only a completed order, for the payer of any other may choose another means.
 */
export function orderStanding(order: PaypalOrder, attempt: AttemptToPay): Standing | null {
  const [unit, ...others] = order.purchase_units ?? [];
  if (others.length > 0 || order.id !== attempt.providerRef) return null;
  const capture = decidingCapture(unit?.payments?.captures ?? []);
  if (capture === null) return null;
  if (capture && (order.status === 'COMPLETED' || !isDeclined(capture))) {
    return captureStanding(capture, refundedSum(unit?.payments?.refunds));
  }
  if (order.status === 'APPROVED') {
    const money = unit?.amount && moneyOf(unit.amount, unit.invoice_id);
    return money ? { state: 'authorized', money } : null;
  }
  return unpaidStanding(order.status);
}

/** What a capture means by itself. `refunded`: by the refunds that were read with it; null when none were. */
export function captureStanding(capture: PaypalCapture, refunded: number | null): Standing | null {
  const { id: captureId, status, amount, invoice_id, status_details } = capture;
  const money = moneyOf(amount, invoice_id);
  if (money === null) return null;
  if (status === takenBack.status || status_details?.reason === takenBack.reason) return { state: 'reversed' };
  if (status === 'PENDING') return { state: 'capturing', money, captureId };
  if (isDeclined(capture)) return { state: 'failed', code: `CAPTURE_${status}` };
  if (!moved.includes(status)) return null;
  const sums: Record<string, number | null> = { COMPLETED: refunded ?? 0, REFUNDED: money.amount };
  return { state: 'captured', money, captureId, refunded: sums[status] ?? (refunded || null) };
}

/** The one capture that counts: that which moved money, else one that may, else the last. null when several moved money: never ours. */
function decidingCapture(captures: readonly PaypalCapture[]): PaypalCapture | undefined | null {
  const open = captures.filter((capture) => !isDeclined(capture));
  return open.length > 1 ? null : (open[0] ?? captures.at(-1));
}

function isDeclined({ status }: PaypalCapture): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

function unpaidStanding(status: string): Standing | null {
  if (['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'].includes(status)) return { state: 'redirected' };
  return status === 'VOIDED' ? { state: 'cancelled', code: status } : null;
}

/** What went back by the refunds of an order; null where they are not given, or an amount cannot be read. */
function refundedSum(refunds: readonly PaypalRefund[] | undefined): number | null {
  if (refunds === undefined) return null;
  const done = refunds.filter(({ status }) => status === 'COMPLETED');
  const cents = done.map(({ amount }) => (amount ? centsFromPaypal(amount) : null));
  return cents.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function moneyOf(amount: PaypalMoney, reference: string | undefined): SeenMoney | null {
  const cents = centsFromPaypal(amount);
  if (cents === null) return null;
  return {
    ...{ amount: cents, currency: amount.currency_code, reference: reference ?? null },
    ...{ transactionId: null, means: paypalTexts.means, liabilityShift: null },
  };
}
