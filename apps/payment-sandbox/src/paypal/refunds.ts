import type { Answer } from '../api-fault.ts';
import { isPaypalCurrency, type Money, minorUnits } from './amount.ts';
import { notFound, refuse, unprocessable } from './answer.ts';
import { BodyReader } from './body-reader.ts';
import { goneOf, leftStatus } from './gone.ts';
import { fieldIssue, type Issue } from './issues.ts';
import type { Paypal } from './paypal.ts';
import { type CaptureRecord, newPaypalId, REFUND_LIMIT_MS, type RefundRecord } from './records.ts';

/** The body of a refund; without an amount everything that is left is refunded (PAYMENTS B5). */
interface RefundRequest {
  readonly amount?: Money;
  readonly invoice_id?: string;
  readonly custom_id?: string;
  readonly note_to_payer?: string;
}

/** Refunds money. To be called in a transaction. */
export function refundCapture(paypal: Paypal, captureId: string, body: unknown, representation: boolean): Answer {
  const { records, sandbox, views, sender } = paypal;
  const capture = records.capture(captureId);
  if (!capture) return notFound();
  const reader = new BodyReader(body);
  reader.money('/amount', false);
  reader.text('/invoice_id', { max: 127 });
  reader.text('/custom_id', { max: 127 });
  reader.text('/note_to_payer', { max: 255 });
  if (reader.issues.length > 0) return refuse('INVALID_REQUEST', reader.issues);
  const request = body as RefundRequest;
  const isDisputed = records.disputes(captureId).some(({ status }) => status !== 'RESOLVED');
  const state = isDisputed ? 'TRANSACTION_DISPUTED' : stateIssue(capture, sandbox.clock.now());
  if (state) return unprocessable(state);
  const before = goneOf(records.refundsOf(capture));
  const units = unitsToRefund(request.amount, capture, capture.units - before);
  if (typeof units !== 'number') return units;
  if (!records.takesInvoice('refund', request.invoice_id)) return unprocessable('DUPLICATE_INVOICE_ID');
  const refund: RefundRecord = {
    id: newPaypalId(),
    captureId,
    units,
    currency: capture.currency,
    invoiceId: request.invoice_id ?? null,
    customId: request.custom_id ?? null,
    note: request.note_to_payer ?? null,
    totalUnits: before + units,
    status: 'COMPLETED',
    isReversal: false,
    disputeId: null,
    createdAt: sandbox.clock.now(),
  };
  records.saveRefund(refund);
  records.saveCapture(capture, {
    status: leftStatus(capture, before + units),
    refundIds: [...capture.refundIds, refund.id],
  });
  sender.emit('PAYMENT.CAPTURE.REFUNDED', capture.orderId, views.refund(refund, true));
  return { status: 201, body: views.refund(refund, representation) };
}

/** Why a capture cannot be refunded as it stands (PAYMENTS B5). */
function stateIssue(capture: CaptureRecord, now: number): Issue | null {
  if (capture.status === 'PENDING') return 'PENDING_CAPTURE';
  if (capture.status === 'DECLINED') return 'REFUND_NOT_PERMITTED_DUE_TO_CAPTURE_STATUS';
  if (capture.status === 'REFUNDED') return 'CAPTURE_FULLY_REFUNDED';
  return now > capture.createdAt + REFUND_LIMIT_MS ? 'REFUND_TIME_LIMIT_EXCEEDED' : null;
}

function unitsToRefund(amount: Money | undefined, capture: CaptureRecord, left: number): number | Answer {
  if (!amount) return left;
  const refuseAmount = (code: Issue, field: 'value' | 'currency_code'): Answer =>
    refuse('UNPROCESSABLE_ENTITY', [fieldIssue(code, `/amount/${field}`, amount[field])]);
  if (!isPaypalCurrency(amount.currency_code)) return refuseAmount('INVALID_CURRENCY_CODE', 'currency_code');
  if (amount.currency_code !== capture.currency) return refuseAmount('REFUND_CURRENCY_MISMATCH', 'currency_code');
  const units = minorUnits(amount.value, amount.currency_code);
  if (units === null) return refuseAmount('DECIMAL_PRECISION', 'value');
  if (units <= 0) return refuseAmount('CANNOT_BE_ZERO_OR_NEGATIVE', 'value');
  return units > left ? refuseAmount('REFUND_AMOUNT_EXCEEDED', 'value') : units;
}
