import { stockAlertAddress } from '@kontor/contract';
import { type Html, html } from '../../../html/html.ts';
import { keyForm } from '../../../ssr/key-form.ts';
import type { PlainPage } from '../../../ssr/plain-page.ts';
import { alertAddresses } from '../alert-addresses.ts';
import { type AwaitedProduct, alertsKept, type ShownAlert } from '../stock-alerts.service.ts';
import { stockAlertPageTexts as texts } from '../texts/stock-alert-pages.de.ts';

/** What is wrong with the form, and what was typed. */
export interface WrongForm {
  readonly email: string;
  readonly error: string;
}

/** The form, as on the product's page, with what is wrong with it. */
export function formPage(product: AwaitedProduct, { email, error }: WrongForm, status = 400): PlainPage {
  const main = html`${articleLine(product)}
<form class="withdrawal-form" method="post" action="${stockAlertAddress}" novalidate>
<input type="hidden" name="artikel" value="${product.id}">
<div class="field"><label class="field-label" for="email">${texts.email}<span class="field-required" aria-hidden="true"> *</span></label>
<input class="field-input" id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${email}" aria-invalid="true" aria-describedby="email-error email-hint" autofocus><span class="field-error" id="email-error">${error}</span><span class="field-hint" id="email-hint">${texts.hint}</span></div>
<div class="checkout-actions"><button class="button button-primary" type="submit">${texts.ask}</button></div>
</form>`;
  return { title: texts.title, main, status };
}

/** The mail is on its way, or there was no need for one. */
export function sentPage(product: AwaitedProduct | null): PlainPage {
  const { title, text, none } = texts.sent;
  return { title, main: html`${articleLine(product)}<p>${text}</p><p>${none}</p>${back(product)}` };
}

/** The product is in stock, so nobody needs to be told. */
export function inStockPage(product: AwaitedProduct): PlainPage {
  const { title, text } = texts.inStock;
  return { title, main: html`${articleLine(product)}<p>${text}</p>${back(product)}` };
}

/**
 * What the link of the mail leads to. It confirms nothing by itself: programs that examine mails open all links in
 * them, but press no buttons.
 */
export function alertPage({ isConfirmed, product }: ShownAlert, secret: string): PlainPage {
  if (product === null) return { title: texts.gone.title, main: html`<p>${texts.gone.text}</p>${back(null)}` };
  if (isConfirmed) {
    const { title, text, stop } = texts.confirmed;
    const main = html`${articleLine(product)}<p>${text(alertsKept.waiting)}</p>${keyForm(alertAddresses.stop, secret, [{ label: stop, look: 'plain' }])}`;
    return { title, main };
  }
  if (product.isInStock) return inStockPage(product);
  const { title, text, yes, no } = texts.confirm;
  const buttons = [
    { label: no, look: 'plain', action: alertAddresses.stop },
    { label: yes, look: 'primary' },
  ] as const;
  return {
    title,
    main: html`${articleLine(product)}<p>${text}</p>${keyForm(alertAddresses.confirm, secret, buttons)}`,
  };
}

/** Asks once more before the address is forgotten, for the same reason. */
export function stopPage(secret: string): PlainPage {
  const { title, text, yes } = texts.stop;
  return {
    title,
    main: html`<p>${text}</p>${keyForm(alertAddresses.stop, secret, [{ label: yes, look: 'primary' }])}`,
  };
}

/** A page that only says something. */
export function sayingPage(said: 'stopped' | 'missing' | 'noArticle' | 'refused', status: number): PlainPage {
  const { title, text } = texts[said];
  return { title, main: html`<p>${text}</p>${back(null)}`, status };
}

function articleLine(product: AwaitedProduct | null): Html | null {
  return product && html`<dl class="withdrawal-facts"><dt>${texts.article}</dt><dd>${product.name}</dd></dl>`;
}

function back(product: AwaitedProduct | null): Html {
  return html`<p><a href="${product?.path ?? '/shop'}">${product === null ? texts.toShop : texts.toArticle}</a></p>`;
}
