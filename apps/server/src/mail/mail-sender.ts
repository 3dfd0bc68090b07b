import type { Seller } from '../modules/configuration/types.ts';
import type { MailAddress } from './mail.ts';

/** The data of a shop for the sender of its mails. */
interface SendingShop {
  readonly title: string;
  readonly seller: Pick<Seller, 'companyName' | 'email'>;
}

/**
 * The sender of mails. Its address is that of MAIL_FROM, otherwise the seller's; its name is that of MAIL_FROM,
 * otherwise the shop's. Throws if there is no address.
 */
export function senderOf({ title, seller }: SendingShop, mailFrom: string | undefined): MailAddress {
  const { name, address } = mailFrom === undefined ? { name: '', address: seller.email } : writtenSender(mailFrom);
  if (address === '') throw new Error('No sender for mails: set MAIL_FROM, or the e-mail address of the seller');
  return { name: name || title || seller.companyName, address };
}

/**
 * Parses `Shop <shop@shop.example>`, also with a quoted name, or an address alone. The text before the address is the
 * name, including commas.
 */
function writtenSender(written: string): MailAddress {
  const [, before = '', address = written.trim()] = /^(.*?)<?([^\s@<>]+@[^\s@<>]+)>?\s*$/.exec(written) ?? [];
  const quoted = /^"(.*)"$/.exec(before.trim());
  return { name: quoted?.[1] === undefined ? before.trim() : quoted[1].replace(/\\(.)/g, '$1'), address };
}
