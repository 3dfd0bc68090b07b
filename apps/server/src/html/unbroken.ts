import { type Html, html } from './html.ts';

const inMail = (number: string) => html`<span style="white-space:nowrap">${number}</span>`;

/**
 * A text whose numbers with hyphens, such as that of an order, stay on one line. `whole`: what keeps a number whole; in
 * mails its style.
 */
export function unbroken(text: string, whole: (number: string) => Html = inMail): Html {
  const parts = text.split(/(\d+(?:-\d+)+)/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : whole(part)))}`;
}
