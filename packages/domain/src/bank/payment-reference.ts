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
function foldReference(text: string): string {
  return signsOf(text).replaceAll('O', '0');
}

function signsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text contains the number of an order or an invoice. */
export function namesNumber(text: string, number: string): boolean {
  return placesOf(text, number).length > 0;
}

/** Which of some existing numbers a text names, and which of the others it may mean instead. */
export interface NamedNumbers {
  readonly named: readonly string[];
  readonly possible: readonly string[];
}

/**
 * Those of some existing numbers that a text names as a whole. A number inside a longer one is not named: whoever
 * writes `RE2026-000018` means that invoice, and not the order `2026-000018`. It is possible if the longer one is not
 * written as printed, as in `Re: 2026-000018`. So is a number that takes letters from another word, as from `Ware
 * 2026-000018`.
 */
export function namedNumbers(text: string, numbers: readonly string[]): NamedNumbers {
  const words = wordStarts(text);
  const signs = signsOf(text);
  const found = [...new Set(numbers)].flatMap((number) =>
    placesOf(text, number).map((place) => ({ ...place, number, isTorn: isTorn(signs, words, place) })),
  );
  const untorn = found.filter((one) => !one.isTorn);
  const isNamed = (one: (typeof found)[number]) =>
    !untorn.some((other) => isInside(one, other) || (one.isTorn && isInside(other, one)));
  const isPossible = (one: Place) => !untorn.some((other) => isInside(one, other) && isPrinted(text, other.number));
  const named = new Set(found.filter(isNamed).map(({ number }) => number));
  const possible = new Set(found.filter(isPossible).map(({ number }) => number));
  return { named: [...named], possible: [...possible].filter((number) => !named.has(number)) };
}

/** Whether a text has a number as it is printed, with no letter or digit around it. */
function isPrinted(text: string, number: string): boolean {
  const sign = '[\\p{L}\\p{N}]';
  const printed = number.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${sign})${printed}(?!${sign})`, 'iu').test(text);
}

/** Where a folded text has a number. */
interface Place {
  readonly start: number;
  readonly end: number;
}

function placesOf(text: string, number: string): Place[] {
  const key = foldReference(number);
  const found = key.length >= leastSigns ? allPlaces(foldReference(text), key) : placesOfWord(text, key);
  return found.map((start) => ({ start, end: start + key.length }));
}

function allPlaces(folded: string, key: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1)) found.push(at);
  return found;
}

/** Where a short number is a whole word. */
function placesOfWord(text: string, key: string): number[] {
  if (key === '') return [];
  const found: number[] = [];
  let at = 0;
  for (const word of text.split(/[\s,;:()"']+/)) {
    if (foldReference(word) === key) found.push(at);
    for (const part of word.split(/[./+]/)) {
      if (foldReference(part) === key) found.push(at);
      at += signsOf(part).length;
    }
  }
  return found;
}

/** Where the words of a text begin in its folded form, and where the last one ends. */
function wordStarts(text: string): ReadonlySet<number> {
  const starts = new Set([0]);
  let at = 0;
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    at += signsOf(word).length;
    starts.add(at);
  }
  return starts;
}

/**
 * Whether a place takes letters from a word that has more of them: `Ware 2026-000018` has the signs of the invoice
 * `RE2026-000018`.
 */
function isTorn(signs: string, words: ReadonlySet<number>, { start, end }: Place): boolean {
  const place = signs.slice(start, end);
  const before = /^\p{L}+/u.exec(place)?.[0].length ?? 0;
  const after = /\p{L}+$/u.exec(place)?.[0].length ?? 0;
  return (
    (before > 0 && words.has(start + before) && !words.has(start) && isLetter(signs[start - 1])) ||
    (after > 0 && words.has(end - after) && !words.has(end) && isLetter(signs[end]))
  );
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign);
}

function isInside(one: Place, other: Place): boolean {
  return other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
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
