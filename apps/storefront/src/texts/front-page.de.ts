import { formatCount } from '../format/format-price.ts';

/** The start page in the place of the whole shop's list. */
export const frontPageTexts = {
  everything: (count: number) => (count === 1 ? 'Zum ganzen Sortiment' : `Alle ${formatCount(count)} Artikel`),
  offers: (count: number) => `Alle ${formatCount(count)} Angebote`,
  description: (title: string, categories: readonly string[]) =>
    categories.length === 0 ? `${title}: online bestellen.` : `${title}: ${categories.join(', ')} online bestellen.`,
} as const;
