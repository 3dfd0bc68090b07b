import { formatOrderNumber, orderNumberPatternRefusal } from '../order-number.ts';

/** Numbers with fewer characters are found only as whole words, because any long number would contain them. */
const leastSigns = 8;
/** By how many digits a number may exceed its minimum. */
const mostGrown = 3;
/** How many numbers are looked up for one text. */
const mostCandidates = 200;

/**
 * A text in the form in which numbers are compared: only letters and digits, in capitals, with the letter O as zero.
 * Banks add and drop blanks, dashes and line breaks.
 */
export function foldReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text contains the number of an order or an invoice. */
export function namesNumber(text: string, number: string): boolean {
  const folded = foldReference(number);
  if (folded.length === 0) return false;
  if (folded.length >= leastSigns) return foldReference(text).includes(folded);
  const words = text
    .split(/[\s,;:()"']+/)
    .flatMap((word) => [word, ...word.split(/[./+]/)])
    .map(foldReference);
  return words.includes(folded);
}

/**
 * The numbers that a text may name, of series such as `2026-{000000}`: patterns of order numbers with their year filled
 * in. The caller looks up which of them exist.
 */
export function numberCandidates(text: string, series: readonly string[]): string[] {
  const folded = foldReference(text);
  const found = new Set<string>();
  for (const pattern of series) {
    if (orderNumberPatternRefusal(pattern) !== null) continue;
    for (const number of candidatesOf(folded, pattern)) {
      if (found.size >= mostCandidates) return [...found];
      if (namesNumber(text, number)) found.add(number);
    }
  }
  return [...found];
}

function* candidatesOf(folded: string, pattern: string): Generator<string> {
  const [place, before, after] = partsOf(pattern);
  const least = place.length;
  for (let at = folded.indexOf(before); at >= 0 && at < folded.length; at = folded.indexOf(before, at + 1)) {
    const digits = /^\d+/.exec(folded.slice(at + before.length))?.[0] ?? '';
    for (let length = least; length <= Math.min(digits.length, least + mostGrown); length++) {
      const number = digits.slice(0, length);
      const hasGrown = length > least;
      const ends = folded.startsWith(after, at + before.length + length);
      if (ends && Number(number) > 0 && !(hasGrown && number.startsWith('0')))
        yield formatOrderNumber(pattern, Number(number), 0);
    }
  }
}

/** The digits' place in a pattern, and the folded text before and after it. */
function partsOf(pattern: string): readonly [string, string, string] {
  const [before = '', after = ''] = pattern.split(/\{0+\}/);
  const place = /\{(0+)\}/.exec(pattern)?.[1] ?? '';
  return [place, foldReference(before), foldReference(after)];
}
