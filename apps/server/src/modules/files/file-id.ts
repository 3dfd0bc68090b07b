import { createHash } from 'node:crypto';

/**
 * The id of a file: 162 bits of the hash of its bytes. An id therefore names the same content for ever, and browsers
 * may cache the file for ever.
 */
export function fileIdOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** Whether a text has the form of such an id. No other text becomes part of a path on disk. */
export function isFileId(text: string): boolean {
  return /^[\w-]{27}$/.test(text);
}
