import type { PaymentAttempt } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { html } from '../../../html/html.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { mailFoot } from '../../../mail/mail-foot.ts';
import { mailFrame } from '../../../mail/mail-frame.ts';
import { messageIdOf } from '../../../mail/message-id.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { paymentMailTexts as texts } from './texts.de.ts';

/** The mail about a payment, from what is kept alone: however often it is made, it is the same mail. */
export function paymentMail(
  kind: 'paid' | 'returned' | 'cancelled',
  order: OrderSnapshot,
  attempt: Pick<PaymentAttempt, 'id' | 'amount' | 'means'>,
  from: MailAddress,
): Mail {
  const { subject: subjectOf, preview, sentence: sentenceOf } = texts[kind];
  const { shop, orderNumber, paymentCondition } = order;
  const { title, seller } = shop;
  const means = attempt.means ?? paymentCondition.title;
  const subject = subjectOf(orderNumber);
  const sentence = sentenceOf(germanEuro(attempt.amount), means, orderNumber);
  const foot = mailFoot(seller);
  return {
    messageId: messageIdOf(`payment-${kind}`, attempt.id, from),
    from,
    to: customerMailbox(order),
    ...(seller.email !== '' && { replyTo: { name: '', address: seller.email } }),
    subject,
    text: `${[texts.greeting, sentence, `${texts.farewell}\n${title}`, `-- \n${foot.join('\n')}`].join('\n\n')}\n`,
    html: mailFrame({
      ...{ subject, preview, shop: title, foot },
      content: html`<p style="margin:0 0 12px">${texts.greeting}</p>
<p style="margin:0 0 12px">${sentence}</p>
<p style="margin:24px 0 0">${texts.farewell}<br>${title}</p>`,
    }),
    attachments: [],
  };
}
