const german = new Intl.Collator('de');

/**
 * Sorts names as German readers expect (CONTRACT §2, DIN 5007-1). Umlauts are sorted with their vowels, ß with ss.
 * Accents and then case decide only between names that are otherwise equal. Digits are compared one by one, as the
 * standard says: "Bohrer 10 mm" comes before "Bohrer 2 mm". (Attribute values are sorted naturally: natural-order.ts.)
 */
export function compareNames(a: string, b: string): number {
  return german.compare(a, b);
}

/** Compares ids and search terms by code units. No reader sees this order. It only has to be total and fast. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares numbers by size, infinite ones included. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
