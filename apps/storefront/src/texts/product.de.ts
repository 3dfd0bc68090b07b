/** Endings of units, with those of their plural behind "ab 6": Flaschen, Packungen, Beuteln, Kartons. */
const plurals: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?:meter|liter)$/i, ''],
  [/(?:e|el|er)$/, 'n'],
  [/ung$/, 'en'],
  [/(?:karton|set)$/i, 's'],
];

/** A unit in the plural where its ending tells it; any other as it is. What is in it stays: Kartons à 6 Stück. */
function severalOf(unit: string): string {
  return unit.replace(/^[A-ZÄÖÜ][a-zäöüß]{2,}(?=$| )/, (word) => {
    const plural = plurals.find(([ending]) => ending.test(word));
    return word + (plural?.[1] ?? '');
  });
}

/** The product page. */
export const productTexts = {
  gone: 'Diesen Artikel führen wir nicht mehr. Vielleicht finden Sie hier, was Sie suchen.',
  goneUntil: (day: string) =>
    `Diesen Artikel gibt es ab ${day} wieder. Bis dahin finden Sie vielleicht hier, was Sie suchen.`,
  goneCategory: (category: string) => `Alle Artikel in ${category}`,
  articleNumber: (number: string) => `Artikelnummer ${number}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
  description: 'Beschreibung',
  attributes: 'Merkmale',
  documents: 'Dokumente',
  documentPurposes: {
    'data-sheet': 'Datenblatt',
    'safety-data-sheet': 'Sicherheitsdatenblatt',
    manual: 'Anleitung',
    certificate: 'Zertifikat',
    'energy-label': 'Energielabel',
    'energy-sheet': 'Produktdatenblatt',
    'durability-label': 'GARAN-Label',
  },
  takeBack: 'Rückgabe und Entsorgung',
  takeBackOf: {
    electrical:
      'Elektrogeräte gehören nicht in den Restmüll: Geben Sie alte Geräte bitte kostenlos bei einer Sammelstelle ab.',
    battery: 'Batterien und Akkus gehören nicht in den Restmüll: Nach Gebrauch nehmen wir sie unentgeltlich zurück.',
  },
  takeBackMore: 'So geben Sie Altgeräte und Batterien zurück',
  related: (category: string | undefined) =>
    category === undefined ? 'Das könnte auch passen' : `Mehr aus ${category}`,
  references: {
    setOf: 'Dieses Set besteht aus',
    accessories: 'Zubehör',
    spareParts: 'Ersatzteile',
    successors: 'Nachfolger',
    similar: 'Ähnliche Artikel',
  },
  referenceAmount: (count: string, name: string) => `${count} × ${name}`,
  soldOut: 'derzeit ausverkauft',
  soldOutNow: 'Dieser Artikel ist inzwischen ausverkauft.',
  offers: 'Preise',
  amountOf: (unit: string) => `Menge (${unit})`,
  invalidAmount: 'Ungültige Menge',
  amountNotSold: (sold: string) => `Ungültige Menge. ${sold}`,
  scales: 'Staffelpreise',
  scaleFrom: (amount: string, unit: string) => `ab ${amount} ${severalOf(unit)}`,
  scaleSaving: (percent: string) => `${percent} günstiger`,
  refused: {
    'amount-invalid': 'Ungültige Menge',
    'amount-too-large': 'So viele können wir auf einmal nicht liefern.',
    'cart-full': 'Ihr Warenkorb ist voll.',
  },
  contentOf: (content: string) => `Inhalt: ${content}`,
  add: 'In den Warenkorb',
  chooseUnit: 'Menge wählen',
  added: (name: string) => `${name} wurde dem Warenkorb hinzugefügt.`,
  /** `count`: the pieces in the cart. */
  inCart: (count: string) => `Im Warenkorb (${count})`,
  checkout: 'Zur Kasse',
  goesWith: 'Dazu passt:',
  backToList: 'Zurück zur Liste',
  toCart: 'Zum Warenkorb',
  ask: 'Frage zum Artikel',
  /** Subject of a mail to the shop about a product. */
  askSubject: (name: string, articleNumber: string) => `Frage zu ${name} (Art.-Nr. ${articleNumber})`,
  share: 'Teilen',
  linkCopied: 'Die Adresse wurde kopiert.',
  linkNotCopied: 'Die Adresse konnte nicht kopiert werden. Kopieren Sie sie bitte aus der Adresszeile.',
  /** `arrives`: when it arrives; `until`: until when it must be ordered, such as 'heute 14 Uhr'. */
  arrives: (arrives: string, until: string) => `${arrives} bei Bestellung bis ${until}`,
  until: (day: string, time: string) => `${day} ${time} Uhr`,
  today: 'heute',
  freeShipping: (from: string, carrier: string, country: string) =>
    `${carrier === '' ? 'Lieferung' : carrier} nach ${country} ab ${from} kostenlos`,
  withdrawal: '14 Tage Widerrufsrecht',
  inStockSiblings: 'Sofort lieferbar in anderer Ausführung:',
  stockAlert: {
    email: 'Ihre E-Mail-Adresse',
    ask: 'Benachrichtigen, wenn lieferbar',
    askSoon: 'Benachrichtigen',
    hint: 'Eine einzige Nachricht, sobald der Artikel wieder da ist. Danach löschen wir die Adresse.',
    privacy: 'Datenschutz',
  },
  needsScripts: 'Zum Bestellen muss JavaScript eingeschaltet sein.',
  pictures: 'Bilder',
  picture: (name: string, position: number, count: number) =>
    count > 1 ? `${name}, Bild ${position} von ${count}` : name,
  place: (position: number, count: number) => `Bild ${position} von ${count}`,
  shortPlace: (position: number, count: number) => `${position} / ${count}`,
  zoom: (name: string, position: number, count: number) =>
    count > 1 ? `${name}, Bild ${position} von ${count}, vergrößern` : `${name}, Bild vergrößern`,
  showPicture: (position: number, count: number) => `Bild ${position} von ${count} zeigen`,
  originalSize: 'Originalgröße',
  pictureLoading: 'Das Bild wird geladen',
  pictureFailed: 'Das Bild konnte nicht geladen werden.',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
};
