/** Messages of an import from another shop system. */
export const shopTexts = {
  recognised: (name: string) => `Die Datei ist ein Export von ${name}.`,
  giftCard: 'Ein Geschenkgutschein ist kein Artikel. Gutscheine legt der Befehl voucher an.',
  numberMade: 'Artikelnummer: fehlt in der Datei, eine gemacht.',
  external: 'Der Artikel wird in einem anderen Shop verkauft (external).',
  grouped: 'Der Artikel fasst nur andere zusammen und hat keinen eigenen Preis.',
  download: 'Der Artikel ist ein Download; verkauft wird nur, was geliefert wird.',
  otherCurrency: (price: string, currency: string) =>
    `Preis: „${price}“ ist in ${currency}. Der Shop hat Preise in Euro; bitte den Feed für ein Land mit EUR exportieren.`,
  anyValue: 'Die Variante gilt für jeden Wert eines Merkmals. Bitte eine Variante je Wert anlegen.',
  noParent: (name: string) =>
    `Die Variante hat Bestand oder Steuerklasse ihres übergeordneten Produkts („parent“), und dieses (${name}) steht nicht in der Datei.`,
  hidden: 'Aktiv: nein, denn im alten Shop war der Artikel verborgen.',
  rounded: (heading: string, text: string, isUp: boolean) =>
    `${heading}: ${text} ist keine ganze Menge; ${isUp ? 'aufgerundet' : 'abgerundet'}.`,
  unknownWeight: (weight: string) =>
    `Gewicht: „${weight}“ ist kein Gewicht in g, kg, oz oder lb; nicht übernommen. Der Versand rechnet ohne es.`,
  depositOfPack: (units: number) =>
    `Pfand: Es steht für ${units} Stück und geht nicht durch sie auf. Bitte beides prüfen.`,
  otherGroups: (groups: readonly string[]) =>
    `Preise anderer Kundengruppen (${groups.join(', ')}) werden nicht übernommen; für alle gilt der Preis der Gruppe EK.`,
  priceOfGroup: (groups: readonly string[]) =>
    `Preis: Die Datei nennt nur einen der Kundengruppe ${groups.join(', ')} oder ab einer Menge, keinen für alle (EK, ab 1). Sonst sähen ihn alle.`,
  categoryIds: (articles: number) =>
    `${articles === 1 ? 'Bei einem Artikel sind Kategorien nur Nummern. Sie werden nicht gelesen; hat er keine anderen, steht er' : `Bei ${articles.toLocaleString('de-DE')} Artikeln sind Kategorien nur Nummern. Sie werden nicht gelesen; haben sie keine anderen, stehen sie`} in „Ohne Kategorie“. Mit --mapping sagt "categoryPrefix", wo das sein soll.`,
  unitNumbers: (numbers: readonly string[]) =>
    `Inhalt: Die Datei nennt Einheiten nur mit Nummern (${numbers.join(', ')}). Ohne ihre Namen zeigt der Shop keinen Grundpreis; bitte mit --mapping angeben: {"units": {${numbers.map((number) => `${JSON.stringify(number)}: …`).join(', ')}}}.`,
  pricesContradict: (net: string, gross: string, rate: string) =>
    `Preis: netto ${net} und brutto ${gross} passen bei ${rate} % nicht zusammen. Bitte prüfen, welcher gilt.`,
  optionIds: 'Die Eigenschaften der Varianten sind nur Kennungen ohne Namen; die Varianten sind einzelne Artikel.',
  noCloseout:
    'Die Datei hat keine Spalte isCloseout: Was keinen Bestand hat, kann niemand bestellen, wenn es nicht schon Nachbestellbar ist. Bitte isCloseout mit exportieren, oder für alle Artikel der Datei mit --mapping angeben: {"values": {"Nachbestellbar": "ja"}}.',
  prestashop:
    'Die Datei ist ein Export von PrestaShop, der noch nicht gelesen wird. Bitte die Spalten nach docs/import.md benennen (Artikelnummer, Name, Kategorie, Preis, Steuersatz).',
  epages:
    'Die Datei ist ein Export von ePages, der noch nicht gelesen wird. Bitte die Spalten nach docs/import.md benennen (Artikelnummer, Name, Kategorie, Preis, Steuersatz).',
} as const;
