import type { CalculatedOrder, Price } from '@kontor/contract';
import type { CartLine } from './cart.ts';

/**
 * What a line comes to by the last answer of order/calc, as long as its amount is still the one that was asked about:
 * another line that has changed, or whose amount is none, makes no difference to it.
 */
export function lastLineTotal({ condition, amount }: CartLine, lastLines: CalculatedOrder['items']): Price | undefined {
  return lastLines.find((line) => line.condition._id === condition._id && line.amount === amount)?.total;
}
