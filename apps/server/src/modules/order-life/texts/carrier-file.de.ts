/** The texts about carriers' files. */
export const carrierFileTexts = {
  /** The names of the columns, folded. */
  headings: {
    order: [
      ...['bestellnummer', 'bestellung', 'auftragsnummer', 'auftrag', 'referenz', 'referenznummer', 'kundenreferenz'],
      ...['sendungsreferenz', 'order', 'order number', 'reference'],
    ] as readonly string[],
    tracking: [
      ...['sendungsnummer', 'sendungsnr.', 'paketnummer', 'paketscheinnummer', 'trackingnummer', 'tracking'],
      ...['tracking number', 'shipment number', 'barcode', 'identcode'],
    ] as readonly string[],
  },
  incomplete: 'Dieser Zeile fehlt die Bestellnummer oder die Sendungsnummer.',
  tooMany: (limit: string) => `Eine Datei hat höchstens ${limit} Zeilen. Teilen Sie sie.`,
};
