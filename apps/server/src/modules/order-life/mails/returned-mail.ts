import { type Cents, type OrderLife, type Pieces, stillDue } from '@kontor/domain';
import { germanEuro } from '../../../german-format.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox, worthOf } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { piecesInWords } from './pieces-in-words.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.returned;

/** What came back with a return, and the order's life right after it. */
interface Returned {
  readonly life: OrderLife;
  readonly pieces: readonly Pieces[];
  readonly version: number;
  /** What had gone back to the customer of the order's money by then, in cents. */
  readonly refunded: Cents;
}

/** The mail about a return: what came back, what is to pay now, and how money goes back. The reason is not in it. */
export function returnedMail(order: OrderSnapshot, returned: Returned, from: MailAddress): Mail {
  const { shop, orderNumber, id } = order;
  const { life, pieces, version } = returned;
  const isVoucher = ({ line }: Pieces) => life.lines[line]?.isGiftVoucher === true;
  const [goods, vouchers] = [pieces.filter((piece) => !isVoucher(piece)), pieces.filter(isVoucher)];
  return mailFromShop({
    ...{ kind: 'order-returned', about: `${id} ${version}`, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber, goods.length > 0), preview: texts.preview },
    content: letter(shop.title, [
      ...(goods.length === 0 ? [] : [texts.goods(orderNumber), { items: piecesInWords(order, goods) }]),
      ...(vouchers.length === 0 ? [] : [texts.vouchers(orderNumber), { items: piecesInWords(order, vouchers) }]),
      ...whatIsNext(order, returned),
    ]),
  });
}

function whatIsNext(order: OrderSnapshot, { life, refunded }: Returned): string[] {
  const due = stillDue(worthOf(order), life);
  const means = order.paymentCondition.title;
  return [
    due === 0 ? texts.nothingDue : texts.nowDue(germanEuro(due)),
    ...(refunded === 0 ? [] : [texts.refunded(germanEuro(refunded), means)]),
    texts.next(means, { isAll: due === 0 }),
  ];
}
