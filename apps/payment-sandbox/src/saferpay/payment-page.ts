import type { Faults, Outcome } from '../faults.ts';
import { faultFields } from '../page/fault-form.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { saferpayOutcomes, statusAfter } from './outcomes.ts';
import type { PaymentRecord } from './records.ts';
import { faultChoices, outcomeTexts, texts } from './texts/saferpay.de.ts';

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
  ${faultFields(faults, faultChoices)}
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
