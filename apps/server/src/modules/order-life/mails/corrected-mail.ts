import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderContact, OrderSnapshot } from '../../orders/types.ts';
import { contactChanges } from '../correction.ts';
import { orderLifeMailTexts } from './texts/order-life-mails.de.ts';

const texts = orderLifeMailTexts.corrected;

/**
 * The mail about a correction: what it was, and what it is now. It goes to the corrected address alone, because the one
 * before may be a stranger's. The reason is internal and not in it.
 */
export function correctedMail(
  order: OrderSnapshot,
  { before, after, version }: { readonly before: OrderContact; readonly after: OrderContact; readonly version: number },
  from: MailAddress,
): Mail {
  const { shop, orderNumber, id } = order;
  const changes = contactChanges(before, after).flatMap(({ field, before: was, after: is }) => [
    `${field === 'vatId' ? texts.fields.vatId(shop.seller.country) : texts.fields[field]}:`,
    { items: [texts.before(was || texts.none(field)), texts.after(is || texts.none(field))] },
  ]);
  return mailFromShop({
    ...{ kind: 'order-corrected', about: `${id} ${version}`, from, shop, to: customerMailbox(after) },
    ...{ subject: texts.subject(orderNumber), preview: texts.preview },
    content: letter(shop.title, [texts.sentence(orderNumber), ...changes, texts.rest]),
  });
}
