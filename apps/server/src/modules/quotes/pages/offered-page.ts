import { confirmationAddress, quoteAddress } from '@kontor/contract';
import { germanDay } from '../../../german-format.ts';
import { Html, html } from '../../../html/html.ts';
import { asOrder } from '../../orders/orders.service.ts';
import { type OrderMailFacts, orderMailFacts, taxLines, wordingTexts } from '../../orders/wording.service.ts';
import type { ShownQuote } from '../quotes.service.ts';
import { quotePageTexts as texts } from '../texts/quote-pages.de.ts';

/** The addresses to which the page sends its forms, and of what it links to. */
export const quoteAddresses = {
  accept: `${quoteAddress}/annehmen`,
  decline: `${quoteAddress}/ablehnen`,
  pdf: `${quoteAddress}/pdf`,
  text: `${quoteAddress}/text`,
} as const;

/** What the page says besides the offer. `guarantee`: the notice on the legal guarantee; null: the shop has none. */
export interface OfferedPage {
  readonly refusal: string | null;
  readonly guarantee: string | null;
  /** The names of the options that were ticked, if the page is shown again. */
  readonly ticked: readonly string[];
}

/** An offer for its customer: how it stands, everything that is offered, and the buttons while it is open. */
export function offeredPage(shown: ShownQuote, page: OfferedPage): Html {
  const { quote, order: offered, state } = shown;
  const order = asOrder(offered, quote.number);
  const facts = orderMailFacts(order, { addressToPay: null, guarantee: null, withdrawal: null });
  return html`${page.refusal !== null && notice('bad', page.refusal)}
${standing(shown)}
${quote.content.note
  .split('\n')
  .filter(Boolean)
  .map((line) => html`<p>${line}</p>`)}
${termsOf(shown, facts)}
${state === 'open' ? html`${orderForm(shown, facts, page)}${declineForm(shown)}` : goods(facts)}
${contact(shown)}`;
}

function notice(look: 'bad' | 'plain', sentence: string): Html {
  return html`<div class="notice notice-${look}" role="${look === 'bad' ? 'alert' : 'status'}">${sentence}</div>`;
}

/** How it stands, with the way to the order that it became. */
function standing({ quote, state, isTaxedAnew }: ShownQuote): Html {
  if (state === 'open') return html`${isTaxedAnew && notice('plain', texts.taxedAnew)}`;
  const sentence = texts.standing[state];
  if (quote.orderId === null) return notice('plain', sentence);
  const address = confirmationAddress('/shop', quote.orderId);
  return html`<div class="notice" role="status"><p>${sentence}</p><p><a href="${address}">${texts.toOrder}</a></p></div>`;
}

function termsOf({ quote, state }: ShownQuote, facts: OrderMailFacts): Html {
  const rows: [string, readonly string[]][] = [
    [texts.number, [quote.version === 1 ? quote.number : texts.version(quote.number, quote.version)]],
    ...(state === 'open' || state === 'expired'
      ? [[texts.validUntil, [germanDay(quote.validUntil)]] as [string, readonly string[]]]
      : []),
    ...facts.references.map(([label, value]): [string, readonly string[]] => [label, [value]]),
    ...facts.addresses.map(([label, lines]): [string, readonly string[]] => [label, lines]),
  ];
  return html`<dl class="withdrawal-facts">${rows.map(
    ([label, lines]) => html`<dt>${label}</dt><dd>${lines.map((line, i) => html`${i > 0 && html`<br>`}${line}`)}</dd>
`,
  )}</dl>
<p><a href="${withKey(quoteAddresses.pdf, quote.id)}">${texts.pdf}</a></p>`;
}

/** What is offered, line by line, with all sums. */
function goods(facts: OrderMailFacts): Html {
  const { lines, sums, total } = facts;
  return html`<table class="quote-goods"><caption class="unseen">${texts.goods}</caption>
<thead><tr><th scope="col">${texts.article}</th><th scope="col">${texts.amount}</th></tr></thead>
<tbody>${lines.map(
    (line) => html`<tr><th scope="row">${line.name}${[...line.more, `${line.amount}, ${line.unitPrice}`].map(
      (more) => html`<span class="quote-more">${more}</span>`,
    )}</th><td>${line.total}</td></tr>
`,
  )}</tbody>
<tfoot>${sums.map(([label, amount]) => html`<tr><th scope="row">${label}</th><td>${amount}</td></tr>`)}
<tr class="quote-total"><th scope="row">${total[0]}</th><td>${total[1]}</td></tr></tfoot></table>
<p class="quote-more">${taxLines(facts).map((line, i) => html`${i > 0 && html`<br>`}${line}`)}</p>
${guarantees(facts)}`;
}

/** The guarantees of the makers, with what must stand beside them (LAW W3). */
function guarantees({ makersGuarantees }: OrderMailFacts): Html | null {
  if (makersGuarantees.length === 0) return null;
  return html`<section><h2>${wordingTexts.headings.makersGuarantee}</h2>
${makersGuarantees.map(
  ({ goods: articles, paragraphs }) =>
    html`<p><strong>${articles}</strong>${paragraphs.map((one) => html`<br>${one}`)}</p>
`,
)}<p>${wordingTexts.guaranteeBeside}</p></section>`;
}

/** The whole order directly above its button (LAW C1, C2), with the terms (C5) and what must be agreed to. */
function orderForm(shown: ShownQuote, facts: OrderMailFacts, { guarantee, ticked }: OfferedPage): Html {
  const { quote, order, shortages } = shown;
  const hidden = { id: quote.id, version: `${quote.version}`, total: `${order.total.gross}` };
  return html`<form class="withdrawal-form quote-form" method="post" action="${quoteAddresses.accept}">${hiddenFields(hidden)}
${guarantee !== null && html`<section>${new Html(guarantee)}</section>`}
${termsSentence(shown)}
${order.options.map(
  (
    { name, content, mandatory },
    i,
  ) => html`<div class="choice order-option"><input type="checkbox" id="option-${i}" name="option" value="${name}"${mandatory && html` required`}${ticked.includes(name) && html` checked`}> <label for="option-${i}"><span>${new Html(content)}</span>${mandatory && html`<span aria-hidden="true"> *</span>`}</label></div>
`,
)}
${goods(facts)}
<p>${facts.payment}</p>
${shortages.length > 0 && html`<div class="notice notice-bad" role="alert"><p>${texts.short}</p><ul>${shortages.map((one) => html`<li>${one}</li>`)}</ul></div>`}
<div class="checkout-actions"><button class="button button-primary" type="submit">${texts.order}</button></div></form>`;
}

/** The texts of the contract in the version of the offer. */
function termsSentence({ quote, order }: ShownQuote): Html | null {
  const links = order.texts.flatMap(({ name }) => {
    const label = texts.terms[name];
    const address = `${withKey(quoteAddresses.text, quote.id)}&name=${encodeURIComponent(name)}`;
    return label === undefined ? [] : [html`<li><a href="${address}">${label}</a></li>`];
  });
  return links.length === 0 ? null : html`<div><p>${texts.agreed}</p><ul>${links}</ul></div>`;
}

function declineForm({ quote }: ShownQuote): Html {
  return html`<details class="quote-decline"><summary>${texts.decline.open}</summary>
<form class="withdrawal-form quote-form" method="post" action="${quoteAddresses.decline}">${hiddenFields({ id: quote.id, version: `${quote.version}` })}
<div class="field"><label class="field-label" for="reason">${texts.decline.reason}</label>
<input class="field-input" id="reason" name="reason" maxlength="500" autocomplete="off"></div>
<div class="checkout-actions"><button class="button button-plain" type="submit">${texts.decline.send}</button></div></form></details>`;
}

function contact({ order }: ShownQuote): Html {
  const { companyName, email, phone } = order.shop.seller;
  return html`<p>${texts.contact} ${companyName}${phone !== '' && html`, <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`}${email !== '' && html`, <a href="mailto:${email}">${email}</a>`}</p>`;
}

function hiddenFields(fields: Readonly<Record<string, string>>): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}

function withKey(address: string, id: string): string {
  return `${address}?id=${encodeURIComponent(id)}`;
}
