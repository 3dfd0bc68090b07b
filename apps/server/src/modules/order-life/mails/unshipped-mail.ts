import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { StoredParcel } from '../load-life.ts';
import { piecesInWords } from './pieces-in-words.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.unshipped;

/** The mail that corrects the one about a shipment that was noted by mistake. The reason is internal and not in it. */
export function unshippedMail(
  order: OrderSnapshot,
  { pieces, trackingNumber, number }: StoredParcel,
  from: MailAddress,
): Mail {
  const { shop, orderNumber, id } = order;
  return mailFromShop({
    ...{ kind: 'order-unshipped', about: `${id} ${number}`, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber), preview: texts.preview },
    content: letter(shop.title, [
      texts.sentence(orderNumber),
      { items: piecesInWords(order, pieces) },
      ...(trackingNumber === '' ? [] : [texts.trackingNumber(trackingNumber)]),
      texts.next,
    ]),
  });
}
