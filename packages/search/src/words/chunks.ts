import { prepareText } from './fold.ts';

/** Longer runs of letters and digits are cut: no word is that long, and nobody types it. */
const longestChunk = 80;

/**
 * Letters and digits, held together by single signs inside (AB-12.3, 1/2, D'Addario); a comma only between digits
 * (0,5).
 */
const chunk = /[\p{L}\p{N}\p{M}]+(?:(?:[-_./'&+]|(?<=\d),(?=\d))[\p{L}\p{N}\p{M}]+)*/gu;

/**
 * A text cut at its spaces and punctuation, prepared but not yet folded: what a reader would call its words and
 * numbers.
 */
export function chunksOf(text: string): string[] {
  const chunks = prepareText(text).match(chunk) ?? [];
  return chunks.map((found) => (found.length > longestChunk ? found.slice(0, longestChunk) : found));
}

const signs = /[-_./'&+,]/g;

/**
 * The one spelling under which a chunk, folded, is looked up. Signs vanish, so AB-12.3 and AB12.3 meet as ab123. What
 * starts with a digit is read as a measure, not as a code: decimal point and comma are one (0.5 = 0,5), and 1/2 does
 * not become 12.
 */
export function spelling(folded: string): string {
  if (!/^\d/.test(folded)) return folded.replace(signs, '');
  return folded.replace(/(?<=\d)\.(?=\d)/g, ',').replace(/[-_.'&+]|(?<!\d)\/|\/(?!\d)/g, '');
}

/** 1000 for 1.000, with the dot between thousands that German writes; null for anything else. */
export function withoutThousandsDots(folded: string): string | null {
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(folded) ? folded.replaceAll('.', '') : null;
}
