/** Whether a text is a GTIN-8, -12, -13 or -14 with a valid check digit (GS1 General Specifications §7.9). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * A GTIN as the bar code of its article shows it. Catalogues and databases fill a GTIN-13 up to 14 digits by a zero
 * (GS1 General Specifications §7.9), and who looks for the article types or scans 13.
 */
export function printedGtin(gtin: string): string {
  return /^0\d{13}$/.test(gtin) ? gtin.slice(1) : gtin;
}
