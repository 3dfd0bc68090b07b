import type { Cents } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.refunded;

/** The mail about money that goes back to the customer. The reason is internal and not in it. */
export function refundedMail(
  order: OrderSnapshot,
  { amount, version }: { readonly amount: Cents; readonly version: number },
  from: MailAddress,
): Mail {
  const { shop, orderNumber, paymentCondition } = order;
  return mailFromShop({
    ...{ kind: 'order-refunded', about: `${order.id} ${version}`, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber), preview: texts.preview },
    content: letter(shop.title, [texts.sentence(orderNumber, germanEuro(amount), paymentCondition.title)]),
  });
}
