/**
 * Parses a number in German or English notation: "1.234,50", "1234.5", "12,9", "12,- €". If there is a comma, dots
 * group thousands; otherwise a dot is the decimal point. "1.234" alone is ambiguous and gives NaN, as does any other
 * text, percentages too: 10 % is no amount.
 */
export function parseGermanNumber(text: string): number {
  const plain = text.replace(/[\s€]|EUR/g, '').replace(/,[-–—]+$/, '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) return Number.NaN;
  if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^-?(\d+|[1-9]\d{0,2}(\.\d{3})+),\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number.NaN;
}

/** Whether a number can be read in two ways: "1.234". */
export function isAmbiguous(text: string): boolean {
  return /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(text.replace(/[\s€]|EUR/g, ''));
}

/** The same of a percentage, with its sign or without: "19 %", "4,9". */
export function parsePercent(text: string): number {
  return parseGermanNumber(text.replace(/\s*%\s*$/, ''));
}

/**
 * An integer with dots between thousands, alone, with a count of packs, or with a unit, as in `6 x 1.000 g`, `3.000
 * U/min` and `3.000 1/min`.
 */
const grouped =
  /^(?<number>(?:\d+[x×*])?[+-]?[1-9]\d{0,2}(?:\.\d{3})+)(?<unit>1\/\p{L}+|\p{L}+(?:\/\p{L}+|[23²³])?\.?)?$/iu;

/**
 * The text without dots between thousands: "1.000" becomes 1000, and "1.000 g" becomes 1000g. Other texts stay as they
 * are, "0.750" too.
 */
export function withoutThousands(text: string | undefined): string | undefined {
  const { number, unit = '' } = grouped.exec(text?.replace(/\s/g, '') ?? '')?.groups ?? {};
  return number === undefined ? text : `${number}${unit.startsWith('1') ? ' ' : ''}${unit}`.replaceAll('.', '');
}

/** The decimal sign of a column's numbers. */
export type DecimalSign = ',' | '.';

/**
 * The decimal sign of a column, concluded from its numbers: one with both signs decides, or one with other than three
 * digits after a sign, or with a zero before it (0.455 is no thousand). Undefined if no number decides, or if they
 * contradict each other.
 */
export function decimalSign(numbers: Iterable<string>): DecimalSign | undefined {
  const seen = new Set<string>();
  for (const number of numbers) {
    const [, both, last] = /^[^\d]*\d[\d\s]*(?:(?:([.,])\d{3})+)?([.,])\d+[^\d]*$/.exec(number) ?? [];
    if (last === undefined) continue;
    const digits = /\d+(?=[^\d]*$)/.exec(number)?.[0].length ?? 0;
    if (both === undefined ? digits !== 3 || /^\D*0[.,]/.test(number) : both !== last) seen.add(last);
  }
  const [sign] = seen;
  return seen.size === 1 ? (sign as DecimalSign) : undefined;
}

/**
 * A number from a column with a known decimal sign in German notation, without dots between thousands. A zero groups
 * none: 0.750 is less than one in any column.
 */
export function asGermanNumber(text: string, sign: DecimalSign | undefined): string {
  if (sign === ',') return /^\D*[1-9]\d{0,2}(\.\d{3})+(,\d+)?\D*$/.test(text) ? text.replaceAll('.', '') : text;
  if (sign === undefined || !/^\D*(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?\D*$/.test(text)) return text;
  return text.replaceAll(',', '').replace('.', ',');
}

/** A number in German notation without dots between thousands. */
export function germanNumber(value: number): string {
  const text = String(value);
  return (text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text).replace('.', ',');
}

/** An amount in EUR in German notation: `1234,50`. */
export function germanDecimal(euro: number): string {
  return euro.toFixed(2).replace('.', ',');
}
