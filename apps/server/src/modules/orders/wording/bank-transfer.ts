import { type CreditTransfer, isPaidByTransfer } from '@kontor/domain';
import type { OrderSnapshot } from '../types.ts';

/**
 * The transfer that pays an order, with the order's number as its reference. Null if none is due or no account is
 * named.
 */
export function bankTransfer({ paymentCondition, shop, orderNumber, total }: OrderSnapshot): CreditTransfer | null {
  const { iban, bic, holder } = shop.seller.bank;
  if (!isPaidByTransfer(paymentCondition) || iban === '' || total.gross <= 0) return null;
  return { holder: holder || shop.seller.companyName, iban, bic, amount: total.gross, reference: orderNumber };
}
