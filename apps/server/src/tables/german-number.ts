/**
 * The number that a German or English table writes: "1.234,50", "1234.5", "12,9", "12,- €". With a comma, dots group
 * thousands; without one, a dot is the decimal point. "1.234" alone could be either and is refused, as is anything
 * else: NaN.
 */
export function parseGermanNumber(text: string): number {
  const plain = text.replace(/[\s€%]|EUR/g, '').replace(/,[-–—]+$/, '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) return Number.NaN;
  if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number.NaN;
}

/** A whole number as a German table writes it, alone, of packs or of a unit, as `6 x 1.000 g`. */
const grouped = /^(?:\d+[x×*])?[+-]?\d{1,3}(?:\.\d{3})+(?:\p{L}+[23²³]?\.?)?$/iu;

/** The same without the dots between its thousands: "1.000" is 1000, and "1.000 g" is 1000g. */
export function withoutThousands(text: string | undefined): string | undefined {
  const plain = text?.replace(/\s/g, '');
  return plain !== undefined && grouped.test(plain) ? plain.replaceAll('.', '') : text;
}

/** The sign before the decimals of a column's numbers. */
export type DecimalSign = ',' | '.';

/**
 * The sign before the decimals, as the numbers of a column show it together: one with both signs tells it, or one with
 * one or two digits behind a sign. Undefined where none tells, or where they differ.
 */
export function decimalSign(numbers: Iterable<string>): DecimalSign | undefined {
  const seen = new Set<string>();
  for (const number of numbers) {
    const [, both, last] = /^[^\d]*\d[\d\s]*(?:(?:([.,])\d{3})+)?([.,])\d+[^\d]*$/.exec(number) ?? [];
    if (last === undefined) continue;
    const digits = /\d+(?=[^\d]*$)/.exec(number)?.[0].length ?? 0;
    if (both === undefined ? digits !== 3 : both !== last) seen.add(last);
  }
  const [sign] = seen;
  return seen.size === 1 ? (sign as DecimalSign) : undefined;
}

/** A number of a column whose sign is known, as a German table would write it, without groups of thousands. */
export function asGermanNumber(text: string, sign: DecimalSign | undefined): string {
  if (sign === ',') return /^\D*\d{1,3}(\.\d{3})+(,\d+)?\D*$/.test(text) ? text.replaceAll('.', '') : text;
  if (sign === undefined || !/^\D*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?\D*$/.test(text)) return text;
  return text.replaceAll(',', '').replace('.', ',');
}

/** A number as a German table writes it, so that no dot in it is taken for one between thousands. */
export function germanNumber(value: number): string {
  const text = String(value);
  return (text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text).replace('.', ',');
}

/** A number of EUR as German tables write it: `1234,50`. */
export function germanDecimal(euro: number): string {
  return euro.toFixed(2).replace('.', ',');
}
