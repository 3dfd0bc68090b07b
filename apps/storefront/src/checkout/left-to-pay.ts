import type { CalculatedOrder } from '@kontor/contract';

/** What is left to pay of an order, gross in EUR: all of it, unless gift balances pay a part. */
export function leftToPay({ total, toPay }: Pick<CalculatedOrder, 'total' | 'toPay'>): number {
  return toPay ?? total.gross;
}
