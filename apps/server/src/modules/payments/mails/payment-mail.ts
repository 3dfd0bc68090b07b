import type { Cents, PaymentAttempt } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { paymentMailTexts as texts } from './texts/payment-mails.de.ts';

/**
 * The mail about a payment. It is made only from stored data, so that a repetition gives the same mail.
 * @param attempt `refunded`: what was refunded when the mail became due, in cents; `discount`: the cash discount that
 * was deducted, which never arrived and is no part of `amount`.
 */
export function paymentMail(
  kind: 'paid' | 'returned' | 'cancelled',
  order: OrderSnapshot,
  attempt: Pick<PaymentAttempt, 'id' | 'amount' | 'means' | 'refunded'> & { readonly discount?: Cents },
  from: MailAddress,
): Mail {
  const { subject, preview, sentence } = texts[kind];
  const { shop, orderNumber, paymentCondition } = order;
  const means = attempt.means ?? paymentCondition.title;
  const { id, amount, refunded, discount = 0 } = attempt;
  const money = {
    ...{ amount: germanEuro(amount), refunded: germanEuro(refunded), isAll: refunded >= amount },
    discount: discount === 0 ? undefined : germanEuro(discount),
  };
  return mailFromShop({
    ...{
      kind: `payment-${kind}`,
      about: kind === 'paid' ? id : `${id} ${refunded}`,
      from,
      shop,
      to: customerMailbox(order),
    },
    ...{ subject: subject(orderNumber), preview },
    content: letter(shop.title, [sentence(money, means, orderNumber)]),
  });
}
