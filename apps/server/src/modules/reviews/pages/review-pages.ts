import { hidingTexts } from '@kontor/contract/office-texts';
import { type Stars, starSteps } from '@kontor/domain';
import { type Html, html } from '../../../html/html.ts';
import { formErrorSentences } from '../../../http/texts/form-errors.de.ts';
import { keyForm } from '../../../ssr/key-form.ts';
import type { PlainPage } from '../../../ssr/plain-page.ts';
import { reviewAddresses } from '../review-addresses.ts';
import { reviewPageTexts as texts } from '../texts/review-pages.de.ts';
import type { ReviewableArticle, ReviewForm, TypedReview, WroteReview } from '../types.ts';

type Wrong = Extract<WroteReview, { readonly kind: 'wrong' }>;

/** What was just done with the review of an article. */
export interface JustDone {
  readonly what: 'written' | 'withdrawn';
  readonly productId: string;
}

/** The form of all articles of an order. Each article is a form of its own, so that a wrong one loses no other. */
export function reviewFormPage(form: ReviewForm, done: JustDone | null = null): PlainPage {
  return {
    title: texts.title,
    main: whole(form, (article, i) => articleForm(form, { article, i, done, wrong: null })),
  };
}

/** The form with what is wrong with one article, and what was typed there. */
export function wrongFormPage({ form, errors, typed }: Wrong): PlainPage {
  const main = whole(form, (article, i) => {
    const wrong = article.productId === typed.productId ? { errors, typed } : null;
    return articleForm(form, { article, i, done: null, wrong });
  });
  return { title: texts.title, main, status: 400 };
}

function whole({ orderNumber, articles }: ReviewForm, part: (article: ReviewableArticle, i: number) => Html): Html {
  return html`<dl class="withdrawal-facts"><dt>${texts.order}</dt><dd>${orderNumber}</dd></dl>
<p>${texts.lead}</p><p>${texts.change}</p>
${articles.map(part)}
<p><a href="/datenschutz">${texts.privacy}</a></p>`;
}

interface ArticleForm {
  readonly article: ReviewableArticle;
  /** Its place, for the ids of its fields. */
  readonly i: number;
  readonly done: JustDone | null;
  readonly wrong: { readonly errors: Wrong['errors']; readonly typed: TypedReview } | null;
}

function articleForm(form: ReviewForm, { article, i, done, wrong }: ArticleForm): Html {
  const { productId, name, review } = article;
  const isDone = done?.productId === productId;
  const shown = {
    stars: wrong?.typed.stars ?? (review === null ? '' : String(review.stars)),
    text: wrong?.typed.text ?? review?.text ?? '',
    isNamed: wrong?.typed.isNamed ?? (review === null ? form.firstName !== '' : review.shownName !== ''),
  };
  return html`<section class="review-article" aria-labelledby="article-${i}"><h2 id="article-${i}">${name}</h2>
${isDone && html`<p class="notice" role="status">${texts[done.what]}</p>`}
${review !== null && review.hidden !== null && html`<p class="notice">${texts.hidden(hidingTexts[review.hidden.reason])}</p>`}
<form class="withdrawal-form" method="post" action="${reviewAddresses.form}" novalidate>
<input type="hidden" name="id" value="${form.secret}"><input type="hidden" name="artikel" value="${productId}">
${starsField(i, shown.stars, wrong?.errors.some(({ path }) => path === 'stars') === true)}
${textField(i, shown.text, sentenceOf(wrong?.errors ?? []))}
${nameField(i, form.firstName, shown.isNamed)}
<div class="checkout-actions"><button class="button button-primary" type="submit">${review === null ? texts.send : texts.save}<span class="unseen">: ${name}</span></button>
${review !== null && html`<button class="button button-plain" type="submit" formaction="${reviewAddresses.withdraw}">${texts.withdraw}<span class="unseen">: ${name}</span></button>`}</div>
</form></section>`;
}

function starsField(i: number, chosen: string, isWrong: boolean): Html {
  const label = (step: Stars) => texts.starLabels[step];
  return html`<fieldset class="withdrawal-part review-stars"${isWrong && html` aria-describedby="stars-${i}-error"`}><legend>${texts.stars}<span class="field-required" aria-hidden="true"> *</span></legend>
${isWrong && html`<p class="field-error" id="stars-${i}-error">${texts.noStars}</p>`}
${starSteps.map(
  (step) =>
    html`<label class="review-star"><input type="radio" name="sterne" value="${step}" required${chosen === String(step) && html` checked`}${isWrong && step === 5 && html` autofocus`}> ${label(step)}</label>
`,
)}</fieldset>`;
}

function textField(i: number, text: string, error: string | null): Html {
  const described = error === null ? `text-${i}-hint` : `text-${i}-error text-${i}-hint`;
  return html`<div class="field"><label class="field-label" for="text-${i}">${texts.text}</label>
<textarea class="field-input" id="text-${i}" name="text" rows="5" aria-describedby="${described}"${error !== null && html` aria-invalid="true"`}>
${text}</textarea>
${error !== null && html`<p class="field-error" id="text-${i}-error">${error}</p>`}<p class="field-hint" id="text-${i}-hint">${texts.textHint}</p></div>`;
}

function nameField(i: number, firstName: string, isNamed: boolean): Html {
  const choice = (value: string, label: string, isChosen: boolean) =>
    html`<label class="review-star"><input type="radio" name="name" value="${value}"${isChosen && html` checked`}> ${label}</label>
`;
  return html`<fieldset class="withdrawal-part review-stars" id="name-${i}"><legend>${texts.name}</legend>
${firstName !== '' && choice('vorname', firstName, isNamed)}${choice('anonym', texts.all.anonymous, !isNamed || firstName === '')}</fieldset>`;
}

function sentenceOf(errors: Wrong['errors']): string | null {
  const wrong = errors.find(({ path }) => path === 'text');
  return wrong === undefined ? null : formErrorSentences[wrong.code].replace('{limit}', String(wrong.limit ?? ''));
}

/** Asks once more before the address gets no mails: programs that examine mails open all links in them. */
export function stopPage(secret: string): PlainPage {
  const { title, text, yes } = texts.stop;
  return {
    title,
    main: html`<p>${text}</p>${keyForm(reviewAddresses.stop, secret, [{ label: yes, look: 'primary' }])}`,
  };
}

/** A page that only says something. */
export function sayingPage(said: 'stopped' | 'missing' | 'refused' | 'foreign', status: number): PlainPage {
  const { title, text } = texts[said];
  return { title, main: html`<p>${text}</p><p><a href="/shop">${texts.toShop}</a></p>`, status };
}
