import type { Order, OrderPlacement } from '@kontor/contract';
import { cleanAddress } from '@kontor/domain';

/** The parts of an order that the customer decided. */
type Decided =
  | 'email'
  | 'address'
  | 'separateShippingAddress'
  | 'shippingAddress'
  | 'paymentCondition'
  | 'carrier'
  | 'externalNumber';

/**
 * Whether an order is the one that was sent: the same conditions in the same amounts, at the same gross total, to the
 * same addresses, by the same carrier and payment condition. A repeated Idempotency-Key is answered with the first
 * order, whatever was sent with it (CONTRACT §5). Without this check, later changes of the customer would seem to be
 * ordered.
 */
export function isOrderedAsSent(
  sent: Pick<OrderPlacement, 'items' | 'total' | Decided>,
  answered: Pick<Order, 'items' | 'total' | Decided>,
): boolean {
  const wanted = amountsOf(sent.items);
  const ordered = amountsOf(answered.items);
  const isSameCart = wanted.size === ordered.size && [...wanted].every(([id, amount]) => ordered.get(id) === amount);
  const isSameTotal = centsOf(sent.total.gross) === centsOf(answered.total.gross);
  return isSameCart && isSameTotal && detailsOf(sent) === detailsOf(answered) && isSameCarrier(sent, answered);
}

/** The details as text for comparison. Ignores the name of the country, and a shipping address that is switched off. */
function detailsOf(order: Pick<OrderPlacement, Decided>): string {
  const { email, address = {}, separateShippingAddress = false, shippingAddress = {} } = order;
  const shipping = separateShippingAddress && cleanAddress(shippingAddress, cleanAddress(address).country);
  return JSON.stringify([email, cleanAddress(address), shipping, order.paymentCondition, order.externalNumber ?? '']);
}

/** In a shop without carriers the order has none. */
function isSameCarrier(sent: Pick<OrderPlacement, 'carrier'>, answered: Pick<Order, 'carrier'>): boolean {
  return answered.carrier === undefined || answered.carrier === sent.carrier;
}

/** Amounts by condition, regardless of the order of the lines and how they are split. */
function amountsOf(lines: readonly { readonly condition: { readonly _id: string }; readonly amount: number }[]) {
  const amounts = new Map<string, number>();
  for (const { condition, amount } of lines) amounts.set(condition._id, (amounts.get(condition._id) ?? 0) + amount);
  return amounts;
}

function centsOf(euros: number): number {
  return Math.round(euros * 100);
}
