import { createTransport } from 'nodemailer';
import { NotBegun, PermanentFailure } from '../jobs/job-handler.ts';
import { jobsAtOnce } from '../jobs/job-runner.ts';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { isRefusedForGood } from './refused-for-good.ts';

/** Timeouts of the mail server in milliseconds. After them the mail is tried again later. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 };

/** The mail server will never accept this mail: the recipient does not exist, or the message is too long. */
class MailRefused extends PermanentFailure {
  override name = 'MailRefused';
}

/**
 * Whether a job's stored error says that a mail was refused permanently. A mistyped address is not the shop's fault.
 */
export function isMailRefused(error: string | null): boolean {
  return error?.startsWith('MailRefused: ') === true;
}

/** Signals when a mail transport must not begin further mails. */
export interface Ending {
  readonly ending: AbortSignal;
}

/**
 * Sends mails by the server of SMTP_URL over open connections, one per concurrent job, so that no mail waits for
 * another. When the process ends, no further mail is begun: a mail whose sender was not sent to the server yet throws
 * NotBegun. A mail that was begun is finished, because it is unknown whether an aborted mail is delivered.
 */
export function createSmtpTransport(smtpUrl: string, { ending }: Ending): MailTransport {
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections: jobsAtOnce, ...timeouts });
  const waiting = new Map<string, AbortController>();
  ending.addEventListener('abort', () => {
    for (const mail of waiting.values()) mail.abort();
  });
  transporter.use('stream', ({ message, data }, done) => {
    // A message is read once its connection is open. From then on the mail counts as begun.
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
