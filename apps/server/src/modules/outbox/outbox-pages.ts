import type { Address, Attachment, Email } from 'postal-mime';
import { type Html, html } from '../../html/html.ts';
import type { OutboxMail } from './outbox.service.ts';
import { outboxTexts as texts } from './texts/outbox.de.ts';

/** The list of waiting mails. */
export function outboxListPage(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ name, at, mail }) => html`<li><a href="/outbox/${name}">${mail.subject || texts.noSubject}</a>
<span>${texts.to} ${people(mail.to)}</span> <time>${texts.at(at)}</time></li>`,
  );
  const list = rows.length === 0 ? html`<p>${texts.empty}</p>` : html`<ul class="mails">${rows}</ul>`;
  return page(texts.title, html`<h1>${texts.title}</h1><p class="quiet">${texts.explanation}</p>${list}`);
}

/** One mail: its head, its attachments, and its HTML in a frame that runs no scripts. */
export function outboxMailPage(name: string, mail: Email): string {
  const subject = mail.subject || texts.noSubject;
  const links = mail.attachments.map(
    (attachment, place) =>
      html`<li><a href="/outbox/${name}/attachments/${place}" download>${attachmentName(attachment)}</a></li>`,
  );
  return page(
    subject,
    html`<p><a href="/outbox">${texts.back}</a></p><h1>${subject}</h1>
<dl><dt>${texts.from}</dt><dd>${people(mail.from && [mail.from])}</dd><dt>${texts.to}</dt><dd>${people(mail.to)}</dd></dl>
${links.length > 0 && html`<h2>${texts.attachments}</h2><ul>${links}</ul>`}
<iframe src="/outbox/${name}/html" title="${texts.content}" sandbox="${mailSandbox}"></iframe>
<details><summary>${texts.plainText}</summary><pre>${mail.text ?? ''}</pre></details>`,
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

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/outbox/style.css"></head>
<body><main>${content}</main></body></html>
`.text;
}

/** The style of these pages, in the shop's colours (DESIGN §8). */
export const outboxStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1rem; }
.quiet, .mails span, .mails time, dt { opacity: 0.75; }
.mails { list-style: none; padding: 0; }
.mails li { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 12px 0; border-top: 1px solid #8886; }
.mails a { flex: 1 1 100%; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid #8886; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
