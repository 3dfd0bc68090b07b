import type { StateTable } from './state-table.ts';

/** Where the handling of an order stands. What was paid is another question: see payment-state. */
export type OrderState = 'placed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

/** The state of an order that was just placed. */
export const firstOrderState: OrderState = 'placed';

/** What may follow each state of an order. Goods that left the house come back as a return, they are not cancelled. */
export const orderStates: StateTable<OrderState> = {
  placed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};
