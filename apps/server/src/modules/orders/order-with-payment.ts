import type { Order, OrderSummary } from '@kontor/contract';
import { centsFromEuro, firstOrderState, isPaidBeforeDelivery } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { wireArrivalSince } from './arrival.ts';
import type { KnownLife, OrderPayment, OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import { askedFor, atAmount } from './order-worth.ts';
import type { OrderWithState } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { wireOrder } from './wire-order.ts';
import { bankTransfer } from './wording/bank-transfer.ts';
import { dispatchedSince } from './wording/order-arrival.ts';
import { paymentSentenceNow } from './wording/order-wording.ts';

type Known = Pick<OrderSources, 'payments' | 'lives'>;

/** A new order for the wire. It needs no lookup of payments outside the providers, since there are none yet. */
export async function newOrder({ payments }: Pick<Known, 'payments'>, order: OrderSnapshot): Promise<Order> {
  const wire = { ...wireOrder(order), ...wireArrivalSince(order, dispatchedSince(order, undefined)) };
  if (order.paymentCondition.kind !== 'online') return wire;
  return { ...wire, ...(await payments.wireOf([order])).get(order.id) };
}

/** The order for the wire, with its current payment state and what has happened to it. */
export async function orderWithPayment(
  { payments, lives, clock }: Known & Pick<OrderSources, 'clock'>,
  placed: OrderWithState & { readonly isHeld: boolean },
): Promise<Order> {
  const { order, state } = placed;
  const life = (await lives.of([placed])).get(order.id);
  const known = await payments.wireOf([asked(order, life)]);
  const owed = life === undefined ? order : atAmount(order, life.stillDue);
  const { paymentSentence, bankTransfer, ...wire } = wireOrder(order, owed);
  const paid = paymentOf(known, placed, life);
  const now = {
    ...{ payment: paid.payment, open: paid.paymentSums ? centsFromEuro(paid.paymentSums.open) : null },
    isShipped: life !== undefined && life.parcels.length > 0,
  };
  const howToPay = {
    ...(paymentSentence && { paymentSentence: paymentSentenceNow(owed, now) }),
    ...(bankTransfer && { bankTransfer }),
  };
  return {
    ...wire,
    // A cancelled order needs no payment.
    ...(state !== 'cancelled' && howToPay),
    ...paid,
    ...(await arrivalNow(payments, placed, { life, isPaid: paid.payment === 'paid', today: viennaDay(clock()) })),
    ...(state !== firstOrderState && { state }),
    ...parcelsOf(life),
    items: wire.items.map((item, line) => ({ ...item, ...goneOf(life, line) })),
  };
}

/** When the goods of an order arrive that is not on its way yet. Empty if it is unknown, or has passed. */
async function arrivalNow(
  payments: Pick<Known['payments'], 'paidAt'>,
  { order, state, isHeld }: OrderWithState & { readonly isHeld: boolean },
  { life, isPaid, today }: { readonly life: KnownLife | undefined; readonly isPaid: boolean; readonly today: string },
): Promise<Pick<Order, 'arrival'>> {
  const isOnItsWay = (life?.parcels.length ?? 0) > 0 || (state !== firstOrderState && state !== 'processing');
  if (isHeld || isOnItsWay || order.dispatchUntil === undefined) return {};
  const paidAt = isPaid && isPaidBeforeDelivery(order.paymentCondition) ? await payments.paidAt(order) : null;
  const isLeft = (line: number) => (life?.lines[line]?.cancelled ?? 0) < (order.lines[line]?.amount ?? 0);
  const known = wireArrivalSince(order, dispatchedSince(order, paidAt ?? undefined), isLeft);
  const last = known.arrival?.to;
  return last !== undefined && last < today ? {} : known;
}

/** Orders for the customer's list, with their current payment states. */
export async function summariesOf(
  { payments, lives }: Known,
  placed: readonly OrderWithState[],
): Promise<OrderSummary[]> {
  const life = await lives.of(placed);
  const known = await payments.wireOf(placed.map(({ order }) => asked(order, life.get(order.id))));
  return placed.map((one) => {
    const lived = life.get(one.order.id);
    const { payment, paymentSums } = paymentOf(known, one, lived);
    const paid = { ...(payment && { payment }), ...(paymentSums && { paymentSums }) };
    const toTransfer = isToTransfer(one, lived, payment) && { toTransfer: true as const };
    return { ...orderSummary(one), ...paid, ...toTransfer, ...parcelsOf(lived) };
  });
}

/** Whether a bank transfer pays the order, and none was noted for all that is due. */
function isToTransfer({ order, state }: OrderWithState, life: KnownLife | undefined, payment: Order['payment']) {
  const owed = life === undefined ? order : atAmount(order, life.stillDue);
  const isOpen = payment === undefined || payment === 'due' || payment === 'partly-paid';
  return state !== 'cancelled' && isOpen && bankTransfer(owed) !== null;
}

/** An order at the amount that is due for it now. */
function asked(order: OrderSnapshot, life: KnownLife | undefined): OrderSnapshot {
  return life === undefined ? order : atAmount(order, askedFor(order, life.stillDue));
}

function parcelsOf(life: KnownLife | undefined): Pick<Order, 'parcels'> {
  return life === undefined || life.parcels.length === 0 ? {} : { parcels: [...life.parcels] };
}

function goneOf(life: KnownLife | undefined, line: number): Partial<KnownLife['lines'][number]> {
  const { cancelled = 0, returned = 0 } = life?.lines[line] ?? {};
  return { ...(cancelled > 0 && { cancelled }), ...(returned > 0 && { returned }) };
}

/** The payment state. Nothing is due for an order that was cancelled or returned completely. */
function paymentOf(
  known: ReadonlyMap<string, OrderPayment>,
  { order, state }: OrderWithState,
  life: KnownLife | undefined,
): OrderPayment {
  const { payment, ...rest } = known.get(order.id) ?? {};
  if (payment === undefined || (payment === 'due' && (state === 'cancelled' || life?.stillDue === 0))) return rest;
  return { payment, ...rest };
}
