/**
 * Whether a text has the form of a BIC (ISO 9362): four letters for the bank, two for the country, two signs for
 * the place, and three for a branch or none. Spaces do not count.
 */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text.replace(/\s/g, '').toUpperCase());
}
