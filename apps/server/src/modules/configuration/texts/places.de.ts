/** Messages about unusable addresses, carriers and ratios. */
export const placeTexts = {
  noText: (name: string) =>
    `Den Text „${name}“ gibt es nicht. Bitte zuerst einlesen: npm run kontor -- templates ORDNER.`,
  noTemplate: (name: string) =>
    `Die Vorlage „${name}“ gibt es nicht. Bitte zuerst einlesen: npm run kontor -- templates ORDNER.`,
  noPage: 'Unter dieser Adresse zeigt der Shop keine Seite.',
  ofServer: 'Unter dieser Adresse antwortet der Server selbst, der Shop zeigt dort keine Seite.',
  noPageYet: 'Unter dieser Adresse zeigt der Shop nur den Text Kontakt.',
  noCategoryYet: 'Diese Kategorie gibt es nicht. Bitte zuerst den Katalog einlesen: npm run kontor -- import DATEI.',
  noProductYet: (id: string) =>
    `Den Artikel „${id}“ gibt es nicht. Bitte zuerst den Katalog einlesen: npm run kontor -- import DATEI.`,
  carrierWithoutRule: (name: string) =>
    `Für „${name}“ gibt es keine Versandregel: Bestellungen damit wären nicht möglich. Bitte shippingRules in derselben Datei ergänzen.`,
  countryWithoutRule: (name: string) =>
    `Für „${name}“ gibt es keine Versandregel: Dorthin könnte niemand bestellen. Bitte shippingRules in derselben Datei ergänzen oder das Land weglassen.`,
  noCountry: 'Dieses Land gibt es nicht. Bitte das Kürzel oder den deutschen Namen angeben, wie AT oder Österreich.',
  unknownCarrier: (name: string) => `Die Versandart „${name}“ gibt es nicht.`,
  noRatio: (known: readonly string[]) => `Dieses Seitenverhältnis gibt es nicht. Möglich sind ${known.join(', ')}.`,
} as const;
