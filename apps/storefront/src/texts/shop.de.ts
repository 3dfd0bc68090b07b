/** Words that several screens share. */
export const shopTexts = {
  /** Why there is no right of withdrawal (§ 312g (2) BGB, § 18 FAGG; LAW R5). */
  withdrawalExceptions: {
    'custom-made': 'Kein Widerrufsrecht: nach Ihren Angaben angefertigt',
    perishable: 'Kein Widerrufsrecht: schnell verderbliche Ware',
    hygiene: 'Widerrufsrecht nur, solange die Versiegelung ungeöffnet ist (Hygiene)',
    media: 'Widerrufsrecht nur, solange die Versiegelung ungeöffnet ist (Datenträger)',
    mixed: 'Kein Widerrufsrecht mehr, sobald die Ware mit anderem untrennbar vermischt ist',
    periodical: 'Kein Widerrufsrecht: Zeitung oder Zeitschrift',
  },
  ageCheck: (years: number) => `Alterssichtprüfung ab ${years} bei der Übergabe`,
  minimumAge: (years: number) => `Verkauf nur an Personen ab ${years} Jahren`,
  noPicture: 'Kein Bild',
  from: 'ab',
  /** The unit of a condition that names none (SPEC §9). */
  unit: 'Stück',
  /** The value of an attribute with which an article says that it lacks something. */
  lacking: 'Nein',
  perQuantity: (quantity: string, unit: string) => `je ${quantity} ${unit}`,
  lessPercent: (percent: string) => `−${percent}`,
  lowestBefore: 'niedrigster Preis der 30 Tage davor:',
  listPrice: (price: string) => `UVP ${price}`,
  /** `unit`: given if the price is for several units. */
  deposit: (amount: string, unit: string | null) => `zzgl. ${amount} Pfand${unit === null ? '' : ` je ${unit}`}`,
  containers: { 'one-way': 'EINWEG', reusable: 'MEHRWEG' },
  /** Behind a price: what it is for. */
  inUnit: (unit: string) => `/ ${unit}`,
  each: (price: string, of: string) => `${price} je ${of}`,
  perUnit: (price: string, unit: string) => `(${price} / ${unit})`,
  taxIncluded: 'inkl. USt.',
  taxExcluded: 'exkl. USt.',
  withoutTax: 'ohne USt.',
  giftVoucher: 'ohne USt., sie fällt erst beim Einlösen an · der Code kommt per E-Mail, ohne Versandkosten',
  plusShipping: 'zzgl.',
  shippingCosts: 'Versandkosten',
  guarantee: 'Gesetzliche Gewährleistung',
  businessesOnly: 'Wir verkaufen ausschließlich an Unternehmen, nicht an Verbraucherinnen und Verbraucher.',
  close: 'Schließen',
  notForSale: 'Derzeit nicht bestellbar',
};
