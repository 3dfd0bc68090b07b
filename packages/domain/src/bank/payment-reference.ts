import { formatOrderNumber, orderNumberPatternRefusal } from '../order-number.ts';

/** Numbers of fewer signs than this are found as whole words only: others would be found in any long number. */
const leastSigns = 8;
/** How many more digits than its least a number may have grown to. */
const mostGrown = 3;
/** The most numbers that are looked for in one text. */
const mostCandidates = 200;

/**
 * A text as numbers are compared in it: letters and digits alone, in capitals, the letter O as zero. Blanks, dashes and
 * breaks of lines come and go on the way through banks.
 */
export function foldReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text names the number of an order or an invoice. */
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
 * in. Only who knows which numbers exist can tell which of them are meant.
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

/** The digits' place of a pattern, and what stands before and after it, folded. */
function partsOf(pattern: string): readonly [string, string, string] {
  const [before = '', after = ''] = pattern.split(/\{0+\}/);
  const place = /\{(0+)\}/.exec(pattern)?.[1] ?? '';
  return [place, foldReference(before), foldReference(after)];
}
