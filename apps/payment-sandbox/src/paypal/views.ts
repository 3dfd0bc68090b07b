import { money } from './amount.ts';
import { referenceOf } from './order-arithmetic.ts';
import {
  type CaptureRecord,
  type DisputeRecord,
  isOpen,
  type OrderRecord,
  type Records,
  type RefundRecord,
  unitOf,
} from './records.ts';

/** Where the links of the answers lead: the API's own address, and the one that browsers reach. */
export interface Addresses {
  readonly api: string;
  readonly browser: string;
}

/** The merchant's account. */
const PAYEE = { email_address: 'haendler@kontor.example', merchant_id: 'KONTORSANDBOX' };

/** The payer of every test payment. */
const PAYER = {
  email_address: 'kaeuferin@kontor.example',
  name: { given_name: 'Erika', surname: 'Mustermann' },
  address: { country_code: 'AT' },
};

/** PayPal's fee, made up: 2.99 % and 0.39. */
function feeOf(units: number): number {
  return Math.min(units, Math.round((units * 299) / 10_000) + 39);
}

/** Time on PayPal's wire: seconds, in UTC. */
export function wireTime(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

function optional<Value>(key: string, value: Value | null | undefined): Record<string, Value> {
  return value === null || value === undefined ? {} : { [key]: value };
}

/** Makes PayPal's JSON from the stored data (PAYMENTS B3, B5). */
export class Views {
  readonly #records: Records;
  readonly #addresses: () => Addresses;

  constructor(records: Records, addresses: () => Addresses) {
    this.#records = records;
    this.#addresses = addresses;
  }

  /** The page on which the payer agrees. */
  payerLink(orderId: string): string {
    return `${this.#addresses().browser}/checkoutnow?token=${orderId}`;
  }

  /**
   * What an order's call answers: with `Prefer: return=representation` all of it, otherwise id, status and links
   * (PAYMENTS B2).
   */
  order(order: OrderRecord, representation: boolean): object {
    const short = { id: order.id, status: order.status, links: this.#orderLinks(order) };
    if (!representation) return short;
    return {
      ...short,
      intent: order.request.intent,
      ...(order.request.payment_source || order.payerId ? { payment_source: { paypal: this.#source(order) } } : {}),
      purchase_units: [this.#unit(order)],
      ...(order.payerId && { payer: { ...PAYER, payer_id: order.payerId } }),
      create_time: wireTime(order.createdAt),
      update_time: wireTime(order.updatedAt),
    };
  }

  capture(capture: CaptureRecord): object {
    const { units, currency } = capture;
    const fee = feeOf(units);
    return {
      id: capture.id,
      status: capture.status,
      ...(capture.reason && { status_details: { reason: capture.reason } }),
      amount: money(units, currency),
      final_capture: true,
      ...optional('invoice_id', capture.invoiceId),
      ...optional('custom_id', capture.customId),
      seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
      ...(capture.status !== 'PENDING' &&
        capture.status !== 'DECLINED' && {
          seller_receivable_breakdown: {
            gross_amount: money(units, currency),
            paypal_fee: money(fee, currency),
            net_amount: money(units - fee, currency),
          },
        }),
      supplementary_data: { related_ids: { order_id: capture.orderId } },
      create_time: wireTime(capture.createdAt),
      update_time: wireTime(capture.updatedAt),
      links: [
        this.#link('self', 'GET', `/v2/payments/captures/${capture.id}`),
        this.#link('refund', 'POST', `/v2/payments/captures/${capture.id}/refund`),
        this.#link('up', 'GET', `/v2/checkout/orders/${capture.orderId}`),
      ],
    };
  }

  refund(refund: RefundRecord, representation: boolean): object {
    const amount = money(refund.units, refund.currency);
    const short = {
      id: refund.id,
      status: refund.status,
      links: [
        this.#link('self', 'GET', `/v2/payments/refunds/${refund.id}`),
        this.#link('up', 'GET', `/v2/payments/captures/${refund.captureId}`),
      ],
    };
    if (!representation) return short;
    return {
      ...short,
      amount,
      ...optional('invoice_id', refund.invoiceId),
      ...optional('custom_id', refund.customId),
      ...optional('note_to_payer', refund.note),
      seller_payable_breakdown: {
        gross_amount: amount,
        paypal_fee: money(0, refund.currency),
        net_amount: amount,
        total_refunded_amount: money(refund.totalUnits, refund.currency),
      },
      create_time: wireTime(refund.createdAt),
      update_time: wireTime(refund.createdAt),
    };
  }

  /** A dispute as the list has it. */
  disputeInShort(dispute: DisputeRecord): object {
    return {
      dispute_id: dispute.id,
      create_time: wireTime(dispute.createdAt),
      update_time: wireTime(dispute.updatedAt),
      reason: dispute.reason,
      status: dispute.status,
      dispute_amount: money(dispute.units, this.#records.capture(dispute.captureId)?.currency ?? 'EUR'),
      dispute_life_cycle_stage: dispute.stage,
      dispute_channel: 'INTERNAL',
      links: [this.#link('self', 'GET', `/v1/customer/disputes/${dispute.id}`)],
    };
  }

  /** A dispute, as its own call and PayPal's messages have it. */
  dispute(dispute: DisputeRecord): object {
    const capture = this.#records.capture(dispute.captureId);
    return {
      ...this.disputeInShort(dispute),
      disputed_transactions: [
        {
          seller_transaction_id: dispute.captureId,
          ...(capture && { gross_amount: money(capture.units, capture.currency) }),
          ...optional('invoice_number', capture?.invoiceId),
          ...optional('custom', capture?.customId),
          buyer: { name: 'Erika Mustermann' },
          seller: { email: PAYEE.email_address, merchant_id: PAYEE.merchant_id, name: 'Kontor' },
        },
      ],
      ...(dispute.outcome && { dispute_outcome: { outcome_code: dispute.outcome } }),
      ...(dispute.status === 'WAITING_FOR_SELLER_RESPONSE' && {
        seller_response_due_date: wireTime(dispute.answerBy),
      }),
    };
  }

  #source(order: OrderRecord): object {
    if (!order.payerId) return {};
    return { ...PAYER, account_id: order.payerId, account_status: 'VERIFIED' };
  }

  #unit(order: OrderRecord): object {
    const unit = unitOf(order);
    const capture = this.#records.capture(order.captureId);
    const refunds = capture ? this.#records.refundsOf(capture) : [];
    return {
      ...unit,
      reference_id: referenceOf(unit),
      payee: PAYEE,
      ...(capture && {
        payments: {
          captures: [this.capture(capture)],
          ...(refunds.length > 0 && { refunds: refunds.map((refund) => this.refund(refund, true)) }),
        },
      }),
    };
  }

  /** With a payment source the payer's link is `payer-action`, without it `approve` (PAYMENTS B3). */
  #orderLinks(order: OrderRecord): readonly object[] {
    const here = `/v2/checkout/orders/${order.id}`;
    const self = this.#link('self', 'GET', here);
    if (!isOpen(order)) return [self];
    const href = this.payerLink(order.id);
    if (order.request.payment_source) return [self, { href, rel: 'payer-action', method: 'GET' }];
    return [
      self,
      { href, rel: 'approve', method: 'GET' },
      this.#link('update', 'PATCH', here),
      this.#link('capture', 'POST', `${here}/capture`),
    ];
  }

  #link(rel: string, method: string, path: string): object {
    return { href: `${this.#addresses().api}${path}`, rel, method };
  }
}
