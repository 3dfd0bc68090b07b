import { type Cents, discountLeft, type Payment, paymentSums, refundableOf } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { askedFor, atAmount } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import {
  type AttemptWithRefunds,
  attemptsOfOrder,
  discountOf,
  type NotedPayment,
  notedOfOrders,
  paymentsAsSeen,
  paymentsNoted,
  refundedOf,
} from '../payments/payments.service.ts';

/** The money of an order: what providers captured, and what was noted from the shop's bank account. */
export interface OrderMoney {
  readonly attempts: readonly AttemptWithRefunds[];
  readonly noted: readonly NotedPayment[];
}

/** Reads the money of an order. */
export async function moneyOfOrder(queryable: Queryable, orderId: string): Promise<OrderMoney> {
  return {
    attempts: await attemptsOfOrder(queryable, orderId),
    noted: (await notedOfOrders(queryable, [orderId])).get(orderId) ?? [],
  };
}

/** It as payments. A noted cent more or less counts as the amount that is asked for. */
export function paymentsOf(order: Pick<OrderSnapshot, 'total'>, { attempts, noted }: OrderMoney): readonly Payment[] {
  return [...paymentsAsSeen(attempts), ...paymentsNoted(order, noted)];
}

/** What the shop has of an order's money, in cents. */
export interface MoneySums {
  /** Null: nobody knows of any, for an order without a payment provider and without noted payments. */
  readonly received: Cents | null;
  /** The same, but to the cent: `received` takes a cent more or less for the amount that is asked for. */
  readonly came: Cents | null;
  /** The cash discount that was earned on it. */
  readonly discount: Cents;
  /** What can go back. */
  readonly refundable: Cents;
}

/** Sums up the money of an order for which an amount is due. */
export function sumsOf(order: OrderSnapshot, due: Cents, money: OrderMoney): MoneySums {
  const isOnline = order.paymentCondition.kind === 'online';
  const asked = askedFor(order, due);
  const payments = paymentsOf(atAmount(order, asked), money);
  // A cash discount is no money. What is returned takes its share of it along.
  const whole = discountOf(money.noted);
  const moneyIn = money.noted.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) - whole;
  const discount = whole === 0 ? 0 : discountLeft(whole, moneyIn, asked);
  const isKnown = isOnline || payments.length > 0;
  const received = isKnown ? paymentSums(order.total.gross, payments).left - discount : null;
  const came = isKnown ? cameOf(order, money) - whole : null;
  return { received, came, discount, refundable: isOnline ? refundableOnline(money) : (came ?? 0) };
}

/** What came and did not go back, with an earned cash discount, in cents. */
function cameOf(order: OrderSnapshot, { attempts, noted }: OrderMoney): Cents {
  const online = paymentSums(order.total.gross, paymentsAsSeen(attempts)).left;
  return noted.reduce((sum, { amount }) => sum + amount, online);
}

/** What providers can refund, in cents. */
export function refundableOnline({ attempts }: Pick<OrderMoney, 'attempts'>): Cents {
  return attempts.reduce((sum, attempt) => sum + refundableOf(attempt), 0);
}

/** What went back to the customer or is on its way, by providers or as noted, in cents. */
export function goneOf({ attempts, noted }: OrderMoney): Cents {
  const online = attempts.reduce((sum, attempt) => sum + refundedOf(attempt) + attempt.refunding, 0);
  return noted.reduce((sum, { amount }) => sum + Math.max(0, -amount), online);
}
