/** The order number pattern of a new shop (CONTRACT §5): 2026-000001. */
export const defaultOrderNumberPattern = '{YYYY}-{000000}';

/** Why a pattern for order numbers is refused. */
export type OrderNumberPatternRefusal =
  | 'pattern-too-long'
  | 'pattern-characters'
  | 'pattern-without-sequence'
  | 'pattern-with-two-sequences';

const sequencePlace = /\{0+\}/g;
const yearPlace = '{YYYY}';

/**
 * Why a pattern for order numbers is refused; null if it is valid. It needs exactly one sequence (`{000000}`; its zeros
 * are the minimum number of digits) and may contain the year `{YYYY}` any number of times. Otherwise only letters,
 * digits and - _ . / are allowed, because order numbers are read out, typed and used in file names and bank transfers.
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
 * The series of a number: the pattern with the year filled in. Each series counts from 1 without gaps. So a pattern
 * with a year restarts each year, one without never does.
 */
export function orderNumberSeries(pattern: string, year: number): string {
  return pattern.replaceAll(yearPlace, String(year).padStart(4, '0'));
}

/**
 * The order number for a sequence number (from 1). A sequence that outgrows its zeros becomes longer; it never
 * restarts.
 */
export function formatOrderNumber(pattern: string, sequence: number, year: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`No sequence number: ${sequence}`);
  const { leastDigits, numberOf } = orderNumberForm(pattern, year);
  return numberOf(String(sequence).padStart(leastDigits, '0'));
}

/**
 * The minimum number of digits of a year's order numbers, and the function that makes a number from the digits of its
 * sequence.
 */
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
