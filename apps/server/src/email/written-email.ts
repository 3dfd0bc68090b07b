import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail } from '@kontor/domain';

/**
 * An e-mail address in the form people write: NFC, with umlauts in its domain, which clients may send in ASCII
 * (xn--mller-kva.at for müller.at, RFC 5891). An address that would become invalid or different stays as it is.
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
