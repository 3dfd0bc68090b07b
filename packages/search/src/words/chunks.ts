import { prepareText } from './fold.ts';

/** Longer runs of letters and digits are cut. No word is that long. */
const longestChunk = 80;

/** Letters and digits, joined by single signs (AB-12.3, 1/2, D'Addario). A comma joins only digits (0,5). */
const chunk = /[\p{L}\p{N}\p{M}]+(?:(?:[-_./'&+]|(?<=\d),(?=\d))[\p{L}\p{N}\p{M}]+)*/gu;

/** Splits a text at its spaces and punctuation into words and numbers. The text is prepared, but not yet folded. */
export function chunksOf(text: string): string[] {
  const chunks = prepareText(text).match(chunk) ?? [];
  return chunks.map((found) => (found.length > longestChunk ? found.slice(0, longestChunk) : found));
}

const signs = /[-_./'&+,]/g;

/**
 * The spelling under which a folded chunk is looked up. Signs are removed, so that AB-12.3 and AB12.3 both become
 * ab123. A chunk that begins with a digit is a measure, not a code: decimal point and comma are the same (0.5 = 0,5),
 * and 1/2 does not become 12.
 */
export function spelling(folded: string): string {
  if (!/^\d/.test(folded)) return folded.replace(signs, '');
  return folded.replace(/(?<=\d)\.(?=\d)/g, ',').replace(/[-_.'&+]|(?<!\d)\/|\/(?!\d)/g, '');
}

/** 1000 for 1.000, with the German dot between thousands. Null for anything else. */
export function withoutThousandsDots(folded: string): string | null {
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(folded) ? folded.replaceAll('.', '') : null;
}
