import type { ProviderStatus, SeenDispute, SeenMoney } from '@kontor/domain';
import type { AttemptToPay } from '../gateway.ts';
import type { PaypalCapture, PaypalOrder, PaypalRefund } from './answers.ts';
import { centsFromPaypal, type PaypalMoney } from './paypal-money.ts';
import { paypalTexts } from './texts/paypal.de.ts';

/** Statuses of a capture whose money was received, even if it was refunded later. */
const moved = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** Reasons of a disputed capture: a dispute at PayPal, or at the payer's bank (PAYMENTS B3). */
const disputed = ['BUYER_COMPLAINT', 'CHARGEBACK'];
/**
 * PayPal's note on money that a dispute took back. PayPal lists it among the refunds, as its PAYMENT.CAPTURE.REVERSED
 * shows.
 */
const reversalNote = 'Payment reversed';

/**
 * The status of an attempt by its order at PayPal; null for an inconsistent order. COMPLETED does not mean paid: only
 * the captures show that (PAYMENTS B3). A declined capture is final only in a completed order. In any other order the
 * payer may choose another means of payment.
 */
export function orderStatus(
  order: PaypalOrder,
  attempt: AttemptToPay,
  disputes?: readonly SeenDispute[],
): ProviderStatus | null {
  const [unit, ...others] = order.purchase_units ?? [];
  if (others.length > 0 || order.id !== attempt.providerRef) return null;
  const capture = decidingCapture(unit?.payments?.captures ?? []);
  if (capture === null) return null;
  if (capture && (order.status === 'COMPLETED' || !isDeclined(capture))) {
    return captureStatus(capture, unit?.payments?.refunds, attempt, disputes);
  }
  if (order.status === 'APPROVED') {
    const money = unit?.amount && moneyOf(unit.amount, unit.invoice_id);
    return money ? { state: 'authorized', money } : null;
  }
  return unpaidStatus(order.status);
}

/**
 * The status by a capture alone. `refunds`: as they were read with it. `disputes`: missing if they were not read. Money
 * of won disputes counts as received, even if PayPal still lists it as taken.
 */
export function captureStatus(
  capture: PaypalCapture,
  refunds: readonly PaypalRefund[] | undefined,
  { reversals }: Pick<AttemptToPay, 'reversals'>,
  disputes?: readonly SeenDispute[],
): ProviderStatus | null {
  const { id: captureId, status, amount, invoice_id, status_details } = capture;
  const money = moneyOf(amount, invoice_id);
  if (money === null) return null;
  const told = disputes && { disputes };
  const gone = goneBy(refunds, reversals, disputes ?? []);
  const isInDispute =
    status === 'REVERSED' || (disputed.includes(status_details?.reason ?? '') && status !== 'COMPLETED');
  if (isWonBack(disputes) && (isInDispute || moved.includes(status))) {
    return { state: 'captured', money, captureId, refunded: gone.refunded, reversed: gone.reversed ?? 0, ...told };
  }
  if (gone.reversed) return { state: 'captured', money, captureId, ...gone, reversed: gone.reversed, ...told };
  const isListedNowhere = refunds === undefined && reversals.length > 0 && status === 'REFUNDED';
  if (isInDispute || isListedNowhere) return { state: 'reversed', ...told };
  const undisputed = undisputedStatus(capture, money, gone.refunded);
  return undisputed?.state === 'captured' ? { ...undisputed, ...told } : undisputed;
}

function undisputedStatus(capture: PaypalCapture, money: SeenMoney, refunds: number | null): ProviderStatus | null {
  const { id: captureId, status } = capture;
  if (status === 'PENDING') return { state: 'capturing', money, captureId };
  if (isDeclined(capture)) return { state: 'failed', code: `CAPTURE_${status}` };
  if (!moved.includes(status)) return null;
  const sums: Record<string, number | null> = { COMPLETED: refunds ?? 0, REFUNDED: money.amount };
  const refunded = sums[status] ?? (refunds || null);
  return { state: 'captured', money, captureId, refunded, ...(refunded !== null && { reversed: 0 }) };
}

/** The sum of the refunds, and the sum that disputes took and have not brought back. */
function goneBy(
  refunds: readonly PaypalRefund[] | undefined,
  reversals: readonly string[],
  disputes: readonly SeenDispute[],
): { readonly refunded: number | null; readonly reversed: number | null } {
  const isTaken = ({ id, note_to_payer }: PaypalRefund) => reversals.includes(id) || note_to_payer === reversalNote;
  const taken = refunds?.filter(isTaken);
  const listed = sumOf(taken, 'COMPLETED');
  return {
    refunded: sumOf(
      refunds?.filter((refund) => !isTaken(refund)),
      'COMPLETED',
    ),
    reversed: listed && stillTaken(listed, sumOf(taken, 'CANCELLED') ?? 0, disputes),
  };
}

/**
 * How much of the money that is listed as taken has not come back, in cents. PayPal does not tell which dispute took
 * which money. Won disputes brought back what is listed as cancelled, and at most their own amount. The amount of the
 * other disputes, lost or open, has not come back.
 */
function stillTaken(listed: number, cancelled: number, disputes: readonly SeenDispute[]): number {
  const won = amountOf(disputes.filter(({ isWon }) => isWon));
  const others = amountOf(disputes.filter(({ isWon }) => !isWon));
  return Math.max(listed - Math.max(won - cancelled, 0), Math.min(listed, others), 0);
}

/** The sum of the disputes' amounts; infinite if one has no amount. */
function amountOf(disputes: readonly SeenDispute[]): number {
  return disputes.reduce((sum, { amount }) => sum + (amount ?? Number.POSITIVE_INFINITY), 0);
}

/** Whether there were disputes, and all were won. */
function isWonBack(disputes: readonly SeenDispute[] = []): boolean {
  return disputes.length > 0 && disputes.every(({ isWon }) => isWon);
}

/**
 * The capture that counts: one that is not declined, else the last. null when several are not declined, which our
 * orders never have.
 */
function decidingCapture(captures: readonly PaypalCapture[]): PaypalCapture | undefined | null {
  const open = captures.filter((capture) => !isDeclined(capture));
  return open.length > 1 ? null : (open[0] ?? captures.at(-1));
}

function isDeclined({ status }: PaypalCapture): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

function unpaidStatus(status: string): ProviderStatus | null {
  if (['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'].includes(status)) return { state: 'redirected' };
  return status === 'VOIDED' ? { state: 'cancelled', code: status } : null;
}

/** The sum of the refunds with a status; null if they are missing, or an amount cannot be read. */
function sumOf(refunds: readonly PaypalRefund[] | undefined, wanted: 'COMPLETED' | 'CANCELLED'): number | null {
  if (refunds === undefined) return null;
  const those = refunds.filter(({ status }) => status === wanted);
  const cents = those.map(({ amount }) => (amount ? centsFromPaypal(amount) : null));
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
