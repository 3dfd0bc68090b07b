import { formatLimit } from '../format/format-price.ts';

const or = new Intl.ListFormat('de', { type: 'disjunction' });

const and = new Intl.ListFormat('de', { type: 'conjunction' });

/** The words that were dropped: ohne „edelstahl“ oder „torx“. */
function without(words: readonly string[]): string {
  return `ohne ${or.format(words.map((word) => `„${word}“`))}`;
}

/** How a search was interpreted, shown above and within a list. */
export const searchReadingTexts = {
  /** About a price in the search text, in euro. */
  priced: ({ min, max }: { readonly min?: number; readonly max?: number }) =>
    min !== undefined && max !== undefined
      ? `Nur Artikel von ${formatLimit(min)} bis ${formatLimit(max)}.`
      : max === undefined
        ? `Nur Artikel ab ${formatLimit(min ?? 0)}.`
        : `Nur Artikel bis ${formatLimit(max)}.`,
  /** Surrounds the corrected texts and the typed one, which are links in quotation marks. */
  guessed: { resultsFor: 'Ergebnisse für ', or: ' oder ', insteadOf: ', statt nach ', end: ' zu suchen.' },
  nearest: (missing: readonly string[]) =>
    `Alle Wörter zusammen kommen nicht vor. Das kommt am nächsten (${without(missing)}):`,
  mentioned: (words: readonly string[]) =>
    `${and.format(words.map((word) => `„${word}“`))} ${words.length === 1 ? 'steht' : 'stehen'} nur in Beschreibungen. Das kommt am nächsten:`,
  included: (words: readonly string[]) =>
    `Ganz ohne ${or.format(words.map((word) => `„${word}“`))} haben wir davon nichts. Das kommt am nächsten:`,
  /** About some products of the list. No word is missing: they only mention what was searched for. */
  mixed: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Manche dieser Artikel erwähnen das Gesuchte nur.'
      : `Manche dieser Artikel haben nicht alle Wörter (${without(missing)}).`,
  fromHere: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Diese Artikel erwähnen das Gesuchte nur:'
      : `Nicht mit allen Wörtern (${without(missing)}):`,
  toPage: (title: string) => `Zur Seite „${title}“`,
  toCategory: (name: string) => `Zur Kategorie „${name}“`,
  categories: 'Passende Kategorien',
};
