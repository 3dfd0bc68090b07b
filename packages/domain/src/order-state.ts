import type { StateTable } from './state-table.ts';

/** The state of an order's handling. The state of its payment is separate: see payment-state. */
export type OrderState = 'placed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

/** The state of an order that was just placed. */
export const firstOrderState: OrderState = 'placed';

/** The states that may follow each state. Shipped goods come back as a return; they cannot be cancelled. */
export const orderStates: StateTable<OrderState> = {
  placed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};
