import type { ShownPayment } from '@kontor/domain';
import { type Html, html } from '../../../html.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { mailFrame } from '../../mail/mail-frame.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { broken, detailsTable, heading, orderTable, quietNote } from '../confirmation-mail/order-mail-html.ts';
import { headingText, labelled, lineText, row } from '../confirmation-mail/order-mail-text.ts';
import { mailTexts } from '../confirmation-mail/texts/de.ts';
import { customerMailbox } from '../customer-mailbox.ts';
import type { OrderSnapshot } from '../order-snapshot.ts';
import { type NoticeFacts, noticeFacts } from './notice-facts.ts';
import { noticeTexts as texts } from './texts/de.ts';

/** Who tells whom of an order, and how its payment stands when it is told. */
export interface Notice {
  readonly from: MailAddress;
  readonly to: string;
  /** undefined: it is not paid online. */
  readonly payment: ShownPayment | undefined;
}

/** The mail that tells the shop of an order, once for each who is told; answered, it goes to the customer. */
export function orderNotice(order: OrderSnapshot, { from, to, payment }: Notice): Mail {
  const facts = noticeFacts(order, payment);
  const subject = texts.subject(order.orderNumber, facts.total[1]);
  return {
    messageId: messageIdOf('order-notice', `${order.id} ${to}`, from),
    from,
    to: { name: '', address: to },
    replyTo: customerMailbox(order),
    subject,
    text: noticeText(facts),
    html: noticeHtml(facts, subject),
    attachments: [],
  };
}

function noticeText(facts: NoticeFacts): string {
  const { headings } = texts;
  const parts = [
    facts.came,
    texts.answer,
    headingText(headings.customer),
    facts.customer.map(labelled).join('\n'),
    headingText(headings.lines),
    facts.lines.map(lineText).join('\n\n'),
    [...facts.sums, facts.total, ...facts.balances].map(row).join('\n'),
    [facts.priceNote, `${mailTexts.includedTax}:`, ...facts.taxes.map((tax) => `  ${tax}`)].join('\n'),
    ...facts.addresses.flatMap(([label, lines]) => [headingText(label), lines.join('\n')]),
    headingText(headings.payment),
    facts.handling.map(labelled).join('\n'),
    ...(facts.agreed.length > 0 ? [headingText(headings.agreed), facts.agreed.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function noticeHtml(facts: NoticeFacts, subject: string): string {
  const { headings } = texts;
  const content = html`<p style="margin:0 0 12px">${facts.came}</p>
<p style="margin:0">${texts.answer}</p>
${heading(headings.customer)}
${detailsTable(facts.customer)}
${heading(headings.lines)}
${orderTable(facts)}
${quietNote([facts.priceNote, `${mailTexts.includedTax}:`, ...facts.taxes])}
${facts.addresses.map(([label, lines]) => html`${heading(label)}<p style="margin:0">${broken(lines)}</p>`)}
${heading(headings.payment)}
${detailsTable(facts.handling)}
${facts.agreed.length > 0 && agreed(facts.agreed)}`;
  return mailFrame({ subject, preview: facts.came, shop: facts.shop, content, foot: [] });
}

function agreed(sentences: readonly string[]): Html {
  return html`${heading(texts.headings.agreed)}${sentences.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`;
}
