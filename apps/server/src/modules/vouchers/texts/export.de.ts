import type { VoucherValue } from '@kontor/domain';

/** Headings of a table of vouchers. */
export const exportHeadings = [
  'Code',
  'Art',
  'Wert',
  'Mindestwert',
  'Gültig ab',
  'Gültig bis',
  'Einlösungen möglich',
  'Eingelöst',
  'Beendet',
];

/** What a voucher gives. */
export const exportKinds: Readonly<Record<VoucherValue['kind'], string>> = {
  fixed: 'Betrag',
  percent: 'Prozent',
  'gift-balance': 'Guthaben',
  'free-shipping': 'Versandkostenfrei',
};
