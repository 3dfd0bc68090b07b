import { randomBytes } from 'node:crypto';

/**
 * An id that works as a key to private data: 192 random bits, where CONTRACT §1 asks for 128, as 32 characters of
 * base64url.
 */
export function privateId(): string {
  return randomBytes(24).toString('base64url');
}
