import { createHash } from 'node:crypto';
import type { MailAddress } from './mail.ts';

/**
 * The Message-ID of a mail, derived from its kind, subject and sender. A mail that is sent again after a crash has the
 * same one, so that servers and mail programs detect the duplicate. It is a hash, because the subject may be the key to
 * an order.
 */
export function messageIdOf(kind: string, subjectId: string, from: MailAddress): string {
  const hash = createHash('sha256').update(`${kind} ${subjectId}`).digest('hex').slice(0, 40);
  return `${kind}.${hash}@${domainOf(from)}`;
}

function domainOf({ address }: MailAddress): string {
  return /@([\p{L}\p{N}.-]+)$/u.exec(address)?.[1]?.toLowerCase() ?? 'localhost';
}
