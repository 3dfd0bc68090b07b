import type { MailTransport } from './mail.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport, type Ending } from './smtp-transport.ts';

/**
 * Sends by the mail server if one is configured, otherwise writes to the outbox. A mail to nobody is not sent: who
 * orders on the telephone may have no e-mail address, and who was erased has none any more.
 */
export function createMailTransport({
  smtpUrl,
  dataDir,
  ending,
}: Ending & {
  smtpUrl?: string | undefined;
  dataDir: string;
}): MailTransport {
  const { send, close } =
    smtpUrl === undefined ? createOutboxTransport(dataDir) : createSmtpTransport(smtpUrl, { ending });
  return {
    close,
    async send(mail) {
      if (mail.to.address !== '') await send(mail);
    },
  };
}
