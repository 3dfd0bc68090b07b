import { createTransport } from 'nodemailer';
import { NotBegun, PermanentFailure } from '../jobs/job-handler.ts';
import { jobsAtOnce } from '../jobs/job-runner.ts';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { isRefusedForGood } from './refused-for-good.ts';

/** Milliseconds to wait for a mail server before the mail is tried again later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

/** The mail server will never take this mail: it has no such recipient, or the message is too long for it. */
class MailRefused extends PermanentFailure {
  override name = 'MailRefused';
}

/**
 * Whether an error, as a job keeps it, says that a mail was refused for good: a mistyped address is no fault of the
 * shop.
 */
export function isMailRefused(error: string | null): boolean {
  return error?.startsWith('MailRefused: ') === true;
}

/** When a mail transport begins no more mails. */
export interface Ending {
  readonly ending: AbortSignal;
}

/**
 * Sends by the mail server of SMTP_URL, over connections that are kept open: one for each job at work, so that no mail
 * waits for another. Once the process ends no mail begins: one whose sender the server has not been told yet is thrown
 * as NotBegun. What has begun is finished, since nobody knows whether a mail that was broken off is sent.
 */
export function createSmtpTransport(smtpUrl: string, { ending }: Ending): MailTransport {
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections: jobsAtOnce, ...timeouts });
  const waiting = new Map<string, AbortController>();
  ending.addEventListener('abort', () => {
    for (const mail of waiting.values()) mail.abort();
  });
  transporter.use('stream', ({ message, data }, done) => {
    // A message is read when its connection is there: from now on it is under way.
    message.processFunc((stream) => {
      waiting.delete(String(data.messageId));
      return stream;
    });
    done();
  });
  return {
    async send(mail) {
      if (ending.aborted) throw new NotBegun();
      const message = mailMessage(mail);
      const giveUp = new AbortController();
      const name = String(message.messageId);
      waiting.set(name, giveUp);
      const sent = transporter.sendMail({ ...message, signal: giveUp.signal });
      const { rejected } = await sent
        .catch((error: Error) => {
          if (giveUp.signal.aborted) throw new NotBegun();
          throw isRefusedForGood(error) ? new MailRefused(error.message) : error;
        })
        .finally(() => waiting.delete(name));
      if (rejected.length > 0) throw new Error('The mail server refused the recipient');
    },
    close: async () => transporter.close(),
  };
}
