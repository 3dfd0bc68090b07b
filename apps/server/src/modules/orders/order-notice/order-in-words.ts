import { taxLines } from '../confirmation-mail/order-mail-facts.ts';
import { headingText, labelled, lineText, row } from '../confirmation-mail/order-mail-text.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { noticeTexts as texts } from './texts/order-notice.de.ts';

/** An order as plain text for the shop: the sums below each other, and each part below its heading. */
export function orderInWords(facts: NoticeFacts): string {
  const { headings } = texts;
  const parts = [
    facts.came,
    headingText(headings.customer),
    facts.customer.map(labelled).join('\n'),
    headingText(headings.lines),
    facts.lines.map(lineText).join('\n\n'),
    [...facts.sums, facts.total, ...facts.balances].map(row).join('\n'),
    taxLines(facts, '  ').join('\n'),
    ...facts.addresses.flatMap(([label, lines]) => [headingText(label), lines.join('\n')]),
    headingText(headings.payment),
    facts.handling.map(labelled).join('\n'),
    ...(facts.agreed.length > 0 ? [headingText(headings.agreed), facts.agreed.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
