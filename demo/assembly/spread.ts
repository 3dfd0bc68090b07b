import { createHash } from 'node:crypto';

/** A number from 0 up to, but not including, limit that looks arbitrary but belongs to the key for ever. */
export const spread = (key: string, limit: number): number =>
  Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 10), 16) % limit;
