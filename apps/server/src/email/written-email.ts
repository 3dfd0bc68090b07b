import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail } from '@kontor/domain';

/**
 * An e-mail address as a person writes it: in NFC, with the umlauts of its domain, which browsers and other clients may
 * send in ASCII (xn--mller-kva.at for müller.at, RFC 5891). What would then be no address, or another one, stays as it
 * came.
 */
export function writtenEmail(email: string): string {
  const normalised = email.normalize('NFC');
  const at = normalised.lastIndexOf('@');
  const domain = normalised.slice(at + 1);
  if (!/(?:^|\.)xn--/i.test(domain)) return normalised;
  const unicode = domainToUnicode(domain);
  const written = normalised.slice(0, at + 1) + unicode;
  return isEmail(written) && domainToASCII(unicode) === domain.toLowerCase() ? written : normalised;
}
