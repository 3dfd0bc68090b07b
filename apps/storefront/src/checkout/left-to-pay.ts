import type { CalculatedOrder } from '@kontor/contract';

/** The amount of an order that is left to pay, gross in EUR: the total, less what gift balances pay. */
export function leftToPay({ total, toPay }: Pick<CalculatedOrder, 'total' | 'toPay'>): number {
  return toPay ?? total.gross;
}
