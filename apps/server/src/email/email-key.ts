import { domainToASCII } from 'node:url';

/**
 * The form in which e-mail addresses are compared (docs/decisions/022, point 7): NFC, in lower case, the domain in
 * ASCII as DNS has it (RFC 5890), so that müller.at and xn--mller-kva.at are one. Nothing cleverer: dots and plus signs
 * make other mailboxes at most hosts, and letters that look alike are different letters. Expects what domain's
 * `isEmail` accepts; anything else gets a key that no accepted address has.
 */
export function emailKey(email: string): string {
  const normalised = email.normalize('NFC').toLowerCase();
  const at = normalised.lastIndexOf('@');
  const domain = normalised.slice(at + 1);
  // A domain that is none (a broken xn-- label) becomes '': all of them must not become one.
  return normalised.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
