import type { CreditTransfer } from '@kontor/domain';
import type { OrderSnapshot } from './types.ts';

/** Payment conditions whose customers send the money themselves: in advance, or for an invoice (CONTRACT §3). */
const byTransfer: readonly string[] = ['vorkasse', 'rechnung'];

/** Whether customers who pay so send the money to the shop's account. */
export function isPaidByTransfer(paymentCondition: string): boolean {
  return byTransfer.includes(paymentCondition);
}

/**
 * The transfer that pays an order, its number being what the bank statement is matched by; null where none is due or no
 * account is named.
 */
export function bankTransfer({ paymentCondition, shop, orderNumber, total }: OrderSnapshot): CreditTransfer | null {
  const { iban, bic, holder } = shop.seller.bank;
  if (!isPaidByTransfer(paymentCondition.name) || iban === '' || total.gross <= 0) return null;
  return { holder: holder || shop.seller.companyName, iban, bic, amount: total.gross, reference: orderNumber };
}
