const german = new Intl.Collator('de');

/**
 * Names as German readers expect (CONTRACT §2, DIN 5007-1): umlauts stand with their vowels, ß with ss, accents and
 * then case decide only between names that are otherwise equal. Digits are compared one by one, as the standard has it:
 * "Bohrer 10 mm" stands before "Bohrer 2 mm". (Attribute values are sorted naturally instead: natural-order.ts.)
 */
export function compareNames(a: string, b: string): number {
  return german.compare(a, b);
}

/** Ids and search terms by their code units: no reader sees this order, it only has to be total and quick. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Numbers by their size, infinite ones included. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
