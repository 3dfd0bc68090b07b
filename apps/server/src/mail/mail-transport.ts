import type { MailTransport } from './mail.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport, type Ending } from './smtp-transport.ts';

/** By the mail server when there is one, otherwise into the outbox. */
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
