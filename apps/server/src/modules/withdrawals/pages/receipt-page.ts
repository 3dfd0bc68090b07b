import { germanSecond } from '../../../german-format.ts';
import { type Html, html } from '../../../html/html.ts';
import type { ReceivedWithdrawal } from '../declaration/types.ts';
import { placeOfTime } from '../texts/place-of-time.de.ts';
import { withdrawalPageTexts } from '../texts/withdrawal-pages.de.ts';
import { declaredFacts } from './summary-page.ts';

const texts = withdrawalPageTexts.receipt;

/** The declaration, with day and time of its receipt (LAW F5). Its address stays valid. */
export function receiptPage(
  { number, receivedAt, declaration, isAcknowledged }: ReceivedWithdrawal,
  sellerCountry: string,
): Html {
  const sentence = isAcknowledged ? texts.mailed : texts.notMailed;
  return html`<div class="notice notice-info" role="status">${sentence(declaration.email)}</div>
${declaredFacts(declaration, [
  [texts.received, [texts.time(germanSecond(receivedAt), placeOfTime(sellerCountry))]],
  [texts.number, [number]],
])}
<p>${texts.keep}</p>`;
}
