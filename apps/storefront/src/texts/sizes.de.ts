/** Tables of articles by their sizes and packs. */
export const sizeTexts = {
  pack: 'Einheit',
  price: 'Preis',
  stock: 'Verfügbarkeit',
  order: 'Bestellen',
  article: 'Artikel',
  none: 'ohne Angabe',
  caption: (name: string) => `${name}: Ausführungen und Preise`,
  captionOfSingles: 'Artikel und Preise',
  amountOf: (name: string) => `Menge, ${name}`,
  add: 'In den Warenkorb',
  addOf: (name: string) => `${name} in den Warenkorb`,
  scale: (from: string, price: string) => `ab ${from}: ${price}`,
  notForSale: 'nicht bestellbar',
  /** Below a table that shows only some. */
  all: (noun: string) => `Alle ${noun} zeigen`,
  more: (count: number) => (count === 1 ? 'Eine weitere zeigen' : `${count} weitere zeigen`),
  /** `all`: what is shown by now, such as '60 Längen'. */
  added: (count: number, all: string) =>
    `${count === 1 ? 'Eine weitere' : `${count} weitere`} hinzugefügt, jetzt ${all} in der Tabelle.`,
  fold: (noun: string) => `Alle ${noun} als Tabelle`,
  loading: 'Ausführungen werden geladen',
} as const;
