import type { Order, OrderSummary } from '@kontor/contract';
import { firstOrderState } from '@kontor/domain';
import type { KnownLife, OrderPayment, OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import type { OrderWithState } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { wireOrder } from './wire-order.ts';

type Known = Pick<OrderSources, 'payments' | 'lives'>;

/** A new order for the wire. */
export async function newOrder({ payments }: Pick<Known, 'payments'>, order: OrderSnapshot): Promise<Order> {
  return { ...wireOrder(order), ...(await payments.wireOf([order])).get(order.id) };
}

/** The order for the wire, with its present payment state, and with what became of it. */
export async function orderWithPayment({ payments, lives }: Known, placed: OrderWithState): Promise<Order> {
  const { order, state } = placed;
  const [known, life] = [await payments.wireOf([order]), (await lives.of([placed])).get(order.id)];
  const { paymentSentence, bankTransfer, ...wire } = wireOrder(order, life && stillOwed(order, life));
  const howToPay = { ...(paymentSentence && { paymentSentence }), ...(bankTransfer && { bankTransfer }) };
  return {
    ...wire,
    // Nobody pays for a cancelled order.
    ...(state !== 'cancelled' && howToPay),
    ...paymentOf(known, placed),
    ...(state !== firstOrderState && { state }),
    ...parcelsOf(life),
    items: wire.items.map((item, line) => ({ ...item, ...goneOf(life, line) })),
  };
}

/** Orders for the customer's list, with their present payment states. */
export async function summariesOf(
  { payments, lives }: Known,
  placed: readonly OrderWithState[],
): Promise<OrderSummary[]> {
  const [known, life] = [await payments.wireOf(placed.map(({ order }) => order)), await lives.of(placed)];
  return placed.map((one) => {
    const { payment, paymentSums } = paymentOf(known, one);
    const paid = { ...(payment && { payment }), ...(paymentSums && { paymentSums }) };
    return { ...orderSummary(one), ...paid, ...parcelsOf(life.get(one.order.id)) };
  });
}

/** An order at the amount that is still owed for it. */
export function stillOwed(order: OrderSnapshot, { stillDue }: Pick<KnownLife, 'stillDue'>): OrderSnapshot {
  return { ...order, total: { ...order.total, gross: stillDue } };
}

function parcelsOf(life: KnownLife | undefined): Pick<Order, 'parcels'> {
  return life === undefined || life.parcels.length === 0 ? {} : { parcels: [...life.parcels] };
}

function goneOf(life: KnownLife | undefined, line: number): Partial<KnownLife['lines'][number]> {
  const { cancelled = 0, returned = 0 } = life?.lines[line] ?? {};
  return { ...(cancelled > 0 && { cancelled }), ...(returned > 0 && { returned }) };
}

/** Nothing is due for a cancelled order. */
function paymentOf(known: ReadonlyMap<string, OrderPayment>, { order, state }: OrderWithState): OrderPayment {
  const { payment, ...rest } = known.get(order.id) ?? {};
  if (payment === undefined || (payment === 'due' && state === 'cancelled')) return rest;
  return { payment, ...rest };
}
