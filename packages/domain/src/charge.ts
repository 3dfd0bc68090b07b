import { type Price, zeroPrice } from './price.ts';

/**
 * What an order can cost beside its goods: sending them, deposits on what they are packed in, taxed as they are or
 * outside VAT, and a fee for the way it is paid.
 */
export type ChargeKind = 'shipping' | 'deposit' | 'untaxed-deposit' | 'payment-method';

/** A charge of an order. Shipping is always one, also where it is free; others only where something is asked. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly price: Price;
}

/** Whether a charge comes back with what the goods are packed in. */
export function isDeposit(kind: ChargeKind): boolean {
  return kind === 'deposit' || kind === 'untaxed-deposit';
}

/** What the charges ask for shipping. */
export function shippingOf(charges: readonly Charge[]): Price {
  return charges.find(({ kind }) => kind === 'shipping')?.price ?? zeroPrice;
}
