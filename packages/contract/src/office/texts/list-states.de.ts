import type { ShownQuoteState, WithdrawalVerdict } from '@kontor/domain';
import type { BankEntryWithMatch } from '../wire/bank.ts';
import type { OfficePayment } from '../wire/payment.ts';
import type { OfficeReceivable } from '../wire/receivable.ts';
import type { OfficeVoucher, VoucherWorth } from '../wire/voucher.ts';

/** The payment providers. */
export const providerTexts: Readonly<Record<OfficePayment['provider'], string>> = {
  paypal: 'PayPal',
  saferpay: 'Saferpay',
};

/** The kinds of vouchers. */
export const voucherKindTexts: Readonly<Record<VoucherWorth['kind'], string>> = {
  ...{ fixed: 'Betrag', percent: 'Prozent', 'free-shipping': 'Versandkosten', 'gift-balance': 'Guthaben' },
};

/** Whether orders can use a voucher. */
export const voucherStateTexts: Readonly<Record<OfficeVoucher['state'], string>> = {
  ...{ valid: 'gilt', stopped: 'beendet', 'not-yet-valid': 'gilt noch nicht', expired: 'abgelaufen' },
  'used-up': 'verbraucht',
};

/** How an offer stands. */
export const quoteStateTexts: Readonly<Record<ShownQuoteState, string>> = {
  ...{ open: 'offen', accepted: 'angenommen', declined: 'abgelehnt', expired: 'abgelaufen' },
  withdrawn: 'zurückgezogen',
};

/** The verdict on a declaration of withdrawal. */
export const verdictTexts: Readonly<Record<WithdrawalVerdict, string>> = {
  ...{ 'in-time': 'in der Frist', 'no-order': 'ohne passende Bestellung', 'other-email': 'andere E-Mail-Adresse' },
  late: 'nach der Frist',
};

/** Why nothing is to be done about an unpaid order. */
export const restTexts: Readonly<Record<Extract<OfficeReceivable['next'], { kind: 'none' }>['why'], string>> = {
  paid: 'bezahlt',
  cancelled: 'storniert',
  held: 'angehalten',
  withdrawn: 'Widerruf zu prüfen',
  spared: 'wird nicht gemahnt',
  waiting: 'abwarten',
  ended: 'alle Stufen gesendet',
};

/** What was decided about an entry of the bank. */
export const entryStateTexts: Readonly<Record<BankEntryWithMatch['state'], string>> = {
  ...{ open: 'offen', assigned: 'zugeordnet', 'set-aside': 'beiseitegelegt' },
};
