import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';

/**
 * A mail as nodemailer takes it. Everything that becomes a header is one line here already, and people are objects,
 * never texts to be parsed: no name or address can add a header or a second recipient.
 */
export function mailMessage(mail: Mail): SendMailOptions {
  return {
    messageId: `<${oneLine(mail.messageId)}>`,
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
    subject: oneLine(mail.subject),
    headers: { 'Auto-Submitted': 'auto-generated' }, // so that no out-of-office note comes back (RFC 3834)
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

function mailbox({ name, address }: MailAddress): MailAddress {
  return { name: oneLine(name), address: oneLine(address) };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
