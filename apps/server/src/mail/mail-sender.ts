import type { Seller } from '../modules/configuration/types.ts';
import type { MailAddress } from './mail.ts';

/** A shop as mails come from it. */
interface SendingShop {
  readonly title: string;
  readonly seller: Pick<Seller, 'companyName' | 'email'>;
}

/**
 * Whom mails are from: the address of MAIL_FROM, or else the seller's own, under the name of MAIL_FROM or else the
 * shop's. Throws when there is no address.
 */
export function senderOf({ title, seller }: SendingShop, mailFrom: string | undefined): MailAddress {
  const { name, address } = mailFrom === undefined ? { name: '', address: seller.email } : writtenSender(mailFrom);
  if (address === '') throw new Error('No sender for mails: set MAIL_FROM, or the e-mail address of the seller');
  return { name: name || title || seller.companyName, address };
}

/**
 * Reads `Shop <shop@shop.example>`, also with a name in quotes, or an address alone. What stands before the address is
 * the name, commas and all.
 */
function writtenSender(written: string): MailAddress {
  const [, before = '', address = written.trim()] = /^(.*?)<?([^\s@<>]+@[^\s@<>]+)>?\s*$/.exec(written) ?? [];
  const quoted = /^"(.*)"$/.exec(before.trim());
  return { name: quoted?.[1] === undefined ? before.trim() : quoted[1].replace(/\\(.)/g, '$1'), address };
}
