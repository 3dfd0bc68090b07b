import type { Faults, Outcome } from '../faults.ts';
import { faultFields } from '../page/fault-form.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { experienceOf } from './order-request.ts';
import type { PopupMessage } from './popup-message.ts';
import { type OrderRecord, returnAddress, unitOf } from './records.ts';
import { faultChoices, instrumentTexts, texts } from './texts/paypal.de.ts';

/** The page on which the payer agrees or refuses. `action`: its own address, to which its form is sent. */
export function approvalPage(order: OrderRecord, faults: Faults, action: string): Page {
  const unit = unitOf(order);
  const { brand_name: shop, user_action: userAction } = experienceOf(order.request);
  const isAgain = order.instrument === 'instrument-declined';
  const back = returnAddress(order, 'return_url');
  const content = html`
<p class="amount">${amountText(order)}</p>
${isAgain && html`<p class="wrong" role="alert">${texts.again}</p>`}
<dl>
  ${shop !== undefined && html`<dt>${texts.recipient}</dt><dd>${shop}</dd>`}
  ${unit.description !== undefined && html`<dt>${texts.description}</dt><dd>${unit.description}</dd>`}
  ${unit.invoice_id !== undefined && html`<dt>${texts.invoice}</dt><dd>${unit.invoice_id}</dd>`}
  <dt>${texts.payer}</dt><dd>${texts.payerName}</dd>
</dl>
<form method="post" action="${action}">
  <fieldset>
    <legend>${texts.instrument}</legend>
    ${instruments(isAgain ? 'authorized' : faults.outcome)}
  </fieldset>
  <div class="buttons">
    <button class="main" name="decision" value="pay">${userAction === 'PAY_NOW' ? texts.pay : texts.continue}</button>
    <button name="decision" value="aborted">${texts.cancel}</button>
    <button name="decision" value="walked-away">${texts.leave}</button>
  </div>
  ${faultFields(faults, faultChoices)}
</form>`;
  return { title: texts.title, provider: texts.provider, content, leadsTo: back ? [new URL(back).origin] : [] };
}

/** The amount in German form: "1.234,50 €". */
function amountText(order: OrderRecord): string {
  const { value, currency_code: currency } = unitOf(order).amount;
  return Number(value).toLocaleString('de-DE', { style: 'currency', currency });
}

/** The means of payment. The outcome set by a control call or a seed is preselected. */
function instruments(arranged: Outcome): Html[] {
  const chosen = instrumentTexts[arranged] === undefined ? 'authorized' : arranged;
  return Object.entries(instrumentTexts).map(
    ([outcome, text = outcome]) =>
      html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"${outcome === chosen && html` checked`}> ${text}</label>`,
  );
}

/** A page with one message. */
export function messagePage(title: string, text: string): Page {
  return { title, provider: texts.provider, content: html`<p>${text}</p>` };
}

/** The script of {@link tellingPage}. */
export const POPUP_SCRIPT = '/checkoutnow/popup.js';

/** A page that reports the result to its opener, and to no other origin; null: it reports nothing and closes. */
export function tellingPage(title: string, text: string, opener: string, message: PopupMessage | null): Page {
  const said = message === null ? '' : JSON.stringify(message);
  return {
    title,
    provider: texts.provider,
    content: html`<p data-origin="${opener}" data-message="${said}">${text}</p>`,
    scripts: [POPUP_SCRIPT],
  };
}
