import type { PaymentKind } from '@kontor/domain';

type PaymentSentence = (sum: string, title: string) => string;

const transferNow = (sum: string) =>
  `Bitte überweisen Sie ${sum} auf unser Konto und geben Sie dabei die Bestellnummer an.`;

const payment: Readonly<Record<PaymentKind, PaymentSentence>> = {
  online: (sum, title) => `Sie bezahlen ${sum} mit ${title}.`,
  transfer: (sum) => `${transferNow(sum)} Wir liefern, sobald die Zahlung eingegangen ist.`,
  invoice: (sum) => `Sie bezahlen ${sum} nach Erhalt der Ware auf Rechnung.`,
  'on-delivery': (sum, title) => `Sie bezahlen ${sum} bei der Übergabe der Ware (${title}).`,
};

const agreedTexts: Readonly<Record<string, string>> = {
  businessTerms: 'die Allgemeinen Geschäftsbedingungen',
  widerrufsbelehrung: 'die Widerrufsbelehrung',
};

/** The words for an order, shared by its confirmation and its mail. */
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
    oneAddress: 'Rechnungs- und Lieferadresse',
    articleNumber: 'Artikel-Nr.',
    delivery: 'Lieferzeit:',
    availability: 'Verfügbarkeit:',
  },
  giftVoucher: 'Ohne USt., sie fällt erst beim Einlösen an. Der Code kommt per E-Mail, sobald bezahlt ist.',
  ageCheck: (years: number) => `Alterssichtprüfung ab ${years} bei der Übergabe`,
  priceQuantity: (quantity: string, unit: string) => `je ${quantity} ${unit}`,
  shippedToBilling: 'wie Rechnungsadresse',
  sums: {
    goods: 'Warenwert',
    voucher: (code: string) => `Gutschein ${code}`,
    tax: 'zuzüglich USt.',
    total: 'Gesamtbetrag',
    balance: (code: string) => `Guthaben ${code}`,
    due: 'Noch zu zahlen',
  },
  /** `unit`: given if the price is for several units. */
  deposit: (amount: string, unit: string) => `zzgl. ${amount} Pfand${unit === '' ? '' : ` je ${unit}`}`,
  normPrice: (price: string, unit: string) => `${price} / ${unit}`,
  priceNotes: {
    gross: 'Alle Preise in Euro inkl. USt.',
    net: 'Einzelpreise und Summen je Position in Euro exkl. USt.',
  },
  /** Where an exemption follows. */
  untaxedPrices: 'Alle Preise in Euro.',
  taxColumns: { rate: 'USt.', net: 'Netto', tax: 'Steuer', gross: 'Brutto' },
  untaxed: 'ohne USt.',
  headings: { payment: 'Zahlung', makersGuarantee: 'Garantie des Herstellers', agreed: 'Vereinbart' },
  guaranteedArticle: (name: string, articleNumber: string) => `${name} (Artikel-Nr. ${articleNumber})`,
  /** Stands beside each guarantee (LAW W3). */
  guaranteeBeside:
    'Ihre gesetzlichen Rechte bei Mängeln bestehen neben der Garantie und unentgeltlich. Die Garantie schränkt sie nicht ein.',
  payment,
  /** After goods were shipped or a part was paid, delivery does not wait for the payment. */
  transferNow,
  wholeSum: (total: string) => `den Gesamtbetrag von ${total}`,
  restOfSum: (rest: string) => `den Restbetrag von ${rest}`,
  nothingToPay: 'Es ist nichts mehr zu bezahlen.',
  bank: { holder: 'Empfänger', iban: 'IBAN', bic: 'BIC', amount: 'Betrag', reference: 'Verwendungszweck' },
  code: 'Code für Ihre Banking-App',
  agreedTexts,
  agreedVersion: (names: readonly string[]) =>
    `Es gelten ${new Intl.ListFormat('de').format(names)} in der Fassung vom Tag der Bestellung.`,
};
