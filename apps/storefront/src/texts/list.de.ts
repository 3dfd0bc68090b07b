import { formatCount } from '../format/format-price.ts';

/** The search text without the quotation marks that ask for an exact search. */
function withoutQuotes(text: string): string {
  return /^\s*["„“”»«](.+)["„“”»«]\s*$/su.exec(text)?.[1] ?? text;
}

/** The product list. */
export const listTexts = {
  everything: 'Das ganze Sortiment',
  searchResult: 'Suchergebnis',
  foundFor: (text: string, category: string | null) =>
    `„${withoutQuotes(text)}“${category === null ? '' : ` in ${category}`}`,
  titleOfPage: (title: string, page: number) => `${title}, Seite ${page}`,
  description: (title: string, count: number, names: readonly string[]) =>
    count === 1
      ? `${title}: ${names[0]} online bestellen.`
      : `${title}: ${formatCount(count)} Artikel online bestellen, darunter ${names.join(', ')}.`,
  count: (count: number) => `${formatCount(count)} Artikel`,
  add: (name: string) => `${name} zum Warenkorb hinzufügen`,
  compare: 'Vergleichen',
  view: 'Ansicht',
  cards: 'Karten',
  table: 'Tabelle',
  sort: 'Sortieren nach',
  sortTitles: {
    relevance: 'Relevanz',
    'name-asc': 'Name aufsteigend',
    'name-desc': 'Name absteigend',
    'price-asc': 'Preis aufsteigend',
    'price-desc': 'Preis absteigend',
  },
  sortQuestion: 'Wie wird sortiert?',
  /**
   * Explains the default order, that places in it are not for sale (LAW P12), and which of several prices counts (SPEC
   * §4).
   */
  sortAnswer:
    'Relevanz: Bei einer Suche steht oben, was am besten zu Ihren Worten passt; sonst, was wir aus unserem Sortiment empfehlen, danach nach Namen. Niemand bezahlt für einen Platz in dieser Liste. Preis: Gibt es einen Artikel in mehreren Einheiten, zählt die erste auf seiner Seite.',
  apply: 'Anwenden',
  pages: 'Seiten',
  pagesAbove: 'Seiten über der Liste',
  page: (page: string) => `Seite ${page}`,
  pageSize: 'Artikel pro Seite',
  range: (first: string, last: string, count: string) => `${first}–${last} von ${count}`,
  pageOf: (page: string, pages: string) => `Seite ${page} von ${pages}`,
  firstPage: 'Zurück zur ersten Seite',
  nextPage: 'Nächste Seite',
  chosenFilters: 'Gewählte Filter',
  removeFilter: (group: string, value: string) => `Filter ${group}: ${value} entfernen`,
  furtherFilters: (count: number) => (count === 1 ? 'und 1 weiterer' : `und ${formatCount(count)} weitere`),
  textCut: 'Gesucht wird nach den ersten 200 Zeichen Ihres Textes.',
  valuesCut: (asked: number, kept: number) =>
    `Von ${formatCount(asked)} gewählten Filterwerten zählen die ersten ${formatCount(kept)}.`,
  removeAllFilters: 'Alle Filter entfernen',
  notUpdated: 'Ihre Auswahl konnte nicht geladen werden. Sie sehen noch die Liste von vorhin.',
  nothing: 'Dazu haben wir nichts gefunden',
  noArticle: 'Ein Artikel dieses Namens ist nicht dabei',
  notInCategory: (category: string, text: string) => `In „${category}“ kommt „${text}“ nicht vor`,
  nothingHint: 'Prüfen Sie die Schreibweise, oder suchen Sie mit weniger Wörtern.',
  emptyCategory: 'Hier gibt es zurzeit keine Artikel',
  lessFilter: 'Mit weniger Filtern',
  withoutFilter: (group: string, value: string) => `Ohne „${group}: ${value}“`,
  withoutRange: (group: string) => `Ohne Einschränkung bei „${group}“`,
  atAnyPrice: 'Zu jedem Preis',
  reducedOrNot: 'Auch was zurzeit nicht reduziert ist',
  availableOrNot: 'Auch was zurzeit nicht lieferbar ist',
  withoutFilters: 'Ohne alle Filter',
  lessSearch: 'So finden Sie mehr',
  inCategory: (category: string) => `In „${category}“`,
  inWholeShop: 'Im ganzen Sortiment',
  onlyWord: (word: string) => `Nur „${word}“`,
  categories: 'Unser Sortiment',
  subcategories: 'Unterkategorien',
  showCategory: (category: string) => `Alles aus ${category} zeigen`,
  showEverything: 'Das ganze Sortiment zeigen',
};
