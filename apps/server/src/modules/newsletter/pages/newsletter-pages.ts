import { newsletterAddress } from '@kontor/contract';
import { type Html, html } from '../../../html/html.ts';
import { keyForm } from '../../../ssr/key-form.ts';
import type { PlainPage } from '../../../ssr/plain-page.ts';
import type { ShownConsent } from '../newsletter.service.ts';
import { newsletterAddresses } from '../newsletter-addresses.ts';
import { newsletterPageTexts as texts } from '../texts/newsletter-pages.de.ts';

/** The form, with what is wrong with it. */
export function formPage(consent: string, wrong?: { readonly email: string; readonly error: string }): PlainPage {
  const described = wrong === undefined ? 'email-hint' : 'email-error email-hint';
  const main = html`<form class="withdrawal-form" method="post" action="${newsletterAddress}" novalidate>
<div class="field"><label class="field-label" for="email">${texts.email}<span class="field-required" aria-hidden="true"> *</span></label>
<input class="field-input" id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${wrong?.email ?? ''}" aria-describedby="${described}"${wrong !== undefined && html` aria-invalid="true" autofocus`}>${wrong !== undefined && html`<span class="field-error" id="email-error">${wrong.error}</span>`}<span class="field-hint" id="email-hint">${texts.hint}</span></div>
<p>${consent} <a href="/datenschutz">${texts.privacy}</a></p>
<div class="checkout-actions"><button class="button button-primary" type="submit">${texts.ask}</button></div>
</form>`;
  return { title: texts.title, main, isPublic: wrong === undefined, status: wrong === undefined ? 200 : 400 };
}

/** The mail is on its way, or there was no need for one. */
export function sentPage(): PlainPage {
  const { title, text, none } = texts.sent;
  return { title, main: html`<p>${text}</p><p>${none}</p>${back}` };
}

/** What the link that confirms leads to: the words that are agreed to, and a button. */
export function consentPage({ consent, isConfirmed, stopKey }: ShownConsent, key: string): PlainPage {
  if (isConfirmed) {
    const { title, text, stop } = texts.confirmed;
    const main = html`<p>${text}</p>${keyForm(newsletterAddresses.stop, stopKey, [{ label: stop, look: 'plain' }])}${back}`;
    return { title, main };
  }
  const { title, text, yes, no } = texts.confirm;
  const agree = keyForm(newsletterAddresses.confirm, key, [{ label: yes, look: 'primary' }]);
  const refuse = keyForm(newsletterAddresses.stop, stopKey, [{ label: no, look: 'plain' }]);
  return {
    title,
    main: html`<dl class="withdrawal-facts"><dt>${texts.agree}</dt><dd>${consent}</dd></dl><p>${text}</p>${agree}${refuse}`,
  };
}

/** Asks once more before it is stopped, because programs that examine mails open all links in them. */
export function stopPage(stopKey: string): PlainPage {
  const { title, text, yes } = texts.stop;
  return {
    title,
    main: html`<p>${text}</p>${keyForm(newsletterAddresses.stop, stopKey, [{ label: yes, look: 'primary' }])}`,
  };
}

/** A page that only says something. */
export function sayingPage(said: 'stopped' | 'missing' | 'notOffered' | 'refused', status: number): PlainPage {
  const { title, text } = texts[said];
  return { title, main: html`<p>${text}</p>${back}`, status };
}

const back: Html = html`<p><a href="/shop">${texts.toShop}</a></p>`;
