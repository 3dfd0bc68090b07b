import { type Price, zeroPrice } from './price.ts';

/** What an order can cost beside its goods: sending them, and a fee for the way it is paid. */
export type ChargeKind = 'shipping' | 'payment-method';

/** A charge of an order. Shipping is always one, also where it is free; others only where something is asked. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly price: Price;
}

/** What the charges ask for shipping. */
export function shippingOf(charges: readonly Charge[]): Price {
  return charges.find(({ kind }) => kind === 'shipping')?.price ?? zeroPrice;
}
