/** Messages about an operator's mapping file. */
export const mappingTexts = {
  noJson: 'Die Zuordnung ist kein gültiges JSON.',
  unknownKeys: (unknown: readonly string[], known: readonly string[]) =>
    `Die Zuordnung kennt ${unknown.map((key) => `"${key}"`).join(', ')} nicht. Es gibt ${known.join(', ')}.`,
  noHeading: (headings: readonly string[]) =>
    `Die Zuordnung nennt Spalten, die es bei uns nicht gibt: ${headings.map((heading) => `"${heading}"`).join(', ')}. Welche es gibt, sagt docs/import.md.`,
  wrong: (path: string) => `Die Zuordnung ist bei "${path.replace(/^\//, '').replaceAll('/', '.')}" falsch.`,
  unanswered: (keys: readonly string[]) =>
    `Die Zuordnung fragt noch: ${keys.map((key) => `"${key}"`).join(', ')}. Bitte dort antworten, wo der Text mit einem Fragezeichen beginnt.`,
  noTable:
    'Eine Zuordnung wird für Tabellen vorgeschlagen (CSV, Excel). BMEcat, Google Merchant und JSON Lines sagen selbst, was ihre Felder sind.',
  looksLikePurchase: 'Sieht aus wie ein Einkaufspreis, ein Rabatt oder ein Konto: wird nicht vorgeschlagen.',
  looksLikeScale: 'Sieht aus wie ein Staffelpreis ab einer Menge: wird nicht als Preis vorgeschlagen.',
  askQuantity: '? Für wie viele Stück gilt der Preis (1, 100, 1000)?',
  askPacks:
    '? Preismenge, Mengenschritt, Mindestmenge oder null: Gilt der Preis für so viele, kauft man so viele jeweils oder mindestens, oder hat nur ein Karton so viele (null)?',
  askPrices: '? net oder gross: Sind die Preise der Datei ohne (net) oder mit Umsatzsteuer (gross)?',
  askPrice: '? Preis, UVP, Aktionspreis oder null: Welche dieser Spalten ist der Verkaufspreis?',
  askTaxRate: (percent: number) => `? Prozent, etwa ${percent}: Die Datei nennt keinen Steuersatz.`,
  askTaxClass: '? Prozent, etwa 7: Welchen Steuersatz hat diese Steuerklasse der Datei?',
  askUnit: '? l, ml, kg, g, m, m² oder m³: Welche Einheit meint diese Nummer der Datei?',
  askCategory: '? In welche Kategorie, etwa Werkzeug > Zangen: Die Datei nennt keine.',
} as const;
