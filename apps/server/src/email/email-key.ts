import { domainToASCII } from 'node:url';

/**
 * The form in which e-mail addresses are compared (docs/decisions/022, point 7): NFC, lower case, and the domain in
 * ASCII as in DNS (RFC 5890), so that müller.at and xn--mller-kva.at are equal. Dots and plus signs are kept, because
 * at most hosts they make different mailboxes; similar letters stay different. Expects an address that domain's
 * `isEmail` accepts; any other text gets a key that no accepted address has.
 */
export function emailKey(email: string): string {
  const normalised = email.normalize('NFC').toLowerCase();
  const at = normalised.lastIndexOf('@');
  const domain = normalised.slice(at + 1);
  // An invalid domain (a broken xn-- label) becomes ''. Without this, all of them would have the same key.
  return normalised.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
