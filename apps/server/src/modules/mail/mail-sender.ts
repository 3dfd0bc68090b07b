import type { Seller } from '../configuration/shop-configuration.ts';

/** Whom mails are from: MAIL_FROM, or else the seller's own address. Throws when there is neither. */
export function senderOf(seller: Seller, mailFrom: string | undefined): string {
  const sender = mailFrom ?? seller.email;
  if (sender === '') throw new Error('No sender for mails: set MAIL_FROM, or the e-mail address of the seller');
  return sender;
}
