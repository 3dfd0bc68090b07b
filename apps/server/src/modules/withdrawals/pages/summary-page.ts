import { withdrawalAddress } from '@kontor/contract';
import { type Html, html } from '../../../html/html.ts';
import { declarationInWords } from '../declaration/declaration-in-words.ts';
import type { WithdrawalDraft } from '../declaration/read-fields.ts';
import type { Declaration } from '../declaration/types.ts';
import { withdrawalPageTexts } from '../texts/withdrawal-pages.de.ts';

const texts = withdrawalPageTexts.summary;

/** The address to which step 2 is sent. */
export const confirmationAddress = `${withdrawalAddress}/bestaetigen`;

/** Step 2: the whole declaration, and the button that declares it (LAW F4). */
export function summaryPage(draft: WithdrawalDraft): Html {
  return html`<p>${texts.intro}</p>
${declaredFacts(draft.declaration)}
<form method="post" action="${confirmationAddress}">${hiddenFields(draft)}
<div class="checkout-actions"><button class="button button-plain" type="submit" formaction="${withdrawalAddress}" name="change" value="1">${texts.change}</button>
<button class="button button-primary" type="submit">${texts.confirm}</button></div></form>`;
}

/** The content of a declaration, label by label. */
export function declaredFacts(
  declaration: Declaration,
  before: readonly (readonly [label: string, lines: readonly string[]])[] = [],
): Html {
  return html`<dl class="withdrawal-facts">${[...before, ...declarationInWords(declaration)].map(
    ([label, lines]) => html`<dt>${label}</dt><dd>${lines.map((line, i) => html`${i > 0 && html`<br>`}${line}`)}</dd>
`,
  )}</dl>`;
}

function hiddenFields({ key, order, declaration, amounts }: WithdrawalDraft): Html {
  const { items: _, ...form } = declaration;
  const fields = [
    ...Object.entries({ key, ...form }),
    ...(order === null ? [] : [['orderId', order.id] as const]),
    ...amounts.map((amount, i) => [`amount.${i}`, amount] as const),
  ];
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}
