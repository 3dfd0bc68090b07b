/** Finding one's way through the catalogue: search, categories, filters. */
export const catalogueTexts = {
  categories: 'Kategorien',
  filter: 'Filter',
  search: 'Suchen',
  searchIn: (category: string) => `Suchen in ${category}`,
  searchPlaceholder: 'Artikel suchen',
  clearSearch: 'Suche löschen',
  applyFilter: 'Filter anwenden',
  showResults: 'Ergebnisse anzeigen',
  moreValues: (count: number) => `${count} weitere`,
  moreAttributes: (count: number) => (count === 1 ? '1 weiteres Merkmal' : `${count} weitere Merkmale`),
  breadcrumb: 'Sie sind hier',
};
