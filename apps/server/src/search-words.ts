import { foldCase } from '@kontor/domain';

/** The longest word that is stored, in characters. */
export const longestWord = 100;

/** Each word of a text, and its parts behind signs: `example.at` finds `anna@example.at` too. */
export function wordsOfText(text: string): string[] {
  const words = foldCase(text).split(/\s+/);
  const tails = words.flatMap((word) => [...word.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => word.slice(index)));
  return [...words, ...tails].filter(Boolean).map((word) => word.slice(0, longestWord));
}

/** The words of a search text. A record must have a word that begins with each of them. */
export function searchedWords(text: string): string[] {
  return [...new Set(foldCase(text).split(/\s+/).filter(Boolean))].map((word) => word.slice(0, longestWord));
}

/** The end of the range of words with a prefix. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
