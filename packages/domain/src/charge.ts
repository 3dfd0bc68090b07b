import { type Price, zeroPrice } from './price.ts';

/**
 * The kinds of charges beside the goods: shipping, deposits on packaging, taxed like the goods or outside VAT, and the
 * fee of a payment condition.
 */
export type ChargeKind = 'shipping' | 'deposit' | 'untaxed-deposit' | 'payment-method';

/** A charge of an order. Shipping always exists, even if it is free. Others exist only if they cost something. */
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
