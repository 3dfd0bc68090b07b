import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../html/html.ts';

/** A button of a form with a key. */
interface KeyButton {
  readonly label: string;
  readonly look: 'primary' | 'plain';
  /** The address, if it is another one than the form's. */
  readonly action?: string;
}

/**
 * The form behind a mail's link. The link changes nothing by itself: programs that examine mails open all links in
 * them, but press no buttons. The buttons send the key of the link.
 */
export function keyForm(address: string, key: string, buttons: readonly KeyButton[]): Html {
  return html`<form method="post" action="${address}"><input type="hidden" name="id" value="${key}">
<div class="checkout-actions">${buttons.map(
    ({ label, look, action }) =>
      html`<button class="button button-${look}" type="submit"${action !== undefined && html` formaction="${action}"`}>${label}</button>
`,
  )}</div></form>`;
}

/** The key (`privateId`) in a query or a form. Empty: it is none. */
export function keyIn(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{32}$/.test(value) ? value : '';
}

/** The key in a request's query. */
export function keyInQuery({ query }: FastifyRequest): string {
  return keyIn((query as { readonly id?: unknown }).id);
}
