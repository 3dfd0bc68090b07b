import { randomInt } from 'node:crypto';
import type { Outcome } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { minorUnits } from './amount.ts';
import { experienceOf, type OrderRequest, type PurchaseUnit } from './order-request.ts';

/** SAVED, VOIDED: of PayPal's other ways to pay, which a shop with intent=CAPTURE does not meet (PAYMENTS B3). */
export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

/** An order as it is kept. Times in epoch ms. */
export interface OrderRecord {
  readonly id: string;
  readonly status: OrderStatus;
  /** As it was asked for, and as PATCH changed it. */
  readonly request: OrderRequest;
  /** What the payer chose to pay with, by what will come of it; null before somebody agreed. */
  readonly instrument: Outcome | null;
  readonly payerId: string | null;
  readonly captureId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Money taken; amounts in minor units (cents). */
export interface CaptureRecord {
  readonly id: string;
  readonly orderId: string;
  readonly units: number;
  readonly currency: string;
  readonly status: CaptureStatus;
  /** PENDING: why. */
  readonly reason: string | null;
  /** What was refunded, and what disputes took: PayPal lists both as refunds. */
  readonly refundIds: readonly string[];
  readonly invoiceId: string | null;
  readonly customId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Money refunded, or taken back by a dispute. */
export interface RefundRecord {
  readonly id: string;
  readonly captureId: string;
  readonly units: number;
  readonly currency: string;
  readonly invoiceId: string | null;
  readonly customId: string | null;
  readonly note: string | null;
  /** What had been refunded of the capture by then, with this. */
  readonly totalUnits: number;
  /** CANCELLED: of a dispute that was won, whose money came again. */
  readonly status: 'COMPLETED' | 'CANCELLED';
  /** Taken by a dispute. */
  readonly isReversal: boolean;
  /** Which dispute took it; null: none, or none that is known. */
  readonly disputeId: string | null;
  readonly createdAt: number;
}

/** The stages of a dispute (Customer Disputes v1). */
export type DisputeStatus = 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';

/** A payer's complaint about a capture. Times in epoch ms, amounts in minor units. */
export interface DisputeRecord {
  readonly id: string;
  readonly captureId: string;
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly stage: 'INQUIRY' | 'CHARGEBACK';
  readonly units: number;
  readonly outcome: string | null;
  readonly answerBy: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** How long a payer may take to agree, and a shop to capture (PAYMENTS B3: about three hours). */
export const LAPSE_MS = 3 * 3_600_000;

/** How long a capture can be refunded (PAYMENTS B5: about 180 days). */
export const REFUND_LIMIT_MS = 180 * 86_400_000;

/** Orders, captures and refunds in the store. */
export class Records {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** null: never there, or lapsed. An order that was captured stays. */
  order(id: string): OrderRecord | null {
    const order = this.#sandbox.store.get<OrderRecord>('paypal-order', id);
    if (!order) return null;
    const isLapsed = order.status !== 'COMPLETED' && this.#sandbox.clock.now() >= order.createdAt + LAPSE_MS;
    return isLapsed ? null : order;
  }

  /** All of them, also the lapsed, oldest first. */
  orders(): readonly OrderRecord[] {
    return this.#sandbox.store.all<OrderRecord>('paypal-order').map(({ body }) => body);
  }

  /** Stores what changed of an order, and when. */
  saveOrder(order: OrderRecord, change: Partial<OrderRecord> = {}): OrderRecord {
    const saved = { ...order, ...change, updatedAt: this.#sandbox.clock.now() };
    this.#sandbox.store.put('paypal-order', order.id, saved);
    return saved;
  }

  capture(id: string | null): CaptureRecord | null {
    return (id && this.#sandbox.store.get<CaptureRecord>('paypal-capture', id)) || null;
  }

  saveCapture(capture: CaptureRecord, change: Partial<CaptureRecord> = {}): CaptureRecord {
    const saved = { ...capture, ...change, updatedAt: this.#sandbox.clock.now() };
    this.#sandbox.store.put('paypal-capture', capture.id, saved);
    return saved;
  }

  refund(id: string): RefundRecord | null {
    return this.#sandbox.store.get<RefundRecord>('paypal-refund', id) ?? null;
  }

  saveRefund(refund: RefundRecord): void {
    this.#sandbox.store.put('paypal-refund', refund.id, refund);
  }

  disputes(captureId: string): readonly DisputeRecord[] {
    const all = this.#sandbox.store.all<DisputeRecord>('paypal-dispute').map(({ body }) => body);
    return all.filter((dispute) => dispute.captureId === captureId);
  }

  dispute(id: string): DisputeRecord | null {
    return this.#sandbox.store.get<DisputeRecord>('paypal-dispute', id) ?? null;
  }

  saveDispute(dispute: DisputeRecord, change: Partial<DisputeRecord> = {}): DisputeRecord {
    const saved = { ...dispute, ...change, updatedAt: this.#sandbox.clock.now() };
    this.#sandbox.store.put('paypal-dispute', dispute.id, saved);
    return saved;
  }

  /** Whether the app may read disputes: a box to be ticked at PayPal, and one that is easily forgotten. */
  mayReadDisputes(): boolean {
    return this.#sandbox.store.get<boolean>('paypal-right', 'disputes') ?? true;
  }

  grantDisputes(isGranted: boolean): void {
    this.#sandbox.store.put('paypal-right', 'disputes', isGranted);
  }

  refundsOf(capture: CaptureRecord): readonly RefundRecord[] {
    return capture.refundIds.map((id) => this.refund(id)).filter((refund) => refund !== null);
  }

  /**
   * Whether an invoice number is new among captures, or among refunds; it is not any more after the call
   * (DUPLICATE_INVOICE_ID).
   */
  takesInvoice(kind: 'capture' | 'refund', invoiceId: string | null | undefined): boolean {
    return !invoiceId || this.#sandbox.store.add('paypal-invoice', `${kind} ${invoiceId}`, true);
  }
}

/** The one unit of an order. */
export function unitOf(order: OrderRecord): PurchaseUnit {
  return order.request.purchase_units[0];
}

/** An order's amount in minor units. */
export function unitsOf(order: OrderRecord): number {
  const { value, currency_code } = unitOf(order).amount;
  return minorUnits(value, currency_code) ?? 0;
}

/** Whether the payer may still agree, or choose another instrument. */
export function isOpen(order: OrderRecord): boolean {
  return order.status !== 'COMPLETED';
}

/** An address that the payer returns to, with what PayPal adds to it (PAYMENTS B3); null when the shop gave none. */
export function returnAddress(order: OrderRecord, to: 'return_url' | 'cancel_url'): string | null {
  const address = experienceOf(order.request)[to];
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.append('token', order.id);
  if (to === 'return_url' && order.payerId) url.searchParams.append('PayerID', order.payerId);
  return url.href;
}

/** An id of PayPal's form: 17 capitals and digits; payers have 13. */
export function newPaypalId(length = 17): string {
  const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
