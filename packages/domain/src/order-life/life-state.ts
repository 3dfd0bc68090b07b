import type { OrderState } from '../order-state.ts';
import { type Fulfilment, piecesByState, waitingPieces } from './fulfilment.ts';
import type { OrderLife } from './order-life.ts';

/** The state of an order's shipping. `none`: everything was cancelled. */
export type ShippingState = 'open' | 'partly-shipped' | 'shipped' | 'delivered' | 'returned' | 'none';

/** All states of shipping. */
export const shippingStates: readonly ShippingState[] = [
  'open',
  'partly-shipped',
  'shipped',
  'delivered',
  'returned',
  'none',
];

/**
 * The state of an order, which follows from its pieces:
 *
 * | state      | when                                                                   |
 * |------------|------------------------------------------------------------------------|
 * | cancelled  | every piece is cancelled                                               |
 * | placed     | pieces wait, and nobody has begun                                      |
 * | processing | pieces wait, and the order is confirmed, picked, or shipped in part    |
 * | returned   | nothing waits, and all that was shipped came back                      |
 * | completed  | nothing waits, and the shop has closed it                              |
 * | shipped    | nothing waits, and a parcel is on its way                              |
 * | delivered  | nothing waits, and all that was shipped and did not come back has arrived |
 */
export function orderStateOf(life: OrderLife): OrderState {
  const { waiting, shipped, delivered, returned } = sumsOf(life);
  if (waiting > 0) return life.isConfirmed || life.parcels.length > 0 ? 'processing' : 'placed';
  if (shipped + delivered + returned === 0) return 'cancelled';
  if (shipped + delivered === 0) return 'returned';
  if (life.isCompleted) return 'completed';
  return shipped > 0 ? 'shipped' : 'delivered';
}

/** The state of an order's shipping, which also follows from its pieces. */
export function shippingStateOf(life: OrderLife): ShippingState {
  const { waiting, shipped, delivered, returned } = sumsOf(life);
  if (waiting > 0) return life.parcels.length > 0 ? 'partly-shipped' : 'open';
  if (shipped + delivered + returned === 0) return 'none';
  if (shipped > 0) return 'shipped';
  return delivered > 0 ? 'delivered' : 'returned';
}

/** Whether pieces wait to be shipped or cancelled. */
export function isWaiting(life: OrderLife): boolean {
  return life.lines.some((_, line) => waitingPieces(life, line) > 0);
}

function sumsOf(life: OrderLife): Readonly<Record<'waiting' | Fulfilment, number>> {
  const sums = { waiting: 0, open: 0, picked: 0, shipped: 0, delivered: 0, returned: 0, cancelled: 0 };
  for (const line of life.lines.keys()) {
    const pieces = piecesByState(life, line);
    for (const state of Object.keys(pieces) as Fulfilment[]) sums[state] += pieces[state];
  }
  return { ...sums, waiting: sums.open + sums.picked };
}
