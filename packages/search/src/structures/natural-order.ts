import { compareCodeUnits, compareNames, compareNumbers } from './collation.ts';

/** A value split into words and numbers for comparing. */
export interface NaturalKey {
  readonly value: string;
  readonly parts: readonly (string | number)[];
}

/**
 * A number in a value: a fraction (1/2, 1 1/4), or digits with dots between thousands (1.000) and a decimal comma or
 * point (0,5). A minus counts only if no word or number precedes it, so "10-20 mm" is a range.
 */
const numbers =
  /(?<![\p{L}\p{N}])-(?=\d)|(?:\d+ )?\d+\/(?:2|4|8|16|32|64)(?!\d)|[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?/gu;

/** Splits a value into words and numbers. */
export function naturalKey(value: string): NaturalKey {
  const parts: (string | number)[] = [];
  let [end, sign] = [0, 1];
  for (const { 0: found, index } of value.matchAll(numbers)) {
    const words = value.slice(end, index).trim();
    if (words !== '') parts.push(words);
    if (found === '-') sign = -1;
    else {
      parts.push(sign * numberOf(found));
      sign = 1;
    }
    end = index + found.length;
  }
  const rest = value.slice(end).trim();
  if (rest !== '') parts.push(rest);
  return { value, parts };
}

/**
 * Compares attribute values in natural order (CONTRACT §2): numbers by size (0,5 mm, 2 mm, 10 mm) and before words,
 * words like names. Units are words: 1 kg comes before 500 g. Code units decide between values that look alike, so the
 * order is total.
 */
export function compareNaturally(a: NaturalKey, b: NaturalKey): number {
  const length = Math.min(a.parts.length, b.parts.length);
  for (let i = 0; i < length; i++) {
    const difference = compareParts(a.parts[i] ?? '', b.parts[i] ?? '');
    if (difference !== 0) return difference;
  }
  return a.parts.length - b.parts.length || compareNames(a.value, b.value) || compareCodeUnits(a.value, b.value);
}

function compareParts(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? compareNumbers(a, b) : -1;
  return typeof b === 'number' ? 1 : compareNames(a, b);
}

function numberOf(text: string): number {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction !== null) {
    const [, whole = '0', part = '0', of = '1'] = fraction;
    return Number(whole) + Number(part) / Number(of);
  }
  const withoutThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text) ? text.replaceAll('.', '') : text;
  return Number(withoutThousands.replace(',', '.'));
}
