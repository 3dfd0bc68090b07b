import { cleanLine, foldCase } from '@kontor/domain';

/**
 * An id made from an article number or another name, with characters that are readable in an address. Different names
 * may give the same id.
 */
export function readableId(name: string): string {
  const readable = foldCase(cleanLine(name))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return readable === '' ? 'artikel' : readable;
}
