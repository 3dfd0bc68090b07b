import type { Answer } from '../api-fault.ts';
import { notFound, refuse, unprocessable } from './answer.ts';
import type { EventType } from './event-body.ts';
import { fieldIssue } from './issues.ts';
import { addressPointer } from './order-arithmetic.ts';
import type { Paypal } from './paypal.ts';
import { type CaptureRecord, type CaptureStatus, newPaypalId, type OrderRecord, unitOf, unitsOf } from './records.ts';

const EVENT_OF: Readonly<Partial<Record<CaptureStatus, EventType>>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

/** The status of a capture by the payer's means of payment. */
function statusOf(order: OrderRecord): CaptureStatus {
  if (order.instrument === 'pending-then-captured' || order.instrument === 'pending-then-failed') return 'PENDING';
  return order.instrument === 'declined' ? 'DECLINED' : 'COMPLETED';
}

/** Captures the money of an order to which its payer agreed (PAYMENTS B3, B4). To be called in a transaction. */
export function captureOrder(paypal: Paypal, orderId: string, representation: boolean): Answer {
  const { records, views } = paypal;
  const order = records.order(orderId);
  if (!order) return notFound();
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
  if (order.instrument === 'instrument-declined') {
    // the payer is sent to the same page again, to choose another means of payment
    return unprocessable('INSTRUMENT_DECLINED', [{ href: views.payerLink(orderId), rel: 'redirect', method: 'GET' }]);
  }
  if (order.instrument === 'address-refused' && unitOf(order).shipping?.address) {
    return refuse('UNPROCESSABLE_ENTITY', [fieldIssue('SHIPPING_ADDRESS_INVALID', addressPointer(unitOf(order)))]);
  }
  if (!records.takesInvoice('capture', unitOf(order).invoice_id)) return unprocessable('DUPLICATE_INVOICE_ID');
  const captured = takeMoney(paypal, order);
  return { status: 201, body: views.order(captured, representation) };
}

function takeMoney(paypal: Paypal, order: OrderRecord): OrderRecord {
  const { sandbox, records } = paypal;
  const unit = unitOf(order);
  const status = statusOf(order);
  const now = sandbox.clock.now();
  const capture = records.saveCapture({
    id: newPaypalId(),
    orderId: order.id,
    units: unitsOf(order),
    currency: unit.amount.currency_code,
    status,
    reason: status === 'PENDING' ? 'PENDING_REVIEW' : null,
    refundIds: [],
    invoiceId: unit.invoice_id ?? null,
    customId: unit.custom_id ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const completed = records.saveOrder(order, { status: 'COMPLETED', captureId: capture.id });
  tell(paypal, capture);
  if (status === 'PENDING') {
    const { seconds } = sandbox.faults.of('paypal', order.id);
    sandbox.tasks.add('paypal-decide-capture', now + seconds * 1000, { captureId: capture.id });
  }
  return completed;
}

function tell(paypal: Paypal, capture: CaptureRecord): void {
  const type = EVENT_OF[capture.status];
  if (type) paypal.sender.emit(type, capture.orderId, paypal.views.capture(capture));
}

/** Decides pending captures when they are due. {@link decideCapture} decides one earlier. */
export function decidePendingCaptures(paypal: Paypal): void {
  paypal.sandbox.tasks.handle<{ captureId: string }>('paypal-decide-capture', async ({ captureId }) => {
    const capture = paypal.records.capture(captureId);
    const order = capture && paypal.records.order(capture.orderId);
    if (!order) return;
    paypal.sandbox.store.transaction(() => decideCapture(paypal, capture, order.instrument !== 'pending-then-failed'));
    await paypal.sender.sendBeforeAnswer(order.id);
  });
}

/** PENDING becomes COMPLETED or DECLINED, once: later decisions change nothing. */
export function decideCapture(paypal: Paypal, capture: CaptureRecord, isGood: boolean): void {
  if (capture.status !== 'PENDING') return;
  const status = isGood ? 'COMPLETED' : 'DECLINED';
  tell(paypal, paypal.records.saveCapture(capture, { status, reason: null }));
}
