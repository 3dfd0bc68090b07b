import { createHash, randomBytes } from 'node:crypto';

/** A secret that a browser keeps in a cookie: 256 random bits (CONTRACT §1) as 43 characters of base64url. */
export function secretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret: its SHA-256, which finds the row again and lets nobody in. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
