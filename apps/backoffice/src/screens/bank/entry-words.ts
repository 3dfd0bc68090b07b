import type { BankEntryWithMatch } from '@kontor/contract/office';
import { formatMoney } from '../../format/format-price.ts';
import { bankTexts as texts } from '../../texts/bank.de.ts';

/** The amount of an entry in its currency. */
export function amountOf({ amount, currency }: Pick<BankEntryWithMatch, 'amount' | 'currency'>): string {
  return formatMoney(amount, currency);
}

/** What was sent in another currency; null: nothing. */
export function originalOf({ original }: Pick<BankEntryWithMatch, 'original'>): string | null {
  return original === null ? null : texts.original(formatMoney(original.amount, original.currency));
}

/** Whether an entry is in euros, so that it can pay orders. */
export function isInEuro({ currency }: Pick<BankEntryWithMatch, 'currency'>): boolean {
  return currency === 'EUR';
}

/** Who paid or was paid. */
export function payerOf({ payer }: Pick<BankEntryWithMatch, 'payer'>): string {
  return payer === '' ? texts.unknownPayer : payer;
}

/** Why an open entry matches an order, or why an operator must decide. */
export function whyOf({ match }: Pick<BankEntryWithMatch, 'match'>): string {
  return match === null ? '' : match.reasons.map(texts.reason).join(', ');
}
