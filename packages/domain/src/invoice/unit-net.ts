import { multiplyDivideHalfUp } from '../money.ts';
import type { InvoiceLine } from './invoice-amounts.ts';

/** A price with more decimals than cents have: `value` is in units of 10^-decimals EUR. */
export interface FinePrice {
  readonly value: number;
  readonly decimals: 4 | 6;
}

/** From this quantity a price with four decimals could differ from the line by more than the tolerance of 0.02. */
const manyPieces = 200;

/**
 * The net price of `priceQuantity` units (BT-146, BT-149) that leads to the net of a line. It is never negative
 * (BR-27): on a correction the quantity is.
 */
export function unitNet({ net, quantity, priceQuantity }: InvoiceLine): FinePrice {
  const decimals = Math.abs(quantity) > manyPieces ? 6 : 4;
  const [size, pieces] = [Math.abs(net) * priceQuantity, Math.abs(quantity)];
  return { value: multiplyDivideHalfUp(size, 10 ** (decimals - 2), pieces), decimals };
}
