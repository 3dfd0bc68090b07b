import type { TaxClass } from '@kontor/domain';

const words: Readonly<Record<TaxClass, string>> = {
  standard: 'normal',
  reduced: 'ermäßigt',
  'second-reduced': 'zweiter ermäßigter',
  'super-reduced': 'stark ermäßigt',
};

/** The word of a tax class in tables. */
export function wordOfClass(taxClass: TaxClass): string {
  return words[taxClass];
}

/** Tax classes by their words in lower case. */
export const taxClassWords: ReadonlyMap<string, TaxClass> = new Map(
  (Object.entries(words) as [TaxClass, string][]).map(([taxClass, word]) => [word, taxClass]),
);
