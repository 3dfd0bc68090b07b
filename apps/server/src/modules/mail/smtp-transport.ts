import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Milliseconds to wait for a mail server before the mail is tried again later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

/** Sends by the mail server of SMTP_URL, over at most three connections that are kept open. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  return {
    async send(mail) {
      const { rejected } = await transporter.sendMail(mailMessage(mail));
      if (rejected.length > 0) throw new Error('The mail server refused the recipient');
    },
    close: async () => transporter.close(),
  };
}
