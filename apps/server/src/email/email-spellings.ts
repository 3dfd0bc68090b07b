import { emailKey } from './email-key.ts';
import { writtenEmail } from './written-email.ts';

/**
 * The lower-case spellings under which an e-mail address may be stored: as it is asked for, as people write it and as
 * its key. They differ where the domain has letters like ü. Rows that are found by them still have to have its key.
 */
export function emailSpellings(email: string): string[] {
  const lower = email.normalize('NFC').toLowerCase();
  return [...new Set([emailKey(email), lower, writtenEmail(lower)])];
}
