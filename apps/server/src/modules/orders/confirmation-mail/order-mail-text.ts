import { wordingTexts } from '../texts/wording.de.ts';
import type { Detail } from '../wording/order-wording.ts';
import { type MailLine, type OrderMailFacts, taxLines } from './order-mail-facts.ts';
import { mailTexts } from './texts/confirmation-mail.de.ts';

/** Characters from the left edge to the end of an amount. */
const width = 68;

/** The mail as plain text, with sums below each other and each part below its heading. */
export function orderMailText(facts: OrderMailFacts): string {
  const { headings } = wordingTexts;
  const parts = [
    facts.greeting,
    facts.thanks,
    headingText(mailTexts.yourOrder),
    facts.lines.map(lineText).join('\n\n'),
    [...facts.sums, facts.total, ...facts.balances].map(row).join('\n'),
    taxLines(facts, '  ').join('\n'),
    ...facts.addresses.flatMap(([label, lines]) => [headingText(label), lines.join('\n')]),
    headingText(headings.payment),
    [...[...facts.references, ...facts.arrival].map(labelled), facts.payment].join('\n'),
    facts.bank.map(labelled).join('\n'),
    facts.addressToPay === null ? '' : [mailTexts.payLater, facts.addressToPay, mailTexts.payHint].join('\n'),
    ...guaranteesText(facts),
    ...(facts.agreed.length > 0 ? [headingText(headings.agreed), facts.agreed.join('\n')] : []),
    ...(facts.guarantee === null ? [] : [headingText(mailTexts.guarantee), facts.guarantee.text]),
    facts.withdrawal === null ? '' : `${mailTexts.withdrawal}\n${facts.withdrawal}`,
    facts.attached,
    `${mailTexts.questions}\n\n${mailTexts.farewell}\n${facts.shop}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The makers' guarantees as parts of a mail (LAW W3). */
export function guaranteesText({ makersGuarantees }: Pick<OrderMailFacts, 'makersGuarantees'>): string[] {
  if (makersGuarantees.length === 0) return [];
  return [
    headingText(wordingTexts.headings.makersGuarantee),
    ...makersGuarantees.map(({ goods, paragraphs }) => [goods, ...paragraphs].join('\n')),
    wordingTexts.guaranteeBeside,
  ];
}

/** The heading of a part of a mail in plain text. */
export function headingText(text: string): string {
  return `${text.toLocaleUpperCase('de')}\n${'-'.repeat(text.length)}`;
}

/** A bought line. */
export function lineText({ name, more, amount, unitPrice, total }: MailLine): string {
  return [name, ...more, row([`${amount}, ${unitPrice}`, total])].join('\n');
}

/** A label, and an amount whose end is aligned with all other amounts. */
export function row([label, amount]: Detail): string {
  return `${label.padEnd(width - amount.length - 1)} ${amount}`;
}

/** A label and its value. */
export function labelled([label, value]: Detail): string {
  return `${label}: ${value}`;
}
