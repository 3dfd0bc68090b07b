import type { MailTransport } from './mail.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport, type Ending } from './smtp-transport.ts';

/** Sends by the mail server if one is configured, otherwise writes to the outbox. */
export function createMailTransport({
  smtpUrl,
  dataDir,
  ending,
}: Ending & {
  smtpUrl?: string | undefined;
  dataDir: string;
}): MailTransport {
  return smtpUrl === undefined ? createOutboxTransport(dataDir) : createSmtpTransport(smtpUrl, { ending });
}
