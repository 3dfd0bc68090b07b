import { createHash, randomBytes } from 'node:crypto';

/** A secret for a browser's cookie: 256 random bits (CONTRACT §1) as 43 characters of base64url. */
export function secretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a secret, which the database stores. It finds the row again but grants no access. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
