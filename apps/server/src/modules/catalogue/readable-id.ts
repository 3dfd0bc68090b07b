import { cleanLine, foldCase } from '@kontor/domain';

/**
 * An id made of an article number or another name: what stays readable in an address. Different names may come to the
 * same.
 */
export function readableId(name: string): string {
  const readable = foldCase(cleanLine(name))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return readable === '' ? 'artikel' : readable;
}
