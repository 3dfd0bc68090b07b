import { germanSecond } from '../../../german-format.ts';
import { type Html, html } from '../../../html/html.ts';
import type { Seller } from '../../configuration/types.ts';
import { returnOfGoods } from '../declaration/return-of-goods.ts';
import type { ReceivedWithdrawal } from '../declaration/types.ts';
import { placeOfTime } from '../texts/place-of-time.de.ts';
import { returnTexts } from '../texts/return.de.ts';
import { withdrawalPageTexts } from '../texts/withdrawal-pages.de.ts';
import { declaredFacts } from './summary-page.ts';

const texts = withdrawalPageTexts.receipt;

/**
 * The declaration, with day and time of its receipt (LAW F5), and how the goods come back to the seller. Its address
 * stays valid.
 */
export function receiptPage(
  { number, receivedAt, declaration, isAcknowledged }: ReceivedWithdrawal,
  seller: Seller,
): Html {
  const sentence = isAcknowledged ? texts.mailed : texts.notMailed;
  return html`<div class="notice notice-info" role="status">${sentence(declaration.email)}</div>
${declaredFacts(declaration, [
  [texts.received, [texts.time(germanSecond(receivedAt), placeOfTime(seller.country))]],
  [texts.number, [number]],
])}
<h2>${returnTexts.title}</h2>
${returnOfGoods(seller, receivedAt).map(
  (sentence) => html`<p>${sentence}</p>
`,
)}<p>${texts.keep}</p>
<p><a href="/shop">${texts.toShop}</a></p>`;
}
