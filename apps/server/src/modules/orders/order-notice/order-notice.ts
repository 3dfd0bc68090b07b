import type { ShownPayment } from '@kontor/domain';
import { type Html, html } from '../../../html/html.ts';
import { mailToShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { taxLines } from '../confirmation-mail/order-mail-facts.ts';
import { broken, detailsTable, heading, orderTable, quietNote } from '../confirmation-mail/order-mail-html.ts';
import type { OrderSnapshot } from '../types.ts';
import { customerMailbox } from '../wording/customer-mailbox.ts';
import { type NoticeFacts, noticeFacts } from './notice-facts.ts';
import { orderInWords } from './order-in-words.ts';
import { noticeTexts as texts } from './texts/order-notice.de.ts';

/** Sender and recipient of the notice, and the payment state when it is sent. */
export interface Notice {
  readonly from: MailAddress;
  readonly to: string;
  /** Undefined if it is not paid online. */
  readonly payment: ShownPayment | undefined;
}

/** The mail that tells one recipient in the shop about an order. An answer to it goes to the customer. */
export function orderNotice(order: OrderSnapshot, { from, to, payment }: Notice): Mail {
  const facts = noticeFacts(order, payment);
  return mailToShop({
    ...{ kind: 'order-notice', about: order.id, from, shop: order.shop, to, customer: customerMailbox(order) },
    ...{ subject: texts.subject(order.orderNumber, facts.total[1]), preview: facts.came },
    content: { text: `${orderInWords(facts)}\n${texts.answer}`, html: noticeHtml(facts) },
  });
}

function noticeHtml(facts: NoticeFacts): Html {
  const { headings } = texts;
  return html`<p style="margin:0">${facts.came}</p>
${heading(headings.customer)}
${detailsTable(facts.customer)}
${heading(headings.lines)}
${orderTable(facts)}
${quietNote(taxLines(facts))}
${facts.addresses.map(([label, lines]) => html`${heading(label)}<p style="margin:0">${broken(lines)}</p>`)}
${heading(headings.payment)}
${detailsTable(facts.handling)}
${facts.agreed.length > 0 && agreed(facts.agreed)}
<p style="margin:24px 0 0">${texts.answer}</p>`;
}

function agreed(sentences: readonly string[]): Html {
  return html`${heading(texts.headings.agreed)}${sentences.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`;
}
