import type { Order, OrderSummary } from '@kontor/contract';
import type { OrderSnapshot } from './order-snapshot.ts';
import type { OrderPayment, OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import type { OrderWithState } from './orders.repository.ts';
import { wireOrder } from './wire-order.ts';

type Payments = Pick<OrderSources, 'payments'>;

/** The order as it goes over the wire, with how its payment stands now. */
export async function orderWithPayment(
  sources: Payments,
  placed: { readonly order: OrderSnapshot; readonly state?: string },
): Promise<Order> {
  return { ...wireOrder(placed.order), ...(await paymentOf(sources, placed)) };
}

/** An order as it stands in the customer's list, with how its payment stands now. */
export async function summaryOf(sources: Payments, placed: OrderWithState): Promise<OrderSummary> {
  const { payment } = await paymentOf(sources, placed);
  return { ...orderSummary(placed), ...(payment !== undefined && { payment }) };
}

/** Of an order that was cancelled nothing is due. */
async function paymentOf(
  { payments }: Payments,
  { order, state }: { readonly order: OrderSnapshot; readonly state?: string },
): Promise<OrderPayment> {
  const { payment, ...rest } = await payments.wireOf(order);
  if (payment === undefined || (payment === 'due' && state === 'cancelled')) return rest;
  return { payment, ...rest };
}
