import { createHash } from 'node:crypto';

/**
 * The id of a file: 162 bits of the hash of its bytes, so that an id names its content for ever and can be cached for
 * ever.
 */
export function fileIdOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** Whether a text can be such an id at all. Nothing else comes near the disk. */
export function isFileId(text: string): boolean {
  return /^[\w-]{27}$/.test(text);
}
