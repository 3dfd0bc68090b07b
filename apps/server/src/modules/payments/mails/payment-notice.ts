import type { PaymentAttempt } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailToShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { note } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { paymentNoticeTexts as texts } from './texts/payment-mails.de.ts';

/** The mail that tells the shop that an order is paid, one per recipient. A reply goes to the customer. */
export function paymentNotice(
  order: OrderSnapshot,
  attempt: Pick<PaymentAttempt, 'id' | 'amount' | 'means' | 'reference'>,
  { from, to }: { readonly from: MailAddress; readonly to: string },
): Mail {
  const { shop, orderNumber, paymentCondition } = order;
  const customer = customerMailbox(order);
  const means = attempt.means ?? paymentCondition.title;
  const sentence = texts.sentence(orderNumber, customer.name, germanEuro(attempt.amount), means);
  return mailToShop({
    ...{ kind: 'payment-notice', about: attempt.id, from, shop, to, customer },
    ...{ subject: texts.subject(orderNumber), preview: sentence },
    content: note([sentence, texts.reference(attempt.reference)]),
  });
}
