/** The product page. */
export const productTexts = {
  gone: 'Diesen Artikel führen wir nicht mehr. Vielleicht finden Sie hier, was Sie suchen.',
  goneCategory: (category: string) => `Alle Artikel in ${category}`,
  articleNumber: (number: string) => `Artikelnummer ${number}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
  description: 'Beschreibung',
  attributes: 'Technische Daten',
  documents: 'Dokumente',
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
  offers: 'Preise',
  amountOf: (unit: string) => `Menge (${unit})`,
  invalidAmount: 'Ungültige Menge',
  amountNotSold: (sold: string) => `Ungültige Menge. ${sold}`,
  scales: 'Staffelpreise',
  scaleFrom: (amount: string, unit: string) => `ab ${amount} ${unit}`,
  scaleSaving: (percent: string) => `${percent} günstiger`,
  refused: {
    'amount-invalid': 'Ungültige Menge',
    'amount-too-large': 'So viele können wir auf einmal nicht liefern.',
    'cart-full': 'Ihr Warenkorb ist voll.',
  },
  reduced: (percent: string, before: string) =>
    `${percent} günstiger als der niedrigste Preis der 30 Tage vor der Senkung (${before})`,
  add: 'In den Warenkorb',
  added: (name: string) => `${name} wurde dem Warenkorb hinzugefügt.`,
  backToList: 'Zurück zur Liste',
  toCart: 'Zum Warenkorb',
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
