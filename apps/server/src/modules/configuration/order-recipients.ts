import { isEmail } from '@kontor/domain';
import type { ShopConfiguration } from './types.ts';

/**
 * The recipients of mails about orders and payments: those of `orderMail`, or else the seller's address, if there is
 * one.
 */
export function orderRecipients({ orderMail, seller }: Pick<ShopConfiguration, 'orderMail' | 'seller'>): string[] {
  const named = orderMail.length > 0 ? orderMail : [seller.email];
  return [...new Set(named)].filter(isEmail);
}
