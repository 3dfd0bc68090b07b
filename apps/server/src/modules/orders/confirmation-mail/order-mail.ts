import type { Attachment, Mail, MailAddress } from '../../../mail/mail.ts';
import { messageIdOf } from '../../../mail/message-id.ts';
import { customerMailbox } from '../customer-mailbox.ts';
import type { OrderSnapshot } from '../types.ts';
import type { MailedHtml } from './mailed-html.ts';
import { orderMailFacts } from './order-mail-facts.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { mailTexts } from './texts/de.ts';

/**
 * What a mail about an order has beside it. `addressToPay`: null where no provider is paid; `guarantee`: null where the
 * customer saw no notice.
 */
export interface OrderMailing {
  readonly from: MailAddress;
  readonly addressToPay: string | null;
  readonly guarantee: MailedHtml | null;
  readonly attachments: readonly Attachment[];
}

/**
 * The mail that confirms an order to its customer (LAW O1, O2), from its snapshot alone: however often it is made, it
 * is the same mail, also when the order was paid in between.
 */
export function orderMail(order: OrderSnapshot, { from, addressToPay, guarantee, attachments }: OrderMailing): Mail {
  const facts = orderMailFacts(order, { addressToPay, guarantee });
  const subject = mailTexts.subject(order.orderNumber, order.shop.title);
  const { shop } = order;
  return {
    messageId: messageIdOf('order', order.id, from),
    from,
    to: customerMailbox(order),
    ...(shop.seller.email !== '' && { replyTo: { name: '', address: shop.seller.email } }),
    subject,
    text: orderMailText(facts),
    html: orderMailHtml(facts, subject),
    attachments: [...attachments, ...(guarantee?.pictures ?? [])],
  };
}
