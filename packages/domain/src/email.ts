import { hasControlCharacters } from './plain-text.ts';

/** The maximum length of an address in SMTP (RFC 5321 4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254;

/** Why a text is not an e-mail address. */
export type EmailRefusal = 'required' | 'too-long' | 'invalid-email' | 'non-ascii-email';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`);
const beyondAscii = /[\p{L}\p{N}]/gu;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Why a text is not an accepted e-mail address; null if it is one. Accepts the practical part of RFC 5321 and 5322: a
 * dot-atom of at most 64 characters, an @, and a domain of at least two labels (umlauts allowed, as in müller.at).
 * Refuses quoted local parts, comments, address literals, line breaks and control characters, because the address goes
 * into mail headers. Umlauts before the @ (RFC 6531) are refused with a code of their own, because such addresses
 * exist: not every mail server accepts them, and the confirmation must arrive.
 */
export function emailRefusal(text: string): EmailRefusal | null {
  if (text.trim() === '') return 'required';
  if (text.length > maxEmailLength) return 'too-long';
  if (hasControlCharacters(text)) return 'invalid-email';
  const at = text.lastIndexOf('@');
  if (at < 1 || !isDomain(text.slice(at + 1))) return 'invalid-email';
  const local = text.slice(0, at);
  if (isLocalPart(local)) return null;
  return isLocalPart(local.normalize('NFC').replace(beyondAscii, 'x')) ? 'non-ascii-email' : 'invalid-email';
}

/** Whether a text is an e-mail address the shop accepts. */
export function isEmail(text: string): boolean {
  return emailRefusal(text) === null;
}

function isLocalPart(text: string): boolean {
  return text.length <= 64 && localPart.test(text);
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every((part) => part.length <= 63 && label.test(part)) && !/^\p{N}/u.test(last);
}
