type PaymentSentence = (total: string, title: string) => string;

const payment: Readonly<Record<string, PaymentSentence>> = {
  vorkasse: (total) =>
    `Bitte überweisen Sie den Gesamtbetrag von ${total} auf unser Konto und geben Sie dabei die Bestellnummer an. Wir liefern, sobald die Zahlung eingegangen ist.`,
  rechnung: (total) => `Den Gesamtbetrag von ${total} bezahlen Sie nach Erhalt der Ware auf Rechnung.`,
};
const paymentOther: PaymentSentence = (total, title) => `Den Gesamtbetrag von ${total} bezahlen Sie mit ${title}.`;

const agreedTexts: Readonly<Record<string, string>> = {
  businessTerms: 'die Allgemeinen Geschäftsbedingungen',
  widerrufsbelehrung: 'die Widerrufsbelehrung',
};

/** How an order is put into words, the same on its confirmation and in its mail. */
export const wordingTexts = {
  labels: {
    orderNumber: 'Bestellnummer',
    date: 'Bestelldatum',
    externalNumber: 'Ihre Referenz',
    email: 'E-Mail',
    payment: 'Zahlart',
    carrier: 'Versand mit',
    address: 'Rechnungsadresse',
    shippingAddress: 'Lieferadresse',
    articleNumber: 'Artikel-Nr.',
  },
  sums: {
    goods: 'Warenwert',
    shipping: 'Versandkosten',
    freeShipping: 'kostenlos',
    voucher: (code: string) => `Gutschein ${code}`,
    tax: 'zuzüglich USt.',
    total: 'Gesamtbetrag',
  },
  priceNotes: {
    gross: 'Alle Preise in Euro inkl. USt.',
    net: 'Einzelpreise und Summen je Position in Euro exkl. USt.',
  },
  taxColumns: { rate: 'USt.', net: 'Netto', tax: 'Steuer', gross: 'Brutto' },
  headings: { payment: 'Zahlung', agreed: 'Vereinbart' },
  payment,
  paymentOther,
  bank: { holder: 'Empfänger', iban: 'IBAN', bic: 'BIC', amount: 'Betrag', reference: 'Verwendungszweck' },
  agreedTexts,
  agreedVersion: (names: readonly string[]) =>
    `Es gelten ${new Intl.ListFormat('de').format(names)} in der Fassung vom Tag der Bestellung.`,
};
