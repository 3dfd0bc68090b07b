import { html } from '../html/html.ts';
import type { MailContent } from './compose-mail.ts';
import { letterTexts as texts } from './texts/letter.de.ts';

/** A paragraph, or a code of eight digits on a line of its own. */
type LetterPart = string | { readonly code: string };

/** The content of a short mail to a customer: a greeting, these paragraphs, and the shop's closing. */
export function letter(shop: string, parts: readonly LetterPart[]): MailContent {
  const lines = parts.map((part) => (typeof part === 'string' ? part : `    ${readable(part.code)}`));
  const blocks = [texts.greeting, ...parts].map((part) =>
    typeof part === 'string'
      ? html`<p style="margin:0 0 12px">${part}</p>
`
      : html`<p style="margin:20px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:1px">${readable(part.code)}</p>
`,
  );
  return {
    text: [texts.greeting, ...lines, `${texts.farewell}\n${shop}`].join('\n\n'),
    html: html`${blocks}<p style="margin:24px 0 0">${texts.farewell}<br>${shop}</p>`,
  };
}

/** The content of a short mail to the shop. */
export function note(paragraphs: readonly string[]): MailContent {
  const last = paragraphs.length - 1;
  return {
    text: paragraphs.join('\n\n'),
    html: html`${paragraphs.map((text, i) =>
      i < last
        ? html`<p style="margin:0 0 12px">${text}</p>
`
        : html`<p style="margin:0">${text}</p>`,
    )}`,
  };
}

/** A code in two groups of four digits. */
const readable = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
