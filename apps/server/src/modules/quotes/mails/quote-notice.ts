import { mailToShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { note } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import { quoteMailTexts } from '../texts/quote-mails.de.ts';
import type { Quote, QuoteEntry } from '../types.ts';

const texts = quoteMailTexts.notice;

/** The mail that tells one recipient in the shop what a customer did with an offer. It has no key to the offer. */
export function quoteNotice(
  { id, number, content }: Quote,
  { from, to, entry, orderNumber }: { from: MailAddress; to: string; entry: QuoteEntry; orderNumber: string | null },
): Mail {
  const { order } = content;
  const { name } = customerMailbox(order);
  const said = texts.said(entry.kind, number, order.address.companyName || name);
  return mailToShop({
    ...{ kind: 'quote-notice', about: `${id} ${entry.revision}`, from, shop: order.shop, to },
    ...{ customer: customerMailbox(order), subject: texts.subject(entry.kind, number), preview: said },
    content: note([
      said,
      ...(orderNumber === null ? [] : [texts.order(orderNumber)]),
      ...(entry.detail.text ? [texts.reason(entry.detail.text)] : []),
      texts.answer,
    ]),
  });
}
