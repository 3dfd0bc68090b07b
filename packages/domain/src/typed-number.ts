/** At most 15 digits and 6 decimals: such numbers are written without an exponent and survive a round trip. */
const grouped = /^-?[1-9]\d{0,2}(?:\.\d{3}){1,4}(?:,\d{1,6})?$/;
const plain = /^-?\d{1,15}(?:[.,]\d{1,6})?$/;

/**
 * Parses a number typed in German: "1.234,50", "1.234" and "1234", with or without spaces. "12.9" is read as "12,9",
 * because only a dot followed by three digits groups thousands. Null for anything else, and for more digits than a
 * person would mean.
 */
export function typedNumber(text: string): number | null {
  const written = text.replace(/\s/g, '').replace('−', '-');
  if (grouped.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return plain.test(written) ? Number(written.replace(',', '.')) + 0 : null; // + 0 turns -0 into 0
}

/**
 * A number for an address: the shortest text that typedNumber reads as the same number. It has a decimal point, and a
 * fourth decimal if three would look like thousands.
 */
export function addressNumber(number: number): string {
  const text = String(number);
  return grouped.test(text) ? `${text}0` : text;
}
