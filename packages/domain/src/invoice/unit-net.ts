import { multiplyDivideHalfUp } from '../money.ts';
import type { InvoiceLine } from './invoice-amounts.ts';

/** A price with more decimals than cents. `value` is in units of 10^-decimals EUR. */
export interface FinePrice {
  readonly value: number;
  readonly decimals: 4 | 6;
}

/** From this quantity on, a price with four decimals could differ from the line by more than the tolerance of 0.02. */
const manyPieces = 200;

/**
 * The net price of `priceQuantity` units (BT-146, BT-149) from which the net of a line follows. It is never negative
 * (BR-27). On a correction the quantity is negative.
 */
export function unitNet({ net, quantity, priceQuantity }: InvoiceLine): FinePrice {
  const decimals = Math.abs(quantity) > manyPieces ? 6 : 4;
  const [size, pieces] = [Math.abs(net) * priceQuantity, Math.abs(quantity)];
  return { value: multiplyDivideHalfUp(size, 10 ** (decimals - 2), pieces), decimals };
}
