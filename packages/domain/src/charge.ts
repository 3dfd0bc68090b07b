import { type Price, zeroPrice } from './price.ts';

/**
 * What an order can cost beside its goods: sending them, deposits on what they are packed in, taxed as they are or
 * outside VAT, and a fee for the way it is paid.
 */
export type ChargeKind = 'shipping' | 'deposit' | 'untaxed-deposit' | 'payment-method';

/** A charge of an order. Shipping is always one, even if it is free. Others exist only if something is charged. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly price: Price;
}

/** Whether a charge is paid back when the packaging is returned. */
export function isDeposit(kind: ChargeKind): boolean {
  return kind === 'deposit' || kind === 'untaxed-deposit';
}

/** The price of shipping among the charges. */
export function shippingOf(charges: readonly Charge[]): Price {
  return charges.find(({ kind }) => kind === 'shipping')?.price ?? zeroPrice;
}
