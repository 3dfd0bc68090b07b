import { isWaiting, type OrderLife, waitingPieces } from '@kontor/domain';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { StoredParcel } from '../load-life.ts';
import { piecesInWords } from './pieces-in-words.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.shipped;

/** The mail about a shipped parcel: what it contains, how to track it, and what is still to come. */
export function shippedMail(
  order: OrderSnapshot,
  { life, parcel }: { readonly life: OrderLife; readonly parcel: StoredParcel },
  from: MailAddress,
): Mail {
  const { shop, orderNumber } = order;
  const isPart = isWaiting(life) || life.parcels.length > 1;
  const rest = order.lines.map((_, line) => ({ line, amount: waitingPieces(life, line) }));
  const carrier = texts.parcel(parcel.carrier, parcel.trackingNumber);
  return mailFromShop({
    ...{ kind: 'order-shipped', about: `${order.id} ${parcel.number}`, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber, isPart), preview: texts.preview },
    content: letter(shop.title, [
      texts.sentence(orderNumber, isPart),
      { items: piecesInWords(order, parcel.pieces) },
      ...(carrier === '' ? [] : [`${carrier}.`]),
      ...(parcel.trackingLink === null ? [] : [{ link: parcel.trackingLink, label: texts.follow }]),
      ...(isWaiting(life) ? [texts.rest, { items: piecesInWords(order, rest) }] : []),
    ]),
  });
}
