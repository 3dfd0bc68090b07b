/** Comparing articles: the choice of them, and the screen. */
export const compareTexts = {
  title: 'Vergleich',
  choice: 'Vergleichen',
  choiceOf: (name: string) => `${name} vergleichen`,
  chosen: 'Im Vergleich',
  toComparison: (count: number) => `Zum Vergleich (${count})`,
  bar: 'Artikel vergleichen',
  begin: (most: number) => `Wählen Sie bis zu ${wordsOf(most)} Artikel.`,
  oneMore: 'Wählen Sie noch einen Artikel dazu.',
  count: (count: number, most: number) => `${count} von ${most} gewählt`,
  full: (most: number) =>
    `Mehr als ${wordsOf(most)} Artikel lassen sich nicht vergleichen. Nehmen Sie zuerst einen heraus.`,
  compare: (count: number) => `${count} Artikel vergleichen`,
  end: 'Beenden',
  endOf: 'Vergleichen beenden',

  emptyHeadline: 'Noch nichts ausgewählt',
  empty: (most: number) =>
    `Hier stehen bis zu ${wordsOf(most)} Artikel mit allen Merkmalen nebeneinander. Drücken Sie „Vergleichen“ in einer Liste oder bei einem Artikel.`,
  toShop: 'Zum Sortiment',
  ownChoice: (count: number) => `Ihre Auswahl vergleichen (${count})`,
  cut: (most: number) => `Mehr als ${wordsOf(most)} Artikel lassen sich nicht vergleichen. Das sind die ersten.`,
  missing: (count: number) =>
    count === 1 ? 'Ein Artikel ist nicht mehr im Sortiment.' : `${count} Artikel sind nicht mehr im Sortiment.`,
  onlyDifferences: 'Nur Unterschiede',
  differing: (differing: number, all: number) =>
    differing === 0
      ? 'In allen Merkmalen gleich'
      : differing === 1
        ? `1 von ${all} Merkmalen ist verschieden`
        : `${differing} von ${all} Merkmalen sind verschieden`,
  differs: ' (verschieden)',
  article: 'Artikel',
  picture: 'Bild',
  price: 'Preis',
  delivery: 'Lieferung',
  rating: 'Bewertung',
  unrated: 'Noch keine',
  attributes: 'Merkmale',
  unknown: 'keine Angabe',
  remove: (name: string) => `${name} aus dem Vergleich nehmen`,
  removed: (name: string) => `${name} ist nicht mehr im Vergleich.`,
  add: 'In den Warenkorb',
  addOf: (name: string) => `${name} in den Warenkorb`,
  toArticle: 'Zum Artikel',
  toArticleOf: (name: string) => `Zum Artikel ${name}`,
  another: 'Weiteren Artikel wählen',
} as const;

/** A small number as a word. */
function wordsOf(number: number): string {
  return { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs' }[number] ?? `${number}`;
}
