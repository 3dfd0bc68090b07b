/** What is said of a product's stock where its operator says nothing. */
export const stockTexts = { green: 'lieferbar', yellow: 'begrenzt lieferbar', red: 'derzeit nicht lieferbar' } as const;

/** Availability of a product whose last piece was sold (LAW P9). */
export const soldOutStatusText = 'derzeit ausverkauft';

/** Why a value of a product or condition cannot be taken (docs/import.md). */
export const fieldReasons = {
  noPrice: (heading: string) =>
    `${heading}: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.`,
  noMoment: (heading: string) =>
    `${heading}: muss ein Tag oder ein Zeitpunkt sein, wie 01.12.2026 oder 01.12.2026 18:00.`,
  upsideDown: (from: string, until: string) => `${until}: muss nach ${from} liegen.`,
  noYesOrNo: (heading: string) => `${heading}: muss ja oder nein sein.`,
  noStockStatus: 'Lagerstatus: weder grün noch gelb noch rot, nicht übernommen.',
  noTakeBack: 'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.',
  roundedNumber: (heading: string) =>
    `${heading}: Die Tabellenkalkulation hat sie gerundet (wie 4,00638E+12). Bitte die Spalte dort als Text formatieren.`,
  noGtin: 'GTIN: die Prüfziffer stimmt nicht, oder sie hat nicht 8, 12, 13 oder 14 Ziffern; nicht übernommen.',
} as const;
