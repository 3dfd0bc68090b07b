import { type Review, reviewsAddressOf } from '@kontor/contract';
import { germanDay } from '../../../german-format.ts';
import { type Html, html } from '../../../html/html.ts';
import type { PlainPage } from '../../../ssr/plain-page.ts';
import { writePlace } from '../review-place.ts';
import { reviewPageTexts } from '../texts/review-pages.de.ts';
import type { ReviewsPage } from '../types.ts';

const texts = reviewPageTexts.all;

/** All reviews of an article, a page at a time. */
export function allReviewsPage({ productId, name, path, summary, reviews, contact, next }: ReviewsPage): PlainPage {
  const address = reviewsAddressOf(productId);
  const older = next && `${address}&ab=${encodeURIComponent(writePlace(next))}`;
  const main = html`<p class="review-sum">${texts.average(summary.average, summary.count)}</p>
${summary.hidden > 0 && html`<p>${texts.hidden(summary.hidden)}</p>`}<p>${texts.checked}</p>
${contact !== '' && html`<p>${texts.report} <a href="mailto:${contact}">${contact}</a></p>`}
${path !== null && html`<p><a href="${path}">${texts.toArticle}</a></p>`}
<ol class="reviews">${reviews.map(reviewItem)}</ol>
<nav class="checkout-actions" aria-label="${texts.pages}"><a href="${address}">${texts.newer}</a>${older !== null && html` <a href="${older}">${texts.older}</a>`}</nav>`;
  return { title: texts.title(name === '' ? texts.noName : name), main };
}

/** There are none, or the shop shows none. */
export function noReviewsPage(): PlainPage {
  const { title, text } = texts.none;
  return { title, main: html`<p>${text}</p><p><a href="/shop">${reviewPageTexts.toShop}</a></p>`, status: 404 };
}

function reviewItem(review: Review): Html {
  const { stars, text, name, writtenAt, changedAt, answer, hidden } = review;
  return html`<li class="review"><p class="review-head"><span class="stars" data-stars="${stars}" role="img" aria-label="${texts.starsOf(stars)}"></span> <strong>${name === '' ? texts.anonymous : name}</strong> <span class="review-facts">${germanDay(writtenAt)}${changedAt !== undefined && html`, ${texts.changed(germanDay(changedAt))}`} · ${texts.verified}</span></p>
${hidden !== undefined && html`<p class="review-hidden">${texts.hiddenText(hidden)}</p>`}${text !== '' && html`<p class="review-text">${text}</p>`}
${answer !== undefined && html`<div class="review-answer"><p class="review-facts">${texts.answer(germanDay(answer.at))}</p><p class="review-text">${answer.text}</p></div>`}</li>
`;
}
