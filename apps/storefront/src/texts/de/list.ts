import { formatCount } from '../../shop/format-price.ts';

/** The product list. */
export const listTexts = {
  everything: 'Das ganze Sortiment',
  searchResult: 'Suchergebnis',
  foundFor: (text: string, category: string | null) => `„${text}“${category === null ? '' : ` in ${category}`}`,
  titleOfPage: (title: string, page: number) => `${title}, Seite ${page}`,
  description: (title: string, count: number, names: readonly string[]) =>
    count === 1
      ? `${title}: ${names[0]} online bestellen.`
      : `${title}: ${formatCount(count)} Artikel online bestellen, darunter ${names.join(', ')}.`,
  count: (count: number) => `${formatCount(count)} Artikel`,
  sort: 'Sortieren nach',
  sortTitles: {
    relevance: 'Relevanz',
    'name-asc': 'Name aufsteigend',
    'name-desc': 'Name absteigend',
    'price-asc': 'Preis aufsteigend',
    'price-desc': 'Preis absteigend',
  },
  apply: 'Anwenden',
  pages: 'Seiten',
  pageSize: 'Artikel pro Seite',
  range: (first: string, last: string, count: string) => `${first}–${last} von ${count}`,
  firstPage: 'Zurück zur ersten Seite',
  nextPage: 'Nächste Seite',
  chosenFilters: 'Gewählte Filter',
  removeFilter: (group: string, value: string) => `Filter ${group}: ${value} entfernen`,
  removeAllFilters: 'Alle Filter entfernen',
  nothing: 'Dazu haben wir nichts gefunden',
  nothingHint: 'Prüfen Sie die Schreibweise, oder suchen Sie mit weniger Wörtern.',
  searchEverywhere: (text: string) => `„${text}“ im ganzen Sortiment suchen`,
  showCategory: (category: string) => `Alles aus ${category} zeigen`,
  showEverything: 'Das ganze Sortiment zeigen',
};
