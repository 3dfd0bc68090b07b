import { html } from '../../html/html.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { mailFoot } from '../../mail/mail-foot.ts';
import { mailFrame } from '../../mail/mail-frame.ts';
import type { Seller } from '../configuration/types.ts';
import { accountMailTexts as texts } from './texts/de.ts';

/** A shop, as its mails name it. */
export interface MailingShop {
  readonly title: string;
  readonly seller: Seller;
}

/** A short mail about an account. */
export interface AccountMail {
  readonly messageId: string;
  readonly email: string;
  readonly from: MailAddress;
  readonly shop: MailingShop;
  readonly subject: string;
  readonly preview: string;
  /** The text between greeting and farewell. A code has a line of its own. */
  readonly content: readonly (string | { readonly code: string })[];
}

/** The mail as it is sent, in text and HTML. */
export function accountMail({ messageId, email, from, shop, subject, preview, content }: AccountMail): Mail {
  const { title, seller } = shop;
  const foot = mailFoot(seller);
  const lines = content.map((part) => (typeof part === 'string' ? part : `    ${readable(part.code)}`));
  const blocks = [texts.greeting, ...content].map((part) =>
    typeof part === 'string'
      ? html`<p style="margin:0 0 12px">${part}</p>
`
      : html`<p style="margin:20px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:1px">${readable(part.code)}</p>
`,
  );
  return {
    messageId,
    from,
    to: { name: '', address: email },
    ...(seller.email !== '' && { replyTo: { name: '', address: seller.email } }),
    subject,
    text: `${[texts.greeting, ...lines, `${texts.farewell}\n${title}`, `-- \n${foot.join('\n')}`].join('\n\n')}\n`,
    html: mailFrame({
      ...{ subject, preview, shop: title, foot },
      content: html`${blocks}<p style="margin:24px 0 0">${texts.farewell}<br>${title}</p>`,
    }),
    attachments: [],
  };
}

/** Two groups of four digits. */
const readable = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
