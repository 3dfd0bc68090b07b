import type { Order } from '@kontor/contract';
import { browserSession } from './browser-session.ts';
import { nextFinalOrder } from './next-final-order.ts';

/**
 * Stores an order that is about to be paid as the final one of this tab, so that its confirmation can be shown when the
 * payer returns, without its key in the address. False if the browser stores nothing.
 */
export function keepFinalOrder(order: Order): boolean {
  const { final } = browserSession;
  final.change((kept) => nextFinalOrder(kept, order));
  return final.get().isStored;
}
