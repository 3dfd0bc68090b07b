import type { CalculatedOrder, Price } from '@kontor/contract';
import type { CartLine } from './cart.ts';

/**
 * The total of a line in the last answer of order/calc; undefined if the line's amount has changed since. Changes of
 * other lines do not matter.
 */
export function lastLineTotal({ condition, amount }: CartLine, lastLines: CalculatedOrder['items']): Price | undefined {
  return lastLines.find((line) => line.condition._id === condition._id && line.amount === amount)?.total;
}
