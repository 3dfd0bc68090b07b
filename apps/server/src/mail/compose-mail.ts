import type { Html } from '../html/html.ts';
import type { Seller } from '../modules/configuration/types.ts';
import type { Attachment, Mail, MailAddress } from './mail.ts';
import { mailFoot } from './mail-foot.ts';
import { mailFrame } from './mail-frame.ts';
import { messageIdOf } from './message-id.ts';

/** The data of a shop in its mails. */
export interface MailingShop {
  readonly title: string;
  readonly seller: Seller;
}

/** The content of a mail: plain text, without a line break at the end, and the same in HTML. */
export interface MailContent {
  readonly text: string;
  readonly html: Html;
}

/** The fields of every mail of a shop. */
interface AnyMail {
  /** The kind of the mail and its subject, such as an order's id. The Message-ID is derived from both. */
  readonly kind: string;
  readonly about: string;
  /** The shop's sender (`senderOf`). */
  readonly from: MailAddress;
  readonly shop: MailingShop;
  readonly subject: string;
  /** The text that mail programs show beside the subject. */
  readonly preview: string;
  readonly content: MailContent;
}

/** A mail to a customer or somebody else outside. */
export interface MailOut extends AnyMail {
  readonly to: MailAddress;
  readonly attachments?: readonly Attachment[];
  readonly unsubscribe?: string;
}

/** A mail to the shop's staff. */
export interface MailIn extends AnyMail {
  /** One of the shop's own addresses. Each gets its own mail. */
  readonly to: string;
  /** The customer it is about. */
  readonly customer: MailAddress;
}

/** A mail from the shop. It ends with the company data that the law requires; replies go to the seller. */
export function mailFromShop({ attachments = [], unsubscribe, ...mail }: MailOut): Mail {
  const { shop, to } = mail;
  const foot = mailFoot(shop.seller);
  const text = `${mail.content.text}\n\n-- \n${foot.join('\n')}\n`;
  const { email } = shop.seller;
  return {
    ...composed(mail, { id: mail.about, text, foot }),
    ...{ to, attachments },
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...(email !== '' && { replyTo: { name: '', address: email } }),
  };
}

/** A mail to the shop. Replies go to the customer it is about, if they have an address. */
export function mailToShop({ to, customer, ...mail }: MailIn): Mail {
  const text = `${mail.content.text}\n`;
  return {
    ...composed(mail, { id: `${mail.about} ${to}`, text, foot: [] }),
    ...{ to: { name: '', address: to }, attachments: [] },
    ...(customer.address !== '' && { replyTo: customer }),
  };
}

function composed(
  { kind, from, shop, subject, preview, content }: AnyMail,
  { id, text, foot }: { readonly id: string; readonly text: string; readonly foot: readonly string[] },
): Omit<Mail, 'to' | 'attachments'> {
  const html = mailFrame({ subject, preview, shop: shop.title, content: content.html, foot });
  return { messageId: messageIdOf(kind, id, from), from, subject, text, html };
}
