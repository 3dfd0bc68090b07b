import type { StateTable } from './state-table.ts';

/** The state of an order's handling. The state of its payment is separate: see payment-state. */
export type OrderState = 'placed' | 'processing' | 'shipped' | 'delivered' | 'completed' | 'cancelled' | 'returned';

/** The state of an order that was just placed. */
export const firstOrderState: OrderState = 'placed';

/**
 * The states that may follow each state. They follow from the state of the pieces (order-life/life-state.ts). Shipped
 * goods can be returned, not cancelled. When the rest of an order in processing is cancelled, a part may already be
 * delivered or returned. Only a shipment that is undone leads back, to `processing`: what was noted never happened.
 */
export const orderStates: StateTable<OrderState> = {
  placed: ['processing', 'shipped', 'cancelled'],
  processing: ['shipped', 'delivered', 'returned', 'cancelled'],
  shipped: ['delivered', 'completed', 'returned'],
  delivered: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  returned: [],
};
