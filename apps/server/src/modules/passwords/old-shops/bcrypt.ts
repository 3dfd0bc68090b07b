import { createHmac } from 'node:crypto';
import { compareSync } from 'bcryptjs';
import type { OldFormat } from './old-format.ts';

/** Two seconds of a thread; PHP's own default is 10, later 12. */
const mostDoublings = 14;

/** bcrypt, as PHP's password_hash and most newer shops write it. The marks 2a, 2b and 2y name the same computation. */
export const bcrypt: OldFormat = {
  pattern: /^\$2[aby]\$(?<work>0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$/,
  doublings: Number,
  mostDoublings,
  isOf: ([hash], password) => compareSync(password, hash),
};

/**
 * bcrypt of a digest of the password, as WordPress writes it since 6.8 (wp_hash_password), so that more than 72 bytes
 * of a password count.
 */
export const wordpressBcrypt: OldFormat = {
  pattern: /^\$wp(?=\$2y\$(?<work>0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$)/,
  doublings: Number,
  mostDoublings,
  isOf: ({ 0: mark, input }, password) =>
    compareSync(createHmac('sha384', 'wp-sha384').update(password).digest('base64'), input.slice(mark.length)),
};
