/** At most 15 digits and 6 decimals: such numbers are written without an exponent, and read back as they were. */
const grouped = /^-?[1-9]\d{0,2}(?:\.\d{3}){1,4}(?:,\d{1,6})?$/;
const plain = /^-?\d{1,15}(?:[.,]\d{1,6})?$/;

/**
 * The number that a person writes in German: "1.234,50", "1.234" and "1234" with or without blanks in it; "12.9" is
 * read like "12,9", since three digits behind a dot are what tells thousands. Null for anything else, and for what is
 * too long to be meant.
 */
export function typedNumber(text: string): number | null {
  const written = text.replace(/\s/g, '').replace('−', '-');
  if (grouped.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return plain.test(written) ? Number(written.replace(',', '.')) + 0 : null; // + 0 turns -0 into 0
}

/**
 * A number as an address carries it, the shortest text that typedNumber reads as the same number: a dot for the decimal
 * point, and a fourth decimal where three would look like thousands.
 */
export function addressNumber(number: number): string {
  const text = String(number);
  return grouped.test(text) ? `${text}0` : text;
}
