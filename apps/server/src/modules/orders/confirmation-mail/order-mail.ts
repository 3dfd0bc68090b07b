import type { Attachment, Mail } from '../../mail/mail.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import type { OrderSnapshot } from '../order-snapshot.ts';
import { orderMailFacts } from './order-mail-facts.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { mailTexts } from './texts/de.ts';

/** The mail that confirms an order to its customer (LAW O1, O2), from its snapshot alone: however often it is made, it is the same mail. */
export function orderMail(order: OrderSnapshot, from: string, attachments: readonly Attachment[]): Mail {
  const facts = orderMailFacts(order);
  const subject = mailTexts.subject(order.orderNumber, order.shop.title);
  const { address, shop, email } = order;
  return {
    messageId: messageIdOf('order', order.id, from),
    from,
    to: { name: `${address.firstName} ${address.name}`.trim(), address: email },
    ...(shop.seller.email !== '' && { replyTo: shop.seller.email }),
    subject,
    text: orderMailText(facts),
    html: orderMailHtml(facts, subject),
    attachments,
  };
}
