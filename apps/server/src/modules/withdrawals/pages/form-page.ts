import { withdrawalAddress } from '@kontor/contract';
import { withdrawalLimits } from '@kontor/domain';
import { germanCount } from '../../../german-format.ts';
import { type Html, html } from '../../../html/html.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { WithdrawalDraft } from '../declaration/read-fields.ts';
import { withdrawalPageTexts } from '../texts/withdrawal-pages.de.ts';

const texts = withdrawalPageTexts.form;

/** Step 1: who withdraws from what, and where the acknowledgement is sent (LAW F3). */
export function formPage(draft: WithdrawalDraft): Html {
  const { key, order, declaration, errors } = draft;
  return html`<p>${texts.intro}</p>
${errors.size > 0 && errorList(errors)}
<form class="withdrawal-form" method="post" action="${withdrawalAddress}" novalidate>
<input type="hidden" name="key" value="${key}">
${order !== null && html`<input type="hidden" name="orderId" value="${order.id}">`}
<fieldset class="withdrawal-part"><legend>${texts.you}</legend>
${field(draft, { name: 'name', label: texts.name, value: declaration.name, limit: withdrawalLimits.name, more: { autocomplete: 'name' }, isRequired: true })}
${field(draft, { name: 'email', label: texts.email, value: declaration.email, limit: 254, more: { autocomplete: 'email', type: 'email' }, isRequired: true })}
</fieldset>
${order === null ? namedOrder(draft) : knownOrder(draft, order)}
<div class="checkout-actions"><button class="button button-primary" type="submit">${texts.next}</button></div>
</form>`;
}

/** The fields for an unknown order. */
function namedOrder(draft: WithdrawalDraft): Html {
  const { orderNumber, orderDate, orderEmail, what } = draft.declaration;
  return html`<fieldset class="withdrawal-part"><legend>${texts.contract}</legend>
${field(draft, { name: 'orderNumber', label: texts.orderNumber, hint: texts.orderNumberHint, value: orderNumber, limit: withdrawalLimits.orderNumber })}
<p>${texts.without}</p>
${field(draft, { name: 'orderDate', label: texts.orderDate, hint: texts.orderDateHint, value: orderDate, limit: withdrawalLimits.orderDate })}
${field(draft, { name: 'orderEmail', label: texts.orderEmail, hint: texts.orderEmailHint, value: orderEmail, limit: 254, more: { type: 'email' } })}
<div class="field"><label class="field-label" for="what">${texts.what}</label>
<textarea class="field-input" id="what" name="what" rows="3" maxlength="${withdrawalLimits.what}"${described(draft, 'what', true)}>
${what}</textarea><span class="field-hint" id="what-hint">${texts.whatHint}</span>${errorOf(draft, 'what')}</div>
</fieldset>`;
}

/** The lines of an order whose link the visitor has. */
function knownOrder(draft: WithdrawalDraft, { orderNumber, lines }: OrderSnapshot): Html {
  return html`<fieldset class="withdrawal-part"><legend>${texts.order(orderNumber)}</legend>
<p id="items-hint"><strong>${texts.items}</strong> ${texts.itemsHint}</p>
${lines.map(({ name, nameSuffix, amount, unit }, i) =>
  field(draft, {
    name: `amount.${i}`,
    label: [name, nameSuffix].filter(Boolean).join(' '),
    hint: texts.ofOrdered(`${germanCount(amount)} ${unit}`),
    value: draft.amounts[i] ?? '',
    limit: 9,
    more: { inputmode: 'numeric' },
    look: 'withdrawal-amount',
  }),
)}
</fieldset>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The maximum length, in characters. */
  readonly limit: number;
  /** Further attributes of the input. */
  readonly more?: Readonly<Record<string, string>>;
  readonly isRequired?: boolean;
  readonly look?: string;
}

function field(
  draft: WithdrawalDraft,
  { name, label, hint, value, limit, more = {}, isRequired = false, look = '' }: Field,
): Html {
  const attributes = Object.entries({ type: 'text', ...more }).map(([attribute, set]) => html` ${attribute}="${set}"`);
  return html`<div class="field ${look}"><label class="field-label" for="${name}">${label}${isRequired && html`<span class="field-required" aria-hidden="true"> *</span>`}</label>
<input class="field-input" id="${name}" name="${name}" value="${value}" maxlength="${limit}"${attributes}${isRequired && html` required`}${described(draft, name, hint !== undefined)}>${hint !== undefined && html`<span class="field-hint" id="${name}-hint">${hint}</span>`}${errorOf(draft, name)}</div>
`;
}

function described({ errors }: WithdrawalDraft, name: string, hasHint: boolean): Html {
  const isWrong = errors.has(name);
  const ids = [hasHint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ');
  return html`${isWrong && html` aria-invalid="true"`}${ids !== '' && html` aria-describedby="${ids}"`}`;
}

function errorOf({ errors }: WithdrawalDraft, name: string): Html | false {
  const error = errors.get(name);
  return error !== undefined && html`<span class="field-error" id="${name}-error">${error}</span>`;
}

/** All errors, with links to the fields, because without scripts nothing moves the focus there. */
function errorList(errors: WithdrawalDraft['errors']): Html {
  return html`<div class="notice notice-bad" role="alert"><p>${texts.wrong}</p><ul class="notice-list">${[
    ...errors,
  ].map(([name, error]) => html`<li><a href="#${name}">${labelOf(name)}: ${error}</a></li>`)}</ul></div>`;
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, string>> = {
    ...{ name: texts.name, email: texts.email, orderNumber: texts.orderNumber, orderDate: texts.orderDate },
    ...{ orderEmail: texts.orderEmail, what: texts.what },
  };
  return labels[name] ?? texts.items;
}
