import {
  type Cents,
  orderPaymentState,
  type Payment,
  paymentSums,
  transferBack,
  transferredPayment,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Schema } from '../../../database/schema.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { enqueue, type JobToQueue } from '../../../jobs/enqueue.ts';
import { privateId } from '../../../private-id.ts';
import type { OfficeLog } from '../../office-log/office-log.service.ts';
import type { Changer } from '../../office-log/types.ts';
import { asAsked, notePaymentState, type OrdersService, type PaymentStanding } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import {
  insertNoted,
  isBankSource,
  isDiscountSource,
  type NotedPayment,
  notedFrom,
  notedOfOrders,
  takeBackNoted,
} from './noted-payments.repository.ts';
import { notedTexts } from './texts/noted-payments.de.ts';

export {
  discountSourceOf,
  isBankSource,
  isDiscountSource,
  isRestSource,
  type NotedPayment,
  notedByHand,
  notedFrom,
  notedOfOrders,
  notesOfOrder,
  restSourceOf,
} from './noted-payments.repository.ts';

/** Money on the shop's account that belongs to an order. */
export interface PaymentToNote {
  readonly orderNumber: string;
  /** Where it is known from: from one source an order has money once. */
  readonly source: string;
  /** In cents; negative: the shop transferred it back. */
  readonly amount: Cents;
  /** `2026-11-20`. */
  readonly receivedOn: string;
  /** What the payer wrote. */
  readonly reference: string;
}

/** What the notes need of the rest of the shop. */
export interface NotedSources {
  readonly orders: Pick<OrdersService, 'idOfNumber' | 'lock'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /**
   * Notes how the payment of a locked order stands, with what providers took. Missing: by the notes alone, which is
   * right for orders that no provider takes part in.
   */
  readonly noteState?: (transaction: Transaction<Schema>, orderId: string, now: number) => Promise<void>;
}

/** Money of orders that comes by the shop's bank account (docs/decisions/057). */
export interface NotedPayments {
  /**
   * Notes money of an order, with the order locked. The customer gets a mail once the order is paid by it.
   * @returns null when it is noted; 404 `order-not-found`, 409 `paid-online` where a provider takes the money,
   * `more-than-came` where more would have gone back than came, `already-noted` for the same source.
   */
  note(transaction: Transaction<Schema>, payment: PaymentToNote, by: Changer): Promise<Refused | null>;
  /** Takes the notes of a source back, with their orders locked. `reason`: why, for the log. */
  takeBack(transaction: Transaction<Schema>, source: string, by: Changer, reason?: string): Promise<void>;
}

/** Makes the service. */
export function createNotedPayments({ orders, log, clock, noteState = noteByNotes }: NotedSources): NotedPayments {
  const nameOf = (by: Changer) => by?.name ?? notedTexts.shopItself;
  return {
    async note(transaction, { orderNumber, source, amount, receivedOn, reference }, by) {
      const id = await orders.idOfNumber(transaction, orderNumber);
      const locked = id === null ? null : await orders.lock(transaction, id);
      if (locked === null || id === null) return refused(404, 'order-not-found');
      const before = (await notedOfOrders(transaction, [id])).get(id) ?? [];
      const refusal = refusalOf(locked.order, before, { source, amount });
      if (refusal !== null) return refusal;
      const [now, notedId] = [clock(), privateId()];
      const noted: NotedPayment = {
        ...{ id: notedId, order_id: id, source, amount, received_on: receivedOn, reference },
        ...{ noted_by: nameOf(by), noted_at: now, taken_back_by: null, taken_back_at: null },
      };
      const all = [...before, noted];
      await insertNoted(transaction, noted);
      await noteState(transaction, id, now);
      const asked = await asAsked(transaction, locked.order);
      const isPaidByIt = !isPaid(asked, before) && isPaid(asked, all);
      if (isPaidByIt && locked.state !== 'cancelled') await enqueue(transaction, mailOf(noted), now);
      const after = { amount, receivedOn, reference };
      await log.write(transaction, {
        ...{ by, subject: 'order', subjectId: orderNumber, action: 'payment.noted', after },
      });
      return null;
    },
    async takeBack(transaction, source, by, reason) {
      const notes = await notedFrom(transaction, [source]);
      const changed: OrderSnapshot[] = [];
      for (const { order_id } of notes.toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1))) {
        const locked = await orders.lock(transaction, order_id);
        if (locked !== null) changed.push(locked.order);
        const { amount, received_on: receivedOn, reference } = notes.find((one) => one.order_id === order_id) ?? {};
        await log.write(transaction, {
          ...{ by, subject: 'order', subjectId: locked?.order.orderNumber ?? '', action: 'payment.taken-back' },
          before: { amount, receivedOn, reference },
          ...(reason !== undefined && { after: { reason } }),
        });
      }
      const at = clock();
      await takeBackNoted(transaction, source, { name: nameOf(by), at });
      for (const order of changed) await noteState(transaction, order.id, at);
    },
  };
}

/** Notes on a locked order's record how its payment stands, which lists are filtered by. */
async function noteByNotes(transaction: Transaction<Schema>, orderId: string, now: number): Promise<void> {
  const notes = (await notedOfOrders(transaction, [orderId])).get(orderId) ?? [];
  await notePaymentState(transaction, orderId, (asked, due) => judgeNotes(asked, due, notes), now);
}

/** What providers took of an order, and what of it they can refund or do refund already, in cents. */
interface ByProviders {
  readonly payments: readonly Payment[];
  readonly refundable: Cents;
  /** What of that is being refunded. */
  readonly refunding: Cents;
}

/**
 * How the money of an order stands by its notes and by its providers. `asked`: the order at the amount that it is
 * judged by; `due`: what is owed.
 */
export function judgeNotes(
  asked: OrderSnapshot,
  due: Cents,
  notes: readonly Pick<NotedPayment, 'amount' | 'source'>[],
  byProviders: ByProviders = { payments: [], refundable: 0, refunding: 0 },
): PaymentStanding {
  const payments = [...byProviders.payments, ...paymentsNoted(asked, notes)];
  const money = {
    ...{ due, left: paymentSums(asked.total.gross, payments).left, byProviders: byProviders.refundable },
    transferred: notes.reduce((sum, { amount }) => sum + amount, 0) - discountOf(notes),
  };
  return {
    ...{ state: orderPaymentState(asked.total.gross, payments), transferBack: transferBack(money) },
    beyond: money.left - due - byProviders.refunding,
  };
}

/**
 * Why money is not noted of an order; null: it is. A provider takes an order's money once, so what an amendment adds to
 * it is transferred.
 */
function refusalOf(
  { paymentCondition, amendedAt }: OrderSnapshot,
  before: readonly NotedPayment[],
  { source, amount }: Pick<PaymentToNote, 'source' | 'amount'>,
): Refused | null {
  if (paymentCondition.kind === 'online' && amendedAt === undefined) return refused(409, 'paid-online');
  if (before.some((one) => one.source === source)) return refused(409, 'already-noted');
  // The statement shows a transfer back that was noted by hand before.
  const isNotedByHand = (one: NotedPayment) => one.source.startsWith('transfer:') && one.amount === amount;
  if (amount < 0 && isBankSource(source) && before.some(isNotedByHand)) return refused(409, 'already-noted');
  const left = before.reduce((sum, one) => sum + one.amount, amount);
  return amount < 0 && left < 0 ? refused(409, 'more-than-came') : null;
}

/** The mail to the customer of an order that is paid by a note. */
function mailOf({ id, order_id, noted_at: runAt }: NotedPayment): JobToQueue {
  const payload = { orderId: order_id, notedId: id };
  return { kind: 'payment-noted-mail', uniqueKey: `payment-noted-mail:${id}`, payload, runAt };
}

/** The cash discount among the notes of an order, and what was written off, in cents. */
export function discountOf(notes: readonly Pick<NotedPayment, 'amount' | 'source'>[]): Cents {
  return notes.reduce((sum, { amount, source }) => (isDiscountSource(source) ? sum + amount : sum), 0);
}

/** What was noted of an order, as payments. */
export function paymentsNoted(
  { total }: Pick<OrderSnapshot, 'total'>,
  notes: readonly Pick<NotedPayment, 'amount' | 'source'>[],
): Payment[] {
  const discount = discountOf(notes);
  const money = notes.filter(({ source }) => !isDiscountSource(source));
  const payment = transferredPayment(
    total.gross,
    money.map(({ amount }) => amount),
    discount,
  );
  return payment === null ? [] : [payment];
}

/** Whether an order is paid by what was noted. */
export function isPaid(order: Pick<OrderSnapshot, 'total'>, notes: readonly NotedPayment[]): boolean {
  const state = orderPaymentState(order.total.gross, paymentsNoted(order, notes));
  return state === 'paid' || state === 'overpaid';
}
