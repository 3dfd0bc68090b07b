import { createHash, timingSafeEqual } from 'node:crypto';
import type { OldFormat } from './old-format.ts';

/**
 * MD5 or SHA-256 of salt and password, written `digest:salt`, as osCommerce, xt:Commerce, Magento (there with `:0` or
 * `:1` behind it) and Joomla wrote it. Some put the salt before the password, some behind. The hash does not say which,
 * so both are tried.
 */
export const saltedDigest: OldFormat = {
  pattern: /^(?<digest>[0-9a-f]{32}|[0-9a-f]{64}):(?<salt>[^:\s]{1,128})(?::[01])?$/i,
  doublings: () => 0,
  mostDoublings: 0,
  isOf({ groups: { digest = '', salt = '' } = {} }, password) {
    const wanted = Buffer.from(digest, 'hex');
    const algorithm = wanted.length === 16 ? 'md5' : 'sha256';
    const matches = [salt + password, password + salt].map((text) =>
      timingSafeEqual(createHash(algorithm).update(text).digest(), wanted),
    );
    return matches.includes(true);
  },
};
