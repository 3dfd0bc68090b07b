import type { Address, Attachment, Email } from 'postal-mime';
import { type Html, html } from '../../html/html.ts';
import { unbroken } from '../../html/unbroken.ts';
import type { OutboxMail } from './outbox.service.ts';
import { outboxTexts as texts } from './texts/outbox.de.ts';

/** These pages have no inline styles. */
const whole = (number: string) => html`<span class="whole">${number}</span>`;

/** The list of waiting mails. */
export function outboxListPage(mails: readonly OutboxMail[], styles: readonly string[]): string {
  const rows = mails.map(
    ({ name, at, mail }) => html`<li><a href="/outbox/${name}">${unbroken(mail.subject || texts.noSubject, whole)}</a>
<span>${texts.to} ${people(mail.to)}</span> <time>${texts.at(at)}</time></li>`,
  );
  const list = rows.length === 0 ? html`<p>${texts.empty}</p>` : html`<ul class="mails">${rows}</ul>`;
  const content = html`<h1>${texts.title}</h1><p class="quiet">${texts.explanation}</p>${list}`;
  return page(texts.title, content, styles);
}

/** One mail: its head, its attachments, and its HTML in a frame that runs no scripts. */
export function outboxMailPage(name: string, mail: Email, styles: readonly string[]): string {
  const subject = mail.subject || texts.noSubject;
  const links = mail.attachments.map(
    (attachment, place) =>
      html`<li><a href="/outbox/${name}/attachments/${place}" download>${attachmentName(attachment)}</a></li>`,
  );
  return page(
    subject,
    html`<p><a href="/outbox">${texts.back}</a></p><h1>${unbroken(subject, whole)}</h1>
<dl><dt>${texts.from}</dt><dd>${people(mail.from && [mail.from])}</dd><dt>${texts.to}</dt><dd>${people(mail.to)}</dd></dl>
${links.length > 0 && html`<h2>${texts.attachments}</h2><ul>${links}</ul>`}
<iframe src="/outbox/${name}/html" title="${texts.content}" sandbox="${mailSandbox}"></iframe>
<details><summary>${texts.plainText}</summary><pre>${mail.text ?? ''}</pre></details>`,
    styles,
  );
}

/** The size of an attachment's content in bytes. */
export function attachmentBytes({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** The permissions of a mail's HTML: its links may open windows. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/**
 * A mail's HTML as mail readers show it: links open a window, and its pictures are embedded, because browsers cannot
 * load `cid:` addresses.
 */
export function mailHtml({ html: content = '', attachments }: Email): string {
  return attachments.reduce(
    (page, attachment) => {
      const id = attachment.contentId?.replace(/^<|>$/g, '');
      if (!id || !attachment.mimeType.startsWith('image/')) return page;
      const data = Buffer.from(attachmentBytes(attachment)).toString('base64');
      return page.replaceAll(`"cid:${id}"`, `"data:${attachment.mimeType};base64,${data}"`);
    },
    content.replace('<head>', '<head><base target="_blank">'),
  );
}

function attachmentName(attachment: Attachment): string {
  return texts.attachment(attachment.filename ?? '', attachmentBytes(attachment).length);
}

function people(addresses: readonly Address[] | undefined): string {
  return (addresses ?? []).map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ');
}

function page(title: string, content: Html, styles: readonly string[]): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title>
${[...styles, '/outbox/style.css'].map((href) => html`<link rel="stylesheet" href="${href}">`)}</head>
<body><main class="outbox">${content}</main></body></html>
`.text;
}

/** The style of these pages, on top of the storefront's. */
export const outboxStyle = `
.outbox { max-width: 52rem; margin: 0 auto; padding: var(--space-8) var(--gutter); }
.outbox > * + * { margin-block-start: var(--space-4); }
.outbox .quiet, .mails li > span, .mails time, .outbox dt { color: var(--ink-soft); }
.mails { padding: 0; list-style: none; border-block-end: 1px solid var(--rule); }
.mails li { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); padding: var(--space-3) 0; border-top: 1px solid var(--rule); }
.mails a { flex: 1 1 100%; font-weight: 600; }
.outbox dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 var(--space-4); }
.outbox dd { margin: 0; overflow-wrap: anywhere; }
.outbox iframe { width: 100%; height: 70vh; border: 1px solid var(--rule); background: #fff; }
.outbox .whole { white-space: nowrap; }
.outbox pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
