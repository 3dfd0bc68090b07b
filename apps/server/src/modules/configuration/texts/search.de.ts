/** Messages about an invalid search setting (docs/search.md). */
export const searchTexts = {
  'no-rule': (line: number, text: string) =>
    `Zeile ${line} („${text}“) ist keine Regel. Eine Regel sieht so aus: Zollstock = Gliedermaßstab, oder in eine Richtung: Flex > Winkelschleifer.`,
  'too-many-words': (line: number, text: string) =>
    `Zeile ${line} („${text}“) enthält einen Begriff aus mehr als vier Wörtern. Bitte kürzen.`,
  'stop-word': (line: number, text: string) =>
    `Zeile ${line} („${text}“) enthält einen Begriff, den die Suche überliest, weil er nichts über die Ware sagt. Bitte weglassen.`,
  tooManyMembers: (line: number, first: string, most: number) =>
    `Zeile ${line}, die mit „${first}“ beginnt, hat mehr als ${most} Begriffe. Bitte auf das beschränken, was wirklich dasselbe heißt.`,
  line: {
    'no-line': (text: string, example: string) => `„${text}“ führt nirgendwohin. Eine Zeile sieht so aus: ${example}.`,
    'too-many-words': (text: string) => `„${text}“ enthält einen Suchtext aus mehr als vier Wörtern. Bitte kürzen.`,
    'stop-word': (text: string) =>
      `„${text}“ enthält einen Suchtext, den die Suche überliest, weil er nichts sagt. Bitte weglassen.`,
  },
  examples: { pages: 'Gutschein, Geschenkkarte > /T/gutscheine', products: 'Hammer > SH-500, SH-300' },
  tooManyProducts: (text: string, most: number) =>
    `„${text}“ nennt mehr als ${most} Artikel. Bitte auf die wichtigsten beschränken.`,
  unknownProduct: (articleNumber: string) =>
    `Einen Artikel mit der Artikelnummer „${articleNumber}“ gibt es im Shop nicht. Die übrigen Artikel der Zeile gelten.`,
  noAddress: (text: string) =>
    `„${text}“ führt zu keiner einzelnen Adresse des Shops. Sie beginnt mit einem Schrägstrich, etwa /shipping.`,
  allWeightsZero:
    'Alle Gewichte sind 0: Die Suche fände nichts. Bitte mindestens einem Teil des Artikels ein Gewicht über 0 geben.',
  noPhrase: (text: string) =>
    `„${text}“ ist kein Suchtext. Hier steht je Eintrag ein Begriff aus bis zu vier Wörtern, die etwas sagen.`,
  linked: (lines: readonly number[], words: readonly string[], most: number) =>
    `Die Zeilen ${lines.join(', ')} hängen über gemeinsame Begriffe zusammen, mit ${words.length} Begriffen: ${words.slice(0, most).join(', ')}${words.length > most ? ' …' : ''}. Eine Regel gilt nur einen Schritt weit. Was wirklich dasselbe heißt, gehört in eine Zeile.`,
  noWord: 'Hier steht je Eintrag ein einzelnes Wort, nur aus Buchstaben.',
} as const;
