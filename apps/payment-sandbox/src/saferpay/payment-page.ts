import { type ApiCall, apiFaults, type Faults, type Outcome } from '../faults.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { saferpayOutcomes, statusAfter } from './outcomes.ts';
import type { PaymentRecord } from './records.ts';
import { apiFaultTexts, callTexts, messageTexts, outcomeTexts, texts } from './texts.de.ts';

const paying = saferpayOutcomes.filter((outcome) => statusAfter(outcome) !== 'FAILED');
const failing = saferpayOutcomes.filter((outcome) => statusAfter(outcome) === 'FAILED');

/** The page on which the payer decides. The forms lead to `action`, and from there to the shop. */
export function paymentPage(payment: PaymentRecord, faults: Faults, action: string): Page {
  return page(
    texts.title,
    html`
<p class="amount">${money(payment)}</p>
<dl>
  <dt>${texts.shop}</dt><dd>${new URL(payment.returnUrl).host}</dd>
  <dt>${texts.description}</dt><dd>${payment.description}</dd>
  ${payment.orderId !== null && html`<dt>${texts.orderId}</dt><dd>${payment.orderId}</dd>`}
</dl>
<form method="post" action="${action}">
  <fieldset>
    <legend>${texts.means}</legend>
    ${choices(faults.outcome)}
  </fieldset>
  <div class="buttons"><button class="main" name="decision" value="pay">${texts.pay}</button></div>
  <fieldset>
    <legend>${texts.otherwise}</legend>
    <div class="buttons">
      ${failing.map((outcome) => html`<button name="decision" value="${outcome}">${outcomeTexts[outcome] ?? ''}</button>`)}
    </div>
    <p class="soft">${texts.otherwiseHint}</p>
  </fieldset>
  <details>
    <summary>${texts.faults}</summary>
    <div>
      <p class="soft">${texts.faultsHint}</p>
      ${faultFields(faults)}
    </div>
  </details>
</form>`,
    payment,
  );
}

/** What was arranged for this payment by a control call or a seed is chosen to begin with. */
function choices(arranged: Outcome): Html[] {
  const choice = (outcome: Outcome, text: string) =>
    html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"${outcome === arranged && html` checked`}> ${text}</label>`;
  const usual = paying.map((outcome) => choice(outcome, outcomeTexts[outcome] ?? outcome));
  if (paying.includes(arranged)) return usual;
  return [choice(arranged, `${texts.arranged} ${outcomeTexts[arranged] ?? arranged}`), ...usual];
}

function faultFields(faults: Faults): Html[] {
  const calls = Object.entries(callTexts) as [ApiCall, string][];
  return [
    select('message', texts.message, messageTexts, faults.message),
    select('return', texts.return, { back: texts.returnBack, never: texts.returnNever }, faults.return),
    html`<p class="field"><label for="seconds">${texts.seconds}</label>
<input id="seconds" name="seconds" type="number" min="0" max="3600" value="${faults.seconds}"></p>`,
    ...calls.map(([call, text]) => {
      const options = Object.fromEntries(apiFaults.map((fault) => [fault, apiFaultTexts[fault]]));
      return select(`api-${call}`, text, { '': texts.noFault, ...options }, faults.api[call] ?? '');
    }),
  ];
}

function select(name: string, label: string, options: Partial<Record<string, string>>, chosen: string): Html {
  const option = ([value, text = value]: [string, string | undefined]) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`;
  return html`<p class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${Object.entries(options).map(option)}</select></p>`;
}

/** A page that says one thing, and leads back to the shop where it is known. */
export function messagePage(title: string, text: string, payment?: PaymentRecord): Page {
  const back = payment && html`<p><a href="${payment.returnUrl}">${texts.back}</a></p>`;
  return page(title, html`<p>${text}</p>${back ?? null}`, payment);
}

function page(title: string, content: Html, payment?: PaymentRecord): Page {
  return { title, provider: 'Saferpay', content, leadsTo: payment ? [new URL(payment.returnUrl).origin] : [] };
}

function money({ amount, currency }: PaymentRecord): string {
  return (amount / 100).toLocaleString('de-DE', { style: 'currency', currency });
}
