import type { LedgerPayment } from '../sandbox.ts';
import { goneOf } from './gone.ts';
import type { Paypal } from './paypal.ts';
import { type OrderRecord, unitOf, unitsOf } from './records.ts';

/** The sums of all payments, including expired ones. A shop's books are compared with them. */
export function ledgerOf(paypal: Paypal): LedgerPayment[] {
  return paypal.records.orders().map((order) => entryOf(paypal, order));
}

function entryOf({ records, sandbox }: Paypal, order: OrderRecord): LedgerPayment {
  const unit = unitOf(order);
  const capture = records.capture(order.captureId);
  const refunds = capture ? records.refundsOf(capture) : [];
  const isTaken = capture !== null && capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  return {
    provider: 'paypal',
    id: order.id,
    reference: unit.invoice_id ?? null,
    state: capture?.status ?? (records.order(order.id) ? order.status : 'LAPSED'),
    amount: unitsOf(order),
    currency: unit.amount.currency_code,
    authorized: order.payerId === null ? 0 : unitsOf(order),
    captured: isTaken ? capture.units : 0,
    refunded: goneOf(refunds.filter(({ isReversal }) => !isReversal)),
    captures: isTaken ? 1 : 0,
    transactionId: order.captureId,
    createdAt: sandbox.clock.iso(order.createdAt),
    faults: sandbox.faults.of('paypal', order.id),
  };
}
