import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import type { InvoiceLine } from './invoice-amounts.ts';

/**
 * The price of `priceQuantity` units that a document prints, in cents as declared: so that a reader's multiplication
 * gives the line, but for rounding. It is the agreed one, or what an allowance left of it.
 */
export function printedPrice({
  unitPrice,
  quantity,
  priceQuantity,
  declared,
}: Pick<InvoiceLine, 'unitPrice' | 'quantity' | 'priceQuantity' | 'declared'>): Cents {
  const [pieces, sum] = [Math.abs(quantity), Math.abs(declared)];
  const isAgreed = Math.abs(multiplyDivideHalfUp(unitPrice, pieces, priceQuantity) - sum) <= 1;
  return isAgreed ? unitPrice : multiplyDivideHalfUp(sum, priceQuantity, pieces);
}
