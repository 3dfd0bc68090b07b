import { type Cents, isWaiting, type OrderLife, waitingPieces } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { type ChangedOrderRate, customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { StoredParcel } from '../load-life.ts';
import { rateInWords } from '../texts/steps.de.ts';
import { piecesInWords } from './pieces-in-words.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.shipped;

/** A shipped parcel, the order's life right after it, and what became of the tax. */
interface ShippedParcel {
  readonly life: OrderLife;
  readonly parcel: StoredParcel;
  /** The rates that changed since the order, and the new amount to pay if there is one (LAW T2). Null: none did. */
  readonly supply: { readonly rates: readonly ChangedOrderRate[]; readonly total: Cents | null } | null;
}

/** The mail about a shipped parcel: what it contains, how to track it, and what is still to come. */
export function shippedMail(order: OrderSnapshot, { life, parcel, supply }: ShippedParcel, from: MailAddress): Mail {
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
      ...(parcel.trackingLink === null
        ? []
        : [{ link: parcel.trackingLink, label: texts.follow, isMain: true } as const]),
      ...(supply === null
        ? []
        : [texts.supply(supply.rates.map(rateInWords), supply.total === null ? null : germanEuro(supply.total))]),
      ...(isWaiting(life) ? [texts.rest, { items: piecesInWords(order, rest) }] : []),
    ]),
  });
}
