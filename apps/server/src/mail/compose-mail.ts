import type { Html } from '../html/html.ts';
import type { Seller } from '../modules/configuration/types.ts';
import type { Attachment, Mail, MailAddress } from './mail.ts';
import { mailFoot } from './mail-foot.ts';
import { mailFrame } from './mail-frame.ts';
import { messageIdOf } from './message-id.ts';

/** A shop, as its mails name it. */
export interface MailingShop {
  readonly title: string;
  readonly seller: Seller;
}

/** What somebody reads: the same in plain text, without a line break at its end, and in HTML. */
export interface MailContent {
  readonly text: string;
  readonly html: Html;
}

/** What every mail of a shop says of itself. */
interface AnyMail {
  /** The sort of mail and what this one is about, such as an order's id: its Message-ID follows from both. */
  readonly kind: string;
  readonly about: string;
  /** The shop's sender (`senderOf`). */
  readonly from: MailAddress;
  readonly shop: MailingShop;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly content: MailContent;
}

/** A mail to a customer or somebody else outside. */
export interface MailOut extends AnyMail {
  readonly to: MailAddress;
  readonly attachments?: readonly Attachment[];
}

/** A mail to those who run the shop. */
export interface MailIn extends AnyMail {
  /** One of the shop's own addresses. Each has a mail of its own. */
  readonly to: string;
  /** Whom it is about. */
  readonly customer: MailAddress;
}

/** A mail from the shop: it ends with the company data that the law asks for, and answers go to the seller. */
export function mailFromShop({ attachments = [], ...mail }: MailOut): Mail {
  const { shop, to } = mail;
  const foot = mailFoot(shop.seller);
  const text = `${mail.content.text}\n\n-- \n${foot.join('\n')}\n`;
  const { email } = shop.seller;
  return {
    ...composed(mail, { id: mail.about, text, foot }),
    ...{ to, attachments },
    ...(email !== '' && { replyTo: { name: '', address: email } }),
  };
}

/** A mail to the shop: answers go to the customer whom it is about. */
export function mailToShop({ to, customer, ...mail }: MailIn): Mail {
  const text = `${mail.content.text}\n`;
  return {
    ...composed(mail, { id: `${mail.about} ${to}`, text, foot: [] }),
    ...{ to: { name: '', address: to }, replyTo: customer, attachments: [] },
  };
}

function composed(
  { kind, from, shop, subject, preview, content }: AnyMail,
  { id, text, foot }: { readonly id: string; readonly text: string; readonly foot: readonly string[] },
): Omit<Mail, 'to' | 'attachments'> {
  const html = mailFrame({ subject, preview, shop: shop.title, content: content.html, foot });
  return { messageId: messageIdOf(kind, id, from), from, subject, text, html };
}
