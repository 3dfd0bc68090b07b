/**
 * The number that a German or English table writes: "1.234,50", "1234.5", "12,9". With a comma, dots group thousands;
 * without one, a dot is the decimal point. "1.234" alone could be either and is refused, as is anything else: NaN.
 */
export function parseGermanNumber(text: string): number {
  const plain = text.replace(/[\s\u00a0€%]/g, '');
  if (/^-?\d{1,3}(\.\d{3})+$/.test(plain)) return Number.NaN;
  if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (/^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number.NaN;
}

/** A whole number as a German table writes it, without the dots between its thousands: "1.000" is 1000. */
export function withoutThousands(text: string | undefined): string | undefined {
  const plain = text?.replace(/\s/g, '');
  return plain !== undefined && /^[+-]?\d{1,3}(\.\d{3})+$/.test(plain) ? plain.replaceAll('.', '') : text;
}
