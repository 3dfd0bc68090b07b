import type { OrderWorth } from '@kontor/domain';
import type { OrderSnapshot } from '../orders/types.ts';

/** What an order costs, as far as it decides what its cancelled and returned pieces are worth. */
export function worthOf({ lines, vouchers, total }: OrderSnapshot): OrderWorth {
  // A gift balance is money, and free shipping takes nothing off the goods.
  const discounts = vouchers.filter(({ kind }) => kind === 'fixed' || kind === 'percent');
  return {
    toPay: total.gross,
    discount: discounts.reduce((sum, { price }) => sum - price.gross, 0),
    lines: lines.map(({ total: { gross }, amount, deposit = 0 }) => ({ total: gross, amount, deposit })),
  };
}
