import type { Order } from '@kontor/contract';

/** An order that is paid online, and how to ask our server for it anew. */
export interface PaymentOfOrder {
  readonly order: Order;
  readonly refresh: () => Promise<void>;
}
