import { randomInt } from 'node:crypto';
import type { Answer } from '../api-fault.ts';
import { notFound, refuse } from './answer.ts';
import { goneOf, leftStatus } from './gone.ts';
import type { Paypal } from './paypal.ts';
import { type CaptureRecord, type DisputeRecord, newPaypalId, type RefundRecord } from './records.ts';

/** How long a shop has to answer a dispute. */
const TIME_TO_ANSWER_MS = 10 * 86_400_000;

/** The complaint of a payer or their bank. `amount` in minor units; default: the whole capture. */
export interface NewDispute {
  readonly reason?: string;
  readonly stage?: DisputeRecord['stage'];
  readonly amount?: number;
}

/**
 * A payer complains: CUSTOMER.DISPUTE.CREATED. null if the capture cannot be disputed. To be called in a transaction.
 */
export function openDispute(paypal: Paypal, capture: CaptureRecord | null, wanted: NewDispute): DisputeRecord | null {
  if (capture === null || capture.status === 'PENDING' || capture.status === 'DECLINED') return null;
  const now = paypal.sandbox.clock.now();
  const { reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', stage = 'INQUIRY', amount = capture.units } = wanted;
  const dispute = paypal.records.saveDispute({
    ...{ id: `PP-D-${randomInt(10_000, 1_000_000)}`, captureId: capture.id, reason, stage, units: amount },
    ...{ status: 'WAITING_FOR_SELLER_RESPONSE', outcome: null },
    ...{ answerBy: now + TIME_TO_ANSWER_MS, createdAt: now, updatedAt: now },
  });
  // Money that was taken back before the complaint is assigned to this dispute.
  for (const refund of paypal.records.refundsOf(capture)) {
    const isItsOwn = refund.isReversal && refund.disputeId === null && refund.status === 'COMPLETED';
    if (isItsOwn) paypal.records.saveRefund({ ...refund, disputeId: dispute.id });
  }
  paypal.sender.emit('CUSTOMER.DISPUTE.CREATED', capture.orderId, paypal.views.dispute(dispute));
  return dispute;
}

/** The dispute continues, for example under PayPal's review or as a chargeback: CUSTOMER.DISPUTE.UPDATED. */
export function updateDispute(
  paypal: Paypal,
  dispute: DisputeRecord,
  change: Pick<Partial<DisputeRecord>, 'status' | 'stage'>,
): void {
  const capture = paypal.records.capture(dispute.captureId);
  const updated = paypal.records.saveDispute(dispute, change);
  paypal.sender.emit('CUSTOMER.DISPUTE.UPDATED', capture?.orderId ?? '', paypal.views.dispute(updated));
}

/**
 * Takes back the money of a dispute: PAYMENT.CAPTURE.REVERSED. Its resource has the shape of a refund, and names the
 * shop's payment only by the capture's address. It belongs to the last dispute. `units`: default: all that is left.
 */
export function reverseCapture(paypal: Paypal, capture: CaptureRecord | null, units?: number): boolean {
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return false;
  const { records, sandbox, sender, views } = paypal;
  const before = goneOf(records.refundsOf(capture));
  const taken = Math.min(units ?? capture.units, capture.units - before);
  const reversal: RefundRecord = {
    ...{ id: newPaypalId(), captureId: capture.id, units: taken, currency: capture.currency },
    ...{ invoiceId: null, customId: null, note: 'Payment reversed', totalUnits: before + taken },
    ...{ status: 'COMPLETED', isReversal: true, createdAt: sandbox.clock.now() },
    disputeId: records.disputes(capture.id).at(-1)?.id ?? null,
  };
  records.saveRefund(reversal);
  records.saveCapture(capture, {
    status: leftStatus(capture, before + taken),
    refundIds: [...capture.refundIds, reversal.id],
  });
  sender.emit('PAYMENT.CAPTURE.REVERSED', capture.orderId, views.refund(reversal, true));
  return true;
}

/** Decides a dispute: CUSTOMER.DISPUTE.RESOLVED. If the shop has won, the money that this dispute took comes back. */
export function resolveDispute(paypal: Paypal, dispute: DisputeRecord, outcome: string): void {
  const { records, sender, views } = paypal;
  const capture = records.capture(dispute.captureId);
  const resolved = records.saveDispute(dispute, { status: 'RESOLVED', outcome });
  if (capture && outcome !== 'RESOLVED_BUYER_FAVOUR') {
    const refunds = records
      .refundsOf(capture)
      .map((refund) => (refund.disputeId === dispute.id ? { ...refund, status: 'CANCELLED' as const } : refund));
    for (const refund of refunds) records.saveRefund(refund);
    records.saveCapture(capture, { status: leftStatus(capture, goneOf(refunds)) });
  }
  sender.emit('CUSTOMER.DISPUTE.RESOLVED', capture?.orderId ?? '', views.dispute(resolved));
}

/** `GET /v1/customer/disputes?disputed_transaction_id=…`: without deadline and outcome. */
export function listDisputes({ records, views }: Paypal, captureId: string): Answer {
  if (!records.mayReadDisputes()) return refuse('NOT_AUTHORIZED');
  const items = records.disputes(captureId).map((dispute) => views.disputeInShort(dispute));
  return { status: 200, body: { items, links: [] } };
}

/** `GET /v1/customer/disputes/{id}`. */
export function showDispute({ records, views }: Paypal, id: string): Answer {
  if (!records.mayReadDisputes()) return refuse('NOT_AUTHORIZED');
  const dispute = records.dispute(id);
  return dispute ? { status: 200, body: views.dispute(dispute) } : notFound();
}
