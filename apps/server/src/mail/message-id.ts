import { createHash } from 'node:crypto';
import type { MailAddress } from './mail.ts';

/**
 * The Message-ID of a mail, from what it is about and who sends it: a mail that is tried again after a crash carries
 * the same one, by which servers and readers tell the double. It does not give away what it is made from, which may be
 * the key to an order.
 */
export function messageIdOf(kind: string, subjectId: string, from: MailAddress): string {
  const hash = createHash('sha256').update(`${kind} ${subjectId}`).digest('hex').slice(0, 40);
  return `${kind}.${hash}@${domainOf(from)}`;
}

function domainOf({ address }: MailAddress): string {
  return /@([\p{L}\p{N}.-]+)$/u.exec(address)?.[1]?.toLowerCase() ?? 'localhost';
}
