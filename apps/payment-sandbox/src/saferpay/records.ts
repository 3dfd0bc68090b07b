import { randomBytes } from 'node:crypto';
import type { Outcome } from '../faults.ts';
import type { Store } from '../store.ts';

/** A payment page and what came of it, by its token. */
export interface PaymentRecord {
  readonly token: string;
  readonly minor: number;
  readonly orderId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly successNotifyUrl: string | null;
  readonly failNotifyUrl: string | null;
  readonly payerIp: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** When the page dies; the token lives longer. */
  readonly expiresAt: number;
  /** Its address opens once. */
  readonly isOpened: boolean;
  /** What the payer and the bank did; null: nothing yet. */
  readonly outcome: Outcome | null;
  /** Null until a transaction came of it. */
  readonly transactionId: string | null;
  /** Whether Assert breaks down the next time, though there is a result. */
  readonly breaksDown: boolean;
}

/** Money that moves or may move. */
export interface TransactionRecord {
  readonly id: string;
  readonly token: string;
  readonly type: 'PAYMENT' | 'REFUND';
  readonly status: 'PENDING' | 'AUTHORIZED' | 'CAPTURED' | 'CANCELED' | 'FAILED';
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly date: number;
  /** What the payer chose; says how it was paid and who is liable. */
  readonly outcome: Outcome;
  readonly captureId: string | null;
  /** What was captured of the amount. */
  readonly captured: number;
  /** Of a refund: its amount. */
  readonly refundOf: string | null;
}

const paymentKind = 'saferpay-payment';
const transactionKind = 'saferpay-transaction';
const captureKind = 'saferpay-capture';
const orderKind = 'saferpay-order';

/** Saferpay's books in the store. */
export class Records {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  payment(token: string): PaymentRecord | undefined {
    return this.#store.get(paymentKind, token);
  }

  payments(): PaymentRecord[] {
    return this.#store.all<PaymentRecord>(paymentKind).map(({ body }) => body);
  }

  savePayment(payment: PaymentRecord): void {
    this.#store.put(paymentKind, payment.token, payment);
  }

  money(id: string): TransactionRecord | undefined {
    return this.#store.get(transactionKind, id);
  }

  /** The transaction that was captured under this id. */
  moneyOfCapture(captureId: string): TransactionRecord | undefined {
    const id = this.#store.get<string>(captureKind, captureId);
    return id === undefined ? undefined : this.money(id);
  }

  /** The last transaction that was authorized under this OrderId. */
  moneyOfOrder(orderId: string): TransactionRecord | undefined {
    const id = this.#store.get<string>(orderKind, orderId);
    return id === undefined ? undefined : this.money(id);
  }

  /** What is refunded, by the transaction it was captured in, but for what was cancelled. */
  refunds(): Map<string, TransactionRecord[]> {
    const all = this.#store.all<TransactionRecord>(transactionKind).map(({ body }) => body);
    return Map.groupBy(
      all.filter(({ type, status }) => type === 'REFUND' && status !== 'CANCELED'),
      ({ refundOf }) => refundOf ?? '',
    );
  }

  saveMoney(money: TransactionRecord): void {
    this.#store.put(transactionKind, money.id, money);
    if (money.captureId !== null) this.#store.put(captureKind, money.captureId, money.id);
    if (money.orderId !== null && (money.status === 'AUTHORIZED' || money.status === 'CAPTURED'))
      this.#store.put(orderKind, money.orderId, money.id);
  }
}

/** The cheapest id that nobody guesses and every rule allows: letters and digits. */
export function newId(length: number): string {
  return randomBytes(length)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(length, '0')
    .slice(0, length);
}
