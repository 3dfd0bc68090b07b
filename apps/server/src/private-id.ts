import { randomBytes } from 'node:crypto';

/**
 * An id that serves as a key to private data: 192 random bits (CONTRACT §1 requires 128) as 32 characters of base64url.
 */
export function privateId(): string {
  return randomBytes(24).toString('base64url');
}
