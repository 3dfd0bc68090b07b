import { germanDay } from '../../../german-format.ts';
import { html } from '../../../html/html.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Attachment, Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { mailStyles } from '../../../mail/mail-frame.ts';
import { asOrder, customerMailbox } from '../../orders/orders.service.ts';
import {
  detailsTable,
  guaranteesHtml,
  guaranteesText,
  heading,
  headingText,
  labelled,
  lineText,
  type OrderMailFacts,
  orderMailFacts,
  orderTable,
  quietNote,
  row,
  taxLines,
} from '../../orders/wording.service.ts';
import { quoteMailTexts as texts } from '../texts/quote-mails.de.ts';
import type { Quote, QuoteEntryKind } from '../types.ts';

/** What a mail about an offer needs besides it. `kind`: what happened. `revision`: when, for the Message-ID. */
export interface QuoteMailing {
  readonly from: MailAddress;
  readonly kind: QuoteEntryKind;
  readonly revision: number;
  readonly link: string;
  readonly attachments: readonly Attachment[];
}

/** The mail that sends an offer to its customer, with everything that is offered, the letter and the link. */
export function quoteMail(quote: Quote, { from, kind, revision, link, attachments }: QuoteMailing): Mail {
  const { number, validUntil, content } = quote;
  const order = asOrder(content.order, number);
  const { shop } = order;
  const facts = orderMailFacts(order, { addressToPay: null, guarantee: null, withdrawal: null });
  const until = germanDay(validUntil);
  const opening = texts.opening(kind, number);
  return mailFromShop({
    ...{ kind: 'quote', about: `${quote.id} ${revision}`, from, shop, to: customerMailbox(order), attachments },
    ...{ subject: texts.subject(kind, number, shop.title), preview: texts.preview(facts.total[1], until) },
    content: {
      text: plainText(facts, { opening, note: content.note, until, link }),
      html: html`<p style="margin:0 0 12px">${facts.greeting}</p>
<p style="margin:0 0 12px">${opening}</p>
${content.note
  .split('\n')
  .filter(Boolean)
  .map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
<p style="margin:12px 0">${texts.until(until)}</p>
<p style="margin:16px 0"><a href="${link}" class="button" style="${mailStyles.button}">${texts.open}</a></p>
${quietNote([texts.secret])}
${heading(texts.offered)}
${orderTable(facts)}
${quietNote(taxLines(facts))}
${heading(texts.terms)}
${detailsTable(facts.references)}
${guaranteesHtml(facts)}
<p style="margin:24px 0 0">${texts.questions}</p>
<p style="margin:24px 0 0">${texts.farewell}<br>${facts.shop}</p>`,
    },
  });
}

function plainText(
  facts: OrderMailFacts,
  { opening, note, until, link }: { opening: string; note: string; until: string; link: string },
): string {
  const parts = [
    ...[facts.greeting, opening, note, texts.until(until), `${texts.open}:\n${link}\n${texts.secret}`],
    headingText(texts.offered),
    facts.lines.map(lineText).join('\n\n'),
    [...facts.sums, facts.total].map(row).join('\n'),
    taxLines(facts, '  ').join('\n'),
    headingText(texts.terms),
    facts.references.map(labelled).join('\n'),
    ...guaranteesText(facts),
    `${texts.questions}\n\n${texts.farewell}\n${facts.shop}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The mail that tells a customer that an offer was withdrawn. */
export function withdrawnMail(quote: Quote, { from, revision }: Pick<QuoteMailing, 'from' | 'revision'>): Mail {
  const { number, content } = quote;
  const { shop } = content.order;
  return mailFromShop({
    ...{ kind: 'quote', about: `${quote.id} ${revision}`, from, shop, to: customerMailbox(content.order) },
    ...{ subject: texts.subject('withdraw', number, shop.title), preview: texts.withdrawn(number) },
    content: letter(shop.title, [texts.withdrawn(number), texts.questions]),
  });
}
