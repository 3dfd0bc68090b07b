import { vatIdName } from '@kontor/contract/vat-id-text';
import type { Invoice } from '@kontor/domain';
import { allowanceName } from '../../texts/documents.de.ts';

/** The texts that only printed documents contain. */
export const printedTexts = {
  labels: {
    number: {
      invoice: 'Rechnungsnummer',
      correction: 'Belegnummer',
      cancellation: 'Belegnummer',
      'delivery-note': 'Lieferschein-Nr.',
    },
    issuedOn: 'Datum',
    orderNumber: 'Bestellnummer',
    orderedOn: 'Bestelldatum',
    customerReference: 'Ihre Referenz',
    corrects: 'Zu Rechnung',
    replaces: 'Ersetzt Rechnung',
    delivered: 'Lieferdatum',
    deliveredBetween: 'Lieferzeitraum',
    deliveredTo: 'Lieferadresse',
    toBuyer: 'wie Rechnungsadresse',
    buyerVatId: (sellerCountry: string) => `Ihre ${vatIdName(sellerCountry)}`,
  },
  between: (from: string, to: string) => `${from} bis ${to}`,
  introductions: {
    invoice: 'Für Ihre Bestellung berechnen wir:',
    correction: (number: string, day: string) => `Wir berichtigen die Rechnung ${number} vom ${day} um:`,
    cancellation: (number: string, day: string) => `Wir stornieren die Rechnung ${number} vom ${day}:`,
    'delivery-note': 'Diese Sendung enthält:',
  },
  replaces: (number: string, day: string, cancellation: string) =>
    `Diese Rechnung ersetzt die Rechnung ${number} vom ${day}, die mit ${cancellation} storniert ist.`,
  parts: {
    partial: 'Diese Rechnung betrifft einen Teil Ihrer Bestellung. Den Rest berechnen wir gesondert.',
    final: (earlier: string) =>
      `Mit dieser Rechnung ist Ihre Bestellung ganz berechnet. Bereits berechnet und hier nicht enthalten: ${earlier}.`,
    earlier: (number: string, day: string, gross: string) => `${number} vom ${day} über ${gross}`,
  },
  reason: (reason: string) => `Grund: ${reason}`,
  columns: {
    position: 'Pos.',
    name: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    tax: 'USt.',
    total: 'Gesamt',
    ordered: 'Bestellt',
  },
  allowance: allowanceName,
  articleNumber: (number: string) => `Artikel-Nr. ${number}`,
  priceQuantity: (quantity: string, unit: string) => `je ${quantity} ${unit}`,
  notes: {
    gross: 'Alle Preise in Euro inkl. USt.',
    net: 'Einzelpreise und Summen je Position in Euro exkl. USt.',
    untaxed: 'Alle Preise in Euro.',
  },
  sameDay: 'Lieferdatum entspricht Rechnungsdatum.',
  taxColumns: { rate: 'USt.', net: 'Netto', vat: 'Steuer', gross: 'Brutto' },
  untaxed: 'steuerfrei',
  /** In place of the rate of an exempt line. */
  noRate: '–',
  sums: {
    goods: 'Warenwert',
    vat: 'zuzüglich USt.',
    rounding: 'Rundungsausgleich',
    total: { invoice: 'Gesamtbetrag', correction: 'Korrekturbetrag', cancellation: 'Stornobetrag' } as Readonly<
      Record<Invoice['kind'], string>
    >,
    paid: 'Bereits bezahlt',
    due: 'Noch zu zahlen',
  },
  payment: 'Zahlung',
  paid: (title: string) => `Der Betrag ist bezahlt (${title}). Bitte überweisen Sie nichts mehr.`,
  toTransfer: (sum: string, dueOn: string) =>
    `Bitte überweisen Sie ${sum} bis ${dueOn} auf unser Konto und geben Sie dabei die Rechnungsnummer an.`,
  discount: (percent: string, until: string, amount: string, rest: string) =>
    `Bei Zahlung bis ${until} dürfen Sie ${percent} Skonto (${amount}) abziehen und ${rest} überweisen.`,
  toPay: (sum: string, title: string) => `Sie bezahlen ${sum} mit ${title}.`,
  toPayInCash: (sum: string, title: string) => `Sie bezahlen ${sum} bei der Übergabe der Ware (${title}).`,
  givenBack: (sum: string) => `${sum} erhalten Sie zurück, soweit Sie die Rechnung bezahlt haben.`,
  nothingGivenBack: 'Es ist kein Betrag zurückzuzahlen.',
  bank: { holder: 'Empfänger', iban: 'IBAN', bic: 'BIC', amount: 'Betrag', reference: 'Verwendungszweck' },
  code: 'Code für Ihre Banking-App',
  ageCheck: (years: number) =>
    `Alterssichtprüfung ab ${years}: Diese Sendung darf nur einer Person übergeben werden, die mindestens ${years} Jahre alt ist.`,
  fromAge: (years: number) => `ab ${years} Jahren`,
  received: 'Bitte prüfen Sie den Inhalt der Sendung. Die Rechnung erhalten Sie gesondert.',
  eInvoice: 'Diese Rechnung enthält ihre Daten auch als E-Rechnung nach EN 16931 (ZUGFeRD).',
} as const;
