import type { Order } from '@kontor/contract';

/** An order that is paid online, and a function that loads it again. */
export interface PaymentOfOrder {
  readonly order: Order;
  readonly refresh: () => Promise<void>;
}
