import { type Html, html } from './html.ts';

/** A text in a mail whose numbers with hyphens, such as that of an order, stay on one line. */
export function unbroken(text: string): Html {
  const parts = text.split(/(\d+(?:-\d+)+)/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : html`<span style="white-space:nowrap">${part}</span>`))}`;
}
