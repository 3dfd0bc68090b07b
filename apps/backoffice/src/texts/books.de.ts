import type { BooksFileWish } from '@kontor/contract/office';
import type { TaxCase } from '@kontor/domain';

const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const formats: readonly (readonly [format: BooksFileWish['format'], label: string])[] = [
  ['datev', 'Für DATEV (EXTF)'],
  ['bmd', 'Für BMD NTCS'],
  ['csv', 'Als Tabelle (CSV)'],
];

/** How turnover is taxed. */
const taxCases: Readonly<Record<TaxCase, string>> = {
  domestic: 'Inland',
  oss: 'OSS',
  'intra-community': 'Innergemeinschaftlich',
  'reverse-charge': 'Reverse Charge',
  export: 'Ausfuhr',
  'small-business': 'Kleinunternehmer',
  'untaxed-deposit': 'Einwegpfand',
  'gift-voucher': 'Verkaufte Gutscheine',
};

/** The books: the months and their closing. */
export const booksTexts = {
  parts: 'Teile der Buchhaltung',
  months: 'Monate',
  quarters: 'Quartale',
  quarter: 'Quartal',
  oss: 'One-Stop-Shop',
  caption: 'Monate der Buchhaltung',
  empty: 'Es gibt noch keine Buchungen. Die erste entsteht mit der ersten Rechnung oder Zahlung.',
  month: 'Monat',
  standing: 'Stand',
  turnover: 'Umsatz netto nach Steuersatz',
  noTurnover: 'kein Umsatz',
  besides: 'Dazu berechnet, aber kein Umsatz:',
  net: 'Netto',
  vat: 'Umsatzsteuer',
  actions: 'Aktionen',
  open: 'offen',
  closed: 'abgeschlossen',
  closedBy: (by: string) => `von ${by}`,
  bookings: (count: number, late: number) =>
    `${count === 1 ? '1 Buchung' : `${count} Buchungen`}${late > 0 ? `, davon ${late} aus früheren Monaten` : ''}`,
  tax: ({ taxCase, country, rate }: { taxCase: TaxCase; country: string; rate: number }) =>
    `${taxCases[taxCase]} ${country} ${percent.format(rate)}\u00a0%`,
  formats,
  export: 'Exportieren',
  exportOne: (month: string) => `${month} exportieren`,
  close: 'Abschließen',
  closeOne: (month: string) => `${month} abschließen`,
  closeTitle: (month: string) => `${month} abschließen`,
  closeHint:
    'Das lässt sich nicht zurücknehmen. Die Dateien des Monats bleiben, wie sie sind. Was später kommt, steht im nächsten Monat.',
  unbilled: (count: number) => {
    const orders =
      count === 1 ? '1 versandte Bestellung' : `${count >= 1000 ? 'über 1.000' : count} versandte Bestellungen`;
    return `${orders} ohne Rechnung`;
  },
  unbilledHint:
    'Umsätze ohne Rechnung stehen nicht in den Büchern. Rechnungen, die Sie nach dem Abschluss ausstellen, zählen zu einem späteren Monat.',
  overbilled: (count: number) =>
    count === 1 ? '1 Rechnung zu korrigieren' : `${count >= 1000 ? 'über 1.000' : count} Rechnungen zu korrigieren`,
  overbilledHint:
    'Sie berechnen Ware, die storniert wurde oder zurückkam. Ohne Korrektur zählt der Monat zu viel Umsatz und Steuer.',
  overbilledLink: 'Zu korrigierende zeigen',
  unbilledLink: 'Bestellungen zeigen',
  closeDone: (month: string) => `${month} abgeschlossen`,
} as const;

/** The declaration to the one-stop shop. */
export const ossTexts = {
  caption: 'Umsätze nach Land und Steuersatz',
  empty: 'In diesem Quartal gibt es keine Umsätze, die im Bestimmungsland besteuert werden.',
  notClosed: 'Noch nicht abgeschlossen',
  notClosedHint: 'Nicht alle Monate dieses Quartals sind abgeschlossen. Die Zahlen können sich noch ändern.',
  country: 'Land',
  rateType: 'Art',
  rateTypes: { STANDARD: 'Normalsatz', REDUCED: 'ermäßigt' },
  rate: 'Satz',
  percent: (rate: number) => `${percent.format(rate)}\u00a0%`,
  corrections: 'Berichtigungen früherer Quartale',
  corrected: 'Quartal',
  sum: (vat: string) => `Umsatzsteuer zusammen: ${vat}`,
  save: 'Als Tabelle speichern',
  saveBzst: 'Datei für das BZSt speichern',
  pages: 'Quartale',
  before: 'Früheres Quartal',
  after: 'Späteres Quartal',
} as const;
