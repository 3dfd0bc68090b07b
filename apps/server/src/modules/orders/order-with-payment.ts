import type { Order, OrderSummary } from '@kontor/contract';
import type { OrderPayment, OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import type { OrderWithState } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { wireOrder } from './wire-order.ts';

type Payments = Pick<OrderSources, 'payments'>;

/** The order for the wire, with its present payment state. */
export async function orderWithPayment(
  { payments }: Payments,
  placed: { readonly order: OrderSnapshot; readonly state?: string },
): Promise<Order> {
  const known = await payments.wireOf([placed.order]);
  return { ...wireOrder(placed.order), ...paymentOf(known, placed) };
}

/** Orders for the customer's list, with their present payment states. */
export async function summariesOf({ payments }: Payments, placed: readonly OrderWithState[]): Promise<OrderSummary[]> {
  const known = await payments.wireOf(placed.map(({ order }) => order));
  return placed.map((one) => {
    const { payment, paymentSums } = paymentOf(known, one);
    return { ...orderSummary(one), ...(payment && { payment }), ...(paymentSums && { paymentSums }) };
  });
}

/** Nothing is due for a cancelled order. */
function paymentOf(
  known: ReadonlyMap<string, OrderPayment>,
  { order, state }: { readonly order: OrderSnapshot; readonly state?: string },
): OrderPayment {
  const { payment, ...rest } = known.get(order.id) ?? {};
  if (payment === undefined || (payment === 'due' && state === 'cancelled')) return rest;
  return { payment, ...rest };
}
