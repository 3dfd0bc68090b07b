/**
 * Whether a text has the format of a BIC (ISO 9362): four letters for the bank, two for the country, two characters for
 * the place, and optionally three for the branch. Spaces are ignored.
 */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text.replace(/\s/g, '').toUpperCase());
}
