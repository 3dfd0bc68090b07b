import type { PaymentAttempt } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { html } from '../../../html/html.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { mailFrame } from '../../../mail/mail-frame.ts';
import { messageIdOf } from '../../../mail/message-id.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { paymentNoticeTexts as texts } from './texts.de.ts';

/** The mail that tells the shop that an order is paid, once for each who is told; answered, it goes to the customer. */
export function paymentNotice(
  order: OrderSnapshot,
  attempt: Pick<PaymentAttempt, 'id' | 'amount' | 'means' | 'reference'>,
  { from, to }: { readonly from: MailAddress; readonly to: string },
): Mail {
  const subject = texts.subject(order.orderNumber);
  const customer = customerMailbox(order);
  const means = attempt.means ?? order.paymentCondition.title;
  const sentence = texts.sentence(order.orderNumber, customer.name, germanEuro(attempt.amount), means);
  const reference = texts.reference(attempt.reference);
  return {
    messageId: messageIdOf('payment-notice', `${attempt.id} ${to}`, from),
    from,
    to: { name: '', address: to },
    replyTo: customer,
    subject,
    text: `${sentence}\n\n${reference}\n`,
    html: mailFrame({
      ...{ subject, preview: sentence, shop: order.shop.title, foot: [] },
      content: html`<p style="margin:0 0 12px">${sentence}</p>
<p style="margin:0">${reference}</p>`,
    }),
    attachments: [],
  };
}
