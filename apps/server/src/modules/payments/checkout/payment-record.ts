import type { ExecutedPayment, Order, PaymentProvider, SaferpayPayment } from '@kontor/contract';
import {
  euroFromCents,
  hasMoneyMoved,
  isOpenPayment,
  isOverPayment,
  isUndecidedPayment,
  type Payment,
  type PaymentAttempt,
  paymentSums,
  type ShownPayment,
  shownPayment,
  supersededCode,
} from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { type NotedPayment, notedOfOrders, paymentsNoted } from '../noted/noted-payments.service.ts';
import { attemptsOfOrders } from '../store/attempts.repository.ts';
import { type AttemptWithRefunds, paymentsAsSeen, refundedOf } from '../store/payment-attempt.ts';

type WirePayment = Pick<Order, 'payment' | 'paymentSums' | 'paypalPayment' | 'saferpayPayment'>;

/** The payment data that other modules may read. */
export interface PaymentRecords {
  /**
   * The payment fields of the wire for each of some orders (SPEC §3), by order id. The fields are empty for an order
   * that is not paid online, until money of it is noted.
   */
  wireOf(orders: readonly OrderSnapshot[]): Promise<ReadonlyMap<string, WirePayment>>;
  /** The payments of orders by their ids, for a person's data export (LAW D5), without the ids at the provider. */
  recordsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly object[]>>;
  /** When a paid order was paid: the last change of its payments, in epoch ms. Null: nothing came. */
  paidAt(order: Pick<OrderSnapshot, 'id' | 'paymentCondition'>): Promise<number | null>;
}

/** Makes the records of a database. */
export function createPaymentRecords({ read }: Pick<Database, 'read'>): PaymentRecords {
  const isOnline = ({ paymentCondition }: Pick<OrderSnapshot, 'paymentCondition'>) =>
    paymentCondition.kind === 'online';
  return {
    async wireOf(orders) {
      const idsOf = (some: readonly OrderSnapshot[]) => some.map(({ id }) => id);
      const attempts = await attemptsOfOrders(read, idsOf(orders.filter(isOnline)));
      const noted = await notedOfOrders(read, idsOf(orders.filter((order) => !isOnline(order))));
      return new Map(
        orders.map((order) => [
          order.id,
          isOnline(order)
            ? wireOfOne(order, attempts.get(order.id) ?? [])
            : wireOfNoted(order, noted.get(order.id) ?? []),
        ]),
      );
    },
    async paidAt(order) {
      const attempts = isOnline(order) ? ((await attemptsOfOrders(read, [order.id])).get(order.id) ?? []) : [];
      const noted = isOnline(order) ? [] : ((await notedOfOrders(read, [order.id])).get(order.id) ?? []);
      const times = [
        ...attempts.filter(({ state }) => state === 'captured').map(({ changedAt }) => changedAt),
        ...noted.filter(({ amount }) => amount > 0).map((note) => note.noted_at),
      ];
      return times.length === 0 ? null : Math.max(...times);
    },
    async recordsOf(ids) {
      const [attempts, noted] = [await attemptsOfOrders(read, ids), await notedOfOrders(read, ids)];
      return new Map(
        ids.map((id) => [id, [...(attempts.get(id) ?? []).map(exported), ...(noted.get(id) ?? []).map(exportedNote)]]),
      );
    },
  };
}

/** The payment state of an order that customers see. */
export function shownOf(order: Pick<OrderSnapshot, 'total'>, attempts: readonly AttemptWithRefunds[]): ShownPayment {
  return shownPayment(order.total.gross, paymentsAsSeen(attempts));
}

/** The answer of payment/execute: the record of the provider by which the order is paid (SPEC §7). */
export function executedOf(
  order: Pick<OrderSnapshot, 'total'>,
  provider: PaymentProvider,
  attempts: readonly AttemptWithRefunds[],
): ExecutedPayment {
  const payment = shownOf(order, attempts);
  if (provider === 'saferpay') return { payment, ...saferpayOf(attempts) };
  return {
    payment,
    ...paypalOf(attempts),
    ...(payment === 'due' && mayChooseAgain(attempts) && { chooseAgain: true }),
  };
}

/** PayPal refused the chosen means of payment, and its window asks the payer for another one (PAYMENTS B4). */
function mayChooseAgain(attempts: readonly AttemptWithRefunds[]): boolean {
  const attempt = tellingAttempt(attempts);
  return attempt?.state === 'failed' && attempt.failureCode === 'INSTRUMENT_DECLINED';
}

function wireOfOne(order: OrderSnapshot, attempts: readonly AttemptWithRefunds[]): WirePayment {
  const { provider } = order.paymentCondition;
  if (provider === undefined) return {};
  const payments = paymentsAsSeen(attempts);
  const payment = shownOf(order, attempts);
  const paypalPayment = provider === 'paypal' ? paypalOf(attempts) : undefined;
  const saferpayPayment = provider === 'saferpay' ? saferpayOf(attempts) : undefined;
  return {
    ...{ payment, ...sumsOf(payment, order, payments) },
    ...(paypalPayment && { paypalPayment }),
    ...(saferpayPayment && { saferpayPayment }),
  };
}

/** Of an order that is not paid online nothing is known before money of it is noted. */
function wireOfNoted(order: OrderSnapshot, noted: readonly NotedPayment[]): WirePayment {
  const payments = paymentsNoted(order, noted);
  if (payments.length === 0) return {};
  const payment = shownPayment(order.total.gross, payments);
  return { payment, ...sumsOf(payment, order, payments) };
}

/** The sums are sent only in states in which the order's total does not show what was paid. */
function sumsOf(
  shown: ShownPayment,
  { total }: Pick<OrderSnapshot, 'total'>,
  payments: readonly Payment[],
): Pick<WirePayment, 'paymentSums'> {
  if (shown !== 'returned' && shown !== 'partly-paid') return {};
  const { paid, returned, left, open } = paymentSums(total.gross, payments);
  const paymentSumsInEuro = {
    ...{ paid: euroFromCents(paid), returned: euroFromCents(returned) },
    ...{ left: euroFromCents(left), open: euroFromCents(open) },
  };
  return { paymentSums: paymentSumsInEuro };
}

/**
 * The attempt that decides the order's payment state: one with money, else one that may still bring money, else the
 * last.
 */
function tellingAttempt(attempts: readonly AttemptWithRefunds[]): PaymentAttempt | undefined {
  return (
    attempts.find(({ state }) => hasMoneyMoved(state)) ??
    attempts.find(({ state }) => isUndecidedPayment(state)) ??
    attempts.find(({ state }) => isOpenPayment(state)) ??
    attempts.at(-1)
  );
}

function paypalOf(attempts: readonly AttemptWithRefunds[]): Order['paypalPayment'] {
  const attempt = tellingAttempt(attempts);
  if (attempt === undefined) return undefined;
  if (hasMoneyMoved(attempt.state)) return { state: 'approved' };
  return { state: isOverPayment(attempt.state) ? 'failed' : 'created' };
}

function saferpayOf(attempts: readonly AttemptWithRefunds[]): SaferpayPayment | undefined {
  const attempt = tellingAttempt(attempts);
  if (attempt === undefined) return undefined;
  const { state, reference, means, transactionId: id, failureCode: code, failureMessage: msg } = attempt;
  if (isOpenPayment(state)) return {};
  if (hasMoneyMoved(state) || isUndecidedPayment(state)) {
    return { transaction: { id: id ?? reference, ...(means !== null && { means }) } };
  }
  if (code === supersededCode) return undefined;
  return { error: { code: code ?? state, ...(msg !== null && { msg }) } };
}

function exportedNote({ amount, received_on: receivedOn, reference }: NotedPayment): object {
  return { amount, receivedOn, reference };
}

function exported(attempt: AttemptWithRefunds): object {
  const { number, provider, reference, amount, state, means, failureCode } = attempt;
  const [refunded, takenBack] = [refundedOf(attempt), attempt.reversed];
  const times = { createdAt: attempt.createdAt, changedAt: attempt.changedAt };
  return {
    number,
    provider,
    reference,
    amount,
    state,
    refunded,
    takenBack,
    means,
    failureCode,
    ...times,
  };
}
