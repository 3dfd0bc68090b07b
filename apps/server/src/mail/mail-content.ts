import { type Html, html } from '../html/html.ts';
import { unbroken } from '../html/unbroken.ts';
import type { MailContent } from './compose-mail.ts';
import { mailStyles } from './mail-frame.ts';
import { letterTexts as texts } from './texts/letter.de.ts';

/** An address to go to. `isMain`: what the mail is for, as a button. */
interface LetterLink {
  readonly link: string;
  readonly label: string;
  readonly isMain?: true;
}

/** A paragraph, a code of eight digits on a line of its own, a list, an address to go to, or a part of its own form. */
type LetterPart =
  | string
  | { readonly text: string; readonly html: Html }
  | { readonly code: string }
  | { readonly items: readonly string[] }
  | LetterLink;

/** The content of a short mail to a customer: a greeting, these paragraphs, and the shop's closing. */
export function letter(shop: string, parts: readonly LetterPart[]): MailContent {
  const blocks = [texts.greeting, ...parts].map(partHtml);
  return {
    text: [texts.greeting, ...parts.map(partText), `${texts.farewell}\n${shop}`].join('\n\n'),
    html: html`${blocks}<p style="margin:24px 0 0">${texts.farewell}<br>${shop}</p>`,
  };
}

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('html' in part) return part.text;
  if ('code' in part) return `    ${readable(part.code)}`;
  return 'items' in part ? part.items.map((item) => `- ${item}`).join('\n') : `${part.label}: ${part.link}`;
}

function partHtml(part: LetterPart): Html {
  if (typeof part === 'string')
    return html`<p style="margin:0 0 12px">${unbroken(part)}</p>
`;
  if ('html' in part) return part.html;
  if ('code' in part)
    return html`<p style="margin:20px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:1px">${readable(part.code)}</p>
`;
  if ('items' in part)
    return html`<ul style="margin:0 0 12px;padding-left:20px">${part.items.map((item) => html`<li>${unbroken(item)}</li>`)}</ul>
`;
  return linkHtml(part);
}

function linkHtml({ link, label, isMain }: LetterLink): Html {
  if (!isMain)
    return html`<p style="margin:0 0 12px"><a href="${link}">${label}</a></p>
`;
  return html`<p style="margin:16px 0 20px"><a href="${link}" class="button" style="${mailStyles.button}">${label}</a></p>
`;
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
