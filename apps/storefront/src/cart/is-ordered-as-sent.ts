import type { Order, OrderPlacement } from '@kontor/contract';

/**
 * Whether an order is the one that was sent: the same conditions in the same amounts, at the same gross total. A repeated Idempotency-Key is
 * answered with the first order, whatever was sent with it (CONTRACT §5), so a cart changed in between would pass for ordered.
 */
export function isOrderedAsSent(
  sent: Pick<OrderPlacement, 'items' | 'total'>,
  answered: Pick<Order, 'items' | 'total'>,
): boolean {
  const wanted = amountsOf(sent.items);
  const ordered = amountsOf(answered.items);
  const isSameCart = wanted.size === ordered.size && [...wanted].every(([id, amount]) => ordered.get(id) === amount);
  return isSameCart && centsOf(sent.total.gross) === centsOf(answered.total.gross);
}

/** Pieces by condition: neither the order of the lines nor how they are split matters. */
function amountsOf(lines: readonly { readonly condition: { readonly _id: string }; readonly amount: number }[]) {
  const amounts = new Map<string, number>();
  for (const { condition, amount } of lines) amounts.set(condition._id, (amounts.get(condition._id) ?? 0) + amount);
  return amounts;
}

function centsOf(euros: number): number {
  return Math.round(euros * 100);
}
