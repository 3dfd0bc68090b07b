import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';

/**
 * A mail for nodemailer. Header fields are already single lines, and mailboxes are objects, not texts to be parsed. So
 * no name or address can add a header or a second recipient.
 */
export function mailMessage(mail: Mail): SendMailOptions {
  return {
    messageId: `<${oneLine(mail.messageId)}>`,
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
    subject: oneLine(mail.subject),
    headers: headersOf(mail),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
      filename: oneLine(filename),
      contentType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({ unsubscribe }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated', // so that no out-of-office reply comes back (RFC 3834)
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${oneLine(unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function mailbox({ name, address }: MailAddress): MailAddress {
  return { name: oneLine(name), address: oneLine(address) };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
