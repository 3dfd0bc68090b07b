import type { Order } from '@kontor/contract';
import { browserSession } from './browser-session.ts';
import { nextFinalOrder } from './next-final-order.ts';

/**
 * An order that is about to be paid becomes the final one of this tab: its confirmation is found again when the payer
 * comes back, without its key in an address. False where the browser stores nothing.
 */
export function keepFinalOrder(order: Order): boolean {
  const { final } = browserSession;
  final.change((kept) => nextFinalOrder(kept, order));
  return final.get().isStored;
}
