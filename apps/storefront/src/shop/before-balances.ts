import type { CalculatedOrder } from '@kontor/contract';
import { centsFromEuro } from '@kontor/domain';

/** What an order comes to before gift balances pay for a part of it, gross in EUR: what its tax is computed from. Null where none does. */
export function beforeBalances({ vouchers, total }: Pick<CalculatedOrder, 'vouchers' | 'total'>): number | null {
  const paid = vouchers.filter(({ kind, price }) => kind === 'gift-balance' && price.gross < 0);
  const cents = [total, ...paid.map(({ price }) => ({ gross: -price.gross }))].map(
    ({ gross }) => centsFromEuro(gross) ?? 0,
  );
  return paid.length === 0 ? null : cents.reduce((sum, amount) => sum + amount, 0) / 100;
}
