import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../jobs/job-handler.ts';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { isRefusedForGood } from './refused-for-good.ts';

/** Milliseconds to wait for a mail server before the mail is tried again later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

/** The mail server will never take this mail: it has no such recipient, or the message is too long for it. */
class MailRefused extends PermanentFailure {
  override name = 'MailRefused';
}

/** Sends by the mail server of SMTP_URL, over at most three connections that are kept open. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  return {
    async send(mail) {
      const { rejected } = await transporter.sendMail(mailMessage(mail)).catch((error: Error) => {
        throw isRefusedForGood(error) ? new MailRefused(error.message) : error;
      });
      if (rejected.length > 0) throw new Error('The mail server refused the recipient');
    },
    close: async () => transporter.close(),
  };
}
