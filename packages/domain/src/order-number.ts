/** The pattern a new shop numbers its orders by (CONTRACT §5): 2026-000001. */
export const defaultOrderNumberPattern = '{YYYY}-{000000}';

/** Why a pattern cannot number orders. */
export type OrderNumberPatternRefusal =
  | 'pattern-too-long'
  | 'pattern-characters'
  | 'pattern-without-sequence'
  | 'pattern-with-two-sequences';

const sequencePlace = /\{0+\}/g;
const yearPlace = '{YYYY}';

/**
 * Why a pattern cannot number orders, or null when it can: exactly one place for the sequence (`{000000}`, its zeros
 * are the least digits), the year `{YYYY}` as often as one likes, and between them letters, digits and - _ . / only,
 * since numbers are read out, typed and used in file names and bank transfers.
 */
export function orderNumberPatternRefusal(pattern: string): OrderNumberPatternRefusal | null {
  if (pattern.length > 40) return 'pattern-too-long';
  const sequences = pattern.match(sequencePlace)?.length ?? 0;
  const rest = pattern.replaceAll(sequencePlace, '').replaceAll(yearPlace, '');
  if (!/^[A-Za-z0-9._/-]*$/.test(rest)) return 'pattern-characters';
  if (sequences === 0) return 'pattern-without-sequence';
  return sequences > 1 ? 'pattern-with-two-sequences' : null;
}

/**
 * The series a number belongs to: the pattern with its year filled in. Each series counts from 1 without a gap; a
 * pattern with a year thus starts anew with the year, one without never does.
 */
export function orderNumberSeries(pattern: string, year: number): string {
  return pattern.replaceAll(yearPlace, String(year).padStart(4, '0'));
}

/**
 * The number of the sequence's n-th order, n from 1. A sequence that outgrows its zeros gets longer; it never starts
 * again.
 */
export function formatOrderNumber(pattern: string, sequence: number, year: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`No sequence number: ${sequence}`);
  const { leastDigits, numberOf } = orderNumberForm(pattern, year);
  return numberOf(String(sequence).padStart(leastDigits, '0'));
}

/** How the numbers of a year are made from the digits of the sequence, and how many digits there are at least. */
export function orderNumberForm(
  pattern: string,
  year: number,
): { readonly leastDigits: number; readonly numberOf: (digits: string) => string } {
  const refusal = orderNumberPatternRefusal(pattern);
  if (refusal !== null) throw new RangeError(`${refusal}: ${pattern}`);
  const [place = ''] = pattern.match(sequencePlace) ?? [];
  const numberOf = (digits: string) => orderNumberSeries(pattern, year).replace(sequencePlace, () => digits);
  return { leastDigits: place.length - 2, numberOf };
}
