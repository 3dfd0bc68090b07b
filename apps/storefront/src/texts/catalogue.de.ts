import { formatCount } from '../format/format-price.ts';

/** Finding one's way through the catalogue: search, categories, filters. */
export const catalogueTexts = {
  categories: 'Kategorien',
  filter: 'Filter',
  search: 'Suchen',
  searchIn: (category: string) => `Suchen in ${category}`,
  searchPlaceholder: 'Artikel suchen',
  clearSearch: 'Suche löschen',
  applyFilter: 'Filter anwenden',
  showResults: (count: number | undefined) =>
    count === undefined
      ? 'Ergebnisse anzeigen'
      : count === 1
        ? '1 Ergebnis anzeigen'
        : `${formatCount(count)} Ergebnisse anzeigen`,
  notUpdated: (why: string) => `Ihre Auswahl konnte nicht geladen werden. ${why}`,
  moreValues: (count: number) => `${count} weitere`,
  moreAttributes: (count: number) => (count === 1 ? '1 weiteres Merkmal' : `${count} weitere Merkmale`),
  breadcrumb: 'Sie sind hier',
};
