import type { BookingCause, Debtor, MoneyPlace, TaxCase } from '@kontor/domain';
import { germanDay } from '../../../german-format.ts';

/** The words of the files for bookkeeping. */
export const fileTexts = {
  /** The name of a month's file. DATEV finds files that begin with `EXTF_`. */
  names: {
    datev: (month: string) => `EXTF_Buchungsstapel_${month}.csv`,
    bmd: (month: string) => `BMD_Buchungen_${month}.csv`,
    csv: (month: string) => `Buchungen_${month}.csv`,
  },
  batch: (month: string) => `Kontor ${month}`,
  oss: (quarter: string) => `OSS_${quarter}.csv`,
  ossBzst: (quarter: string) => `OSS_BZSt_${quarter}.csv`,
  /** What a booking tells, for people who read the journal. `about`: the order or the corrected document. */
  words: ({ cause, place, about, customer, day, isLate }: BookingWords) =>
    [
      ...(isLate ? [`Nachtrag ${germanDay(day)}`] : []),
      [causes[cause], ...(place === null ? [] : [places[place]]), about].join(' '),
      customer,
    ].join(', '),
  columns: {
    ...{ month: 'Monat', day: 'Datum', number: 'Beleg', order: 'Bestellung', customer: 'Kunde', cause: 'Vorgang' },
    ...{ paidBy: 'Zahlungsart', place: 'Geld', taxCase: 'Steuerfall', country: 'Land', rate: 'Steuersatz' },
    ...{ net: 'Netto', vat: 'Steuer', gross: 'Brutto', account: 'Konto', contra: 'Gegenkonto', key: 'Steuerschlüssel' },
    ...{ vatId: 'UID', corrects: 'Korrigiert', late: 'Nachtrag', text: 'Text' },
  },
  ossColumns: {
    ...{ kind: 'Art', period: 'Zeitraum', country: 'Land des Verbrauchs', rateType: 'Umsatzsteuertyp' },
    ...{ rate: 'Umsatzsteuersatz', net: 'Steuerbemessungsgrundlage', vat: 'Umsatzsteuerbetrag' },
  },
  ossKinds: { goods: 'Waren', correction: 'Berichtigung' },
  yes: 'ja',
} as const;

interface BookingWords {
  readonly cause: BookingCause;
  readonly place: MoneyPlace | null;
  readonly about: string;
  readonly customer: string;
  readonly day: string;
  readonly isLate: boolean;
}

/** What bookings tell of. */
export const causes: Readonly<Record<BookingCause, string>> = {
  invoice: 'Rechnung',
  correction: 'Korrektur',
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  dispute: 'Rückbelastung',
  discount: 'Skonto',
  rest: 'Kleinbetrag ausgebucht',
  'taken-back': 'Zahlung zurückgenommen',
};

/** Where money is. */
export const places: Readonly<Record<MoneyPlace, string>> = {
  ...{ paypal: 'PayPal', saferpay: 'Saferpay', bank: 'Bankkonto', 'by-hand': 'von Hand', 'gift-balance': 'Guthaben' },
};

/** Who owes money. */
export const debtorNames: Readonly<Record<Debtor, string>> = {
  ...{ paypal: 'PayPal', saferpay: 'Saferpay', transfer: 'Vorkasse', invoice: 'Rechnung' },
  'on-delivery': 'bei Übergabe',
};

/** How turnover is taxed. */
export const taxCaseNames: Readonly<Record<TaxCase, string>> = {
  domestic: 'Inland',
  oss: 'OSS',
  'intra-community': 'innergemeinschaftliche Lieferung',
  'reverse-charge': 'Reverse Charge',
  export: 'Ausfuhr',
  'small-business': 'Kleinunternehmer',
  'untaxed-deposit': 'Einwegpfand',
  'gift-voucher': 'verkaufte Gutscheine',
};
