import { html } from '../../html.ts';
import type { Seller } from '../configuration/shop-configuration.ts';
import type { Mail } from '../mail/mail.ts';
import { mailFoot } from '../mail/mail-foot.ts';
import { mailFrame } from '../mail/mail-frame.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { codeMailTexts as texts } from './texts/de.ts';

/** Whose mail it is, and from whom. */
export interface CodeMail {
  /** Hash of the request: the same mail has the same Message-ID however often it is tried. */
  readonly requestHash: string;
  readonly code: string;
  readonly email: string;
  readonly from: string;
  readonly shop: { readonly title: string; readonly seller: Seller };
}

/** The mail that brings a code. The code stands in its text alone: subjects are shown on locked screens and kept in logs of mail servers. */
export function codeMail({ requestHash, code, email, from, shop }: CodeMail): Mail {
  const { title, seller } = shop;
  const readable = `${code.slice(0, 4)} ${code.slice(4)}`;
  const foot = mailFoot(seller);
  const [reason, subject] = [texts.reason(title), texts.subject(title)];
  const text = [
    texts.greeting,
    reason,
    `    ${readable}`,
    texts.howLong,
    texts.secret,
    texts.notYou,
    `${texts.farewell}\n${title}`,
    `-- \n${foot.join('\n')}`,
  ];
  const content = html`<p style="margin:0 0 12px">${texts.greeting}</p>
<p style="margin:0">${reason}</p>
<p style="margin:20px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:1px">${readable}</p>
<p style="margin:0 0 12px">${texts.howLong}</p>
<p style="margin:0 0 12px">${texts.secret}</p>
<p style="margin:0">${texts.notYou}</p>
<p style="margin:24px 0 0">${texts.farewell}<br>${title}</p>`;
  return {
    messageId: messageIdOf('code', requestHash, from),
    from,
    to: { name: '', address: email },
    ...(seller.email !== '' && { replyTo: seller.email }),
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailFrame({ subject, preview: texts.preview, shop: title, content, foot }),
    attachments: [],
  };
}
