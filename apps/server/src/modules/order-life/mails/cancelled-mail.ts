import { type Cents, type OrderLife, orderStateOf, type Pieces, stillDue } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox, worthOf } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { piecesInWords } from './pieces-in-words.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.cancelled;

/** The mail about a cancellation: what was cancelled, and what is to pay now. The reason is internal and not in it. */
export function cancelledMail(
  order: OrderSnapshot,
  {
    life,
    pieces,
    version,
    refunded,
  }: {
    readonly life: OrderLife;
    readonly pieces: readonly Pieces[];
    readonly version: number;
    /** What is refunded with it, in cents. 0: nothing, or nobody knows yet. */
    readonly refunded: Cents;
  },
  from: MailAddress,
): Mail {
  const { shop, orderNumber } = order;
  const isPart = orderStateOf(life) !== 'cancelled';
  return mailFromShop({
    ...{ kind: 'order-cancelled', about: `${order.id} ${version}`, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber, isPart), preview: texts.preview(isPart) },
    content: letter(shop.title, [
      texts.sentence(orderNumber, isPart),
      { items: piecesInWords(order, pieces) },
      ...whatIsDue(order, life, refunded),
    ]),
  });
}

/** What is to pay now, or what goes back. */
function whatIsDue(order: OrderSnapshot, life: OrderLife, refunded: Cents): string[] {
  if (orderStateOf(life) !== 'cancelled') return [texts.nowDue(germanEuro(stillDue(worthOf(order), life)))];
  if (refunded === 0) return [texts.nothingDue];
  return [texts.refunded(germanEuro(refunded), order.paymentCondition.title)];
}
