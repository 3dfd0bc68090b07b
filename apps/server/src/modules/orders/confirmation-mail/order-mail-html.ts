import { type Html, html } from '../../../html/html.ts';
import { unbroken } from '../../../html/unbroken.ts';
import { mailStyles } from '../../../mail/mail-frame.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { Detail } from '../wording/order-wording.ts';
import { type MailLine, type OrderMailFacts, taxLines } from './order-mail-facts.ts';
import { mailTexts } from './texts/confirmation-mail.de.ts';

const { quiet, ruled, button } = mailStyles;
const amountCell =
  'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px;vertical-align:top';
const strong = 'padding-top:12px;font-size:18px;font-weight:600';

/** The name of the code's picture in the mail's HTML. */
export const transferCodeId = 'transfer-code';

/** The mail as HTML. The template escapes all data. */
export function orderMailHtml(facts: OrderMailFacts): Html {
  const { headings } = wordingTexts;
  return html`<p style="margin:0 0 12px">${facts.greeting}</p>
<p style="margin:0">${unbroken(facts.thanks)}</p>
${heading(mailTexts.yourOrder)}
${orderTable(facts)}
${quietNote(taxLines(facts))}
${facts.addresses.map(([label, lines]) => html`${heading(label)}<p style="margin:0">${broken(lines)}</p>`)}
${heading(headings.payment)}
${detailsTable([...facts.references, ...facts.arrival])}
<p style="margin:8px 0">${facts.payment}</p>
${detailsTable(facts.bank)}
${facts.hasCode && html`<p style="margin:12px 0 0"><img src="cid:${transferCodeId}" width="196" height="196" alt="${wordingTexts.code}" style="display:block;background:#fff"><span class="quiet" style="font-size:14px;${quiet}">${wordingTexts.code}</span></p>`}
${facts.addressToPay !== null && payLater(facts.addressToPay)}
${guaranteesHtml(facts)}
${facts.agreed.length > 0 && html`${heading(headings.agreed)}${facts.agreed.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`}
${facts.guarantee !== null && html`${heading(mailTexts.guarantee)}<div>${facts.guarantee.html}</div>`}
${facts.withdrawal !== null && html`<p style="margin:24px 0 0"><a href="${facts.withdrawal}">${mailTexts.withdrawal}</a></p>`}
<p style="margin:24px 0 0">${facts.attached}</p>
<p style="margin:12px 0 0">${mailTexts.questions}</p>
<p style="margin:24px 0 0">${mailTexts.farewell}<br>${facts.shop}</p>`;
}

/** The makers' guarantees, with what must stand beside them (LAW W3). */
export function guaranteesHtml({ makersGuarantees }: Pick<OrderMailFacts, 'makersGuarantees'>): Html | null {
  if (makersGuarantees.length === 0) return null;
  return html`${heading(wordingTexts.headings.makersGuarantee)}${makersGuarantees.map(
    ({ goods, paragraphs }) =>
      html`<p style="margin:0 0 8px"><strong>${goods}</strong><br>${broken(paragraphs)}</p>
`,
  )}<p style="margin:0 0 8px">${wordingTexts.guaranteeBeside}</p>`;
}

/** Less important lines. */
export function quietNote(lines: readonly string[]): Html {
  return html`<p class="quiet" style="margin:12px 0 0;font-size:14px;${quiet}">${broken(lines)}</p>`;
}

function payLater(address: string): Html {
  return html`<p style="margin:16px 0 8px">${mailTexts.payLater}</p>
<p style="margin:0 0 8px"><a href="${address}" class="button" style="${button}">${mailTexts.pay}</a></p>
<p class="quiet" style="margin:0;font-size:14px;${quiet}">${mailTexts.payHint}</p>`;
}

/** The ordered lines and their sum. */
export function orderTable({
  lines,
  sums,
  total,
  balances,
}: Pick<OrderMailFacts, 'lines' | 'sums' | 'total' | 'balances'>): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;font-size:16px">
${lines.map(lineRow)}
${sums.map((detail, i) => sumRow(detail, i === 0 ? 'padding-top:12px' : 'padding-top:4px'))}
${sumRow(total, strong)}
${balances.map((detail, i) => sumRow(detail, i < balances.length - 1 ? 'padding-top:4px' : strong))}
</table>`;
}

function lineRow({ name, more, amount, unitPrice, total }: MailLine): Html {
  const line = `padding:12px 0;${ruled}`;
  return html`<tr>
<th scope="row" class="ruled" style="${line};text-align:left;font-weight:400;vertical-align:top">${name}<br><span class="quiet" style="font-size:14px;${quiet}">${broken([...more, `${amount}, ${unitPrice}`])}</span></th>
<td class="ruled" style="${line};${amountCell}">${total}</td>
</tr>
`;
}

function sumRow([label, amount]: Detail, style: string): Html {
  return html`<tr><th scope="row" style="text-align:left;font-weight:inherit;${style}">${label}</th><td style="${amountCell};${style}">${amount}</td></tr>
`;
}

/** The heading of a part of the mail. */
export function heading(text: string): Html {
  return html`<h2 style="margin:28px 0 8px;font-size:16px;font-weight:600">${text}</h2>`;
}

/** Labels and their values. */
export function detailsTable(rows: readonly Detail[]): Html {
  return html`<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;font-size:16px">
${rows.map(
  ([
    label,
    value,
  ]) => html`<tr><th scope="row" class="quiet" style="text-align:left;font-weight:400;${quiet};padding:2px 16px 2px 0;vertical-align:top">${label}</th><td style="padding:2px 0">${foldable(value)}</td></tr>
`,
)}</table>`;
}

const grouped = /^[A-Z]{2}\d{2}\u00a0/;

/** The value as it may break: an IBAN between its groups, because it is wider than a phone beside its label. */
function foldable(value: string): string {
  return grouped.test(value) ? value.replaceAll('\u00a0', ' ') : value;
}

/** Lines of text under each other. */
export function broken(lines: readonly string[]): Html[] {
  return lines.map((line, i) => html`${i > 0 && html`<br>`}${line}`);
}
