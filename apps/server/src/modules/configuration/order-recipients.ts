import { isEmail } from '@kontor/domain';
import type { ShopConfiguration } from './types.ts';

/**
 * Whom the shop tells of orders and payments: the addresses of `orderMail`, or else the seller's; nobody where there is
 * none either.
 */
export function orderRecipients({ orderMail, seller }: Pick<ShopConfiguration, 'orderMail' | 'seller'>): string[] {
  const named = orderMail.length > 0 ? orderMail : [seller.email];
  return [...new Set(named)].filter(isEmail);
}
