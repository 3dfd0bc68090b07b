/** Media types by a file's first bytes. The shop believes no name and no type that a sender states. */
const signatures: readonly [mimeType: string, offset: number, bytes: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['application/pdf', 0, '%PDF-'],
];

/** The media type of a file; `application/octet-stream` for every type that the shop does not show. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(([, offset, signature]) => start.startsWith(signature, offset));
  return found?.[0] ?? 'application/octet-stream';
}

/** Whether the shop shows files of this type as pictures. It does not show SVG, which can contain scripts. */
export function isPicture(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}
