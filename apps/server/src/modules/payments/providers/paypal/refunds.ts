import { createHash } from 'node:crypto';
import { alreadyRefunded, type ProviderResult, type RefundDone } from '@kontor/domain';
import type { AttemptToPay, MoneyOperation } from '../gateway.ts';
import type { PaypalRefund } from './answers.ts';
import type { PaypalClient } from './client.ts';
import { lapsed, notCreated, oddAnswer, undecided } from './errors.ts';
import { centsFromPaypal, paypalMoney } from './paypal-money.ts';
import { paypalTexts } from './texts/paypal.de.ts';

/**
 * Refusals after which an earlier request may have made the refund, because PayPal remembers a key for 45 days only
 * (PAYMENTS B2).
 */
const nothingLeft = ['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED'];
const maybeDone = [...nothingLeft, 'DUPLICATE_INVOICE_ID'];

/** Refunds money. If PayPal answers that the refund exists already, the shop looks for it (PAYMENTS C3.5). */
export async function refund(
  client: PaypalClient,
  attempt: AttemptToPay,
  operation: MoneyOperation,
): Promise<ProviderResult<RefundDone>> {
  const { captureId, reference } = attempt;
  if (captureId === null) {
    return { ok: false, kind: 'refused', code: 'not-captured', reason: 'PayPal refund: no capture is known' };
  }
  const asked = {
    amount: paypalMoney(operation.amount),
    invoice_id: refundReference(attempt, operation),
    custom_id: attempt.id,
    note_to_payer: paypalTexts.refund(reference),
  };
  const answer = await client.refund(captureId, asked, operation.key);
  if (answer.ok) return refundDone(answer.answer, operation);
  if (!maybeDone.includes(answer.code)) return answer;
  const found = await refundInOrder(client, attempt, operation);
  if (!found.ok) return { ...found, kind: 'unknown' };
  if (found.refund) return refundDone(found.refund, operation);
  return nothingLeft.includes(answer.code) ? { ...answer, code: alreadyRefunded } : answer;
}

/**
 * Looks for a refund without requesting it. If it is not found, the caller may request it again with the same key, so
 * that at most one is made (PAYMENTS B2). A refund that has failed since is refused.
 */
export async function findRefund(
  client: PaypalClient,
  attempt: AttemptToPay,
  operation: MoneyOperation,
): Promise<ProviderResult<{ readonly refund: RefundDone | null }>> {
  const found = await refundInOrder(client, attempt, operation);
  if (!found.ok) return found.code === lapsed ? { ok: true, refund: null } : found;
  if (found.refund === null) return { ok: true, refund: null };
  const done = refundDone(found.refund, operation);
  return done.ok ? { ok: true, refund: { providerId: done.providerId, status: done.status } } : done;
}

async function refundInOrder(
  client: PaypalClient,
  attempt: AttemptToPay,
  operation: MoneyOperation,
): Promise<ProviderResult<{ readonly refund: PaypalRefund | null }>> {
  if (attempt.providerRef === null) return notCreated;
  const order = await client.order(attempt.providerRef);
  if (!order.ok) return undecided(order);
  const reference = refundReference(attempt, operation);
  const refunds = (order.answer.purchase_units ?? []).flatMap((unit) => unit.payments?.refunds ?? []);
  return { ok: true, refund: refunds.find((refund) => refund.invoice_id === reference) ?? null };
}

/** The reference of a refund: unique, and the same in every try: `2026-000123-1-R5c9d2f01`. The payer sees it. */
function refundReference({ reference }: AttemptToPay, { key }: MoneyOperation): string {
  return `${reference}-R${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

function refundDone({ id, status, amount }: PaypalRefund, operation: MoneyOperation): ProviderResult<RefundDone> {
  if (amount && centsFromPaypal(amount) !== operation.amount) return oddAnswer('PayPal refund', 'of another amount');
  if (status === 'COMPLETED') return { ok: true, providerId: id, status: 'done' };
  if (status === 'PENDING') return { ok: true, providerId: id, status: 'pending' };
  if (status !== 'FAILED' && status !== 'CANCELLED') return oddAnswer('PayPal refund', 'of an unknown status');
  return { ok: false, kind: 'refused', code: `REFUND_${status}`, reason: `PayPal refund: ${status}` };
}
