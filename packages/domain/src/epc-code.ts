import { isBic } from './bic.ts';
import { isIban } from './iban.ts';
import type { Cents } from './money.ts';

/** A bank transfer in EUR. */
export interface CreditTransfer {
  /** The account holder. */
  readonly holder: string;
  readonly iban: string;
  /** May be empty: within the euro area the IBAN is enough. */
  readonly bic: string;
  readonly amount: Cents;
  /** The reference on the bank statement, such as the order number. */
  readonly reference: string;
}

/** The maximum amount of the code (EPC069-12, 2.1): 999,999,999.99 EUR. */
const mostCents: Cents = 99_999_999_999;

/**
 * The text of a QR code with which banking apps fill in a transfer: EPC069-12 ("Quick Response Code: Guidelines to
 * Enable Data Capture for the Initiation of a SEPA Credit Transfer"), version 002, UTF-8, with the reference as
 * unstructured text.
 * @returns null if no code is possible: without a valid account or holder, or with an amount of 0 or above the maximum.
 */
export function epcCode({ holder, iban, bic, amount, reference }: CreditTransfer): string | null {
  const account = iban.replace(/\s/g, '').toUpperCase();
  const name = oneLine(holder, 70);
  if (!isIban(account) || name === '') return null;
  if (!(amount > 0 && amount <= mostCents)) return null;
  const euro = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const [purpose, structuredReference] = ['', ''];
  const lines = [
    ...['BCD', '002', '1', 'SCT', bicOf(bic), name, account, euro],
    ...[purpose, structuredReference, oneLine(reference, 140)],
  ];
  return lines.join('\n');
}

/** The BIC, or an empty text if it is invalid: the field may be empty, but not wrong. */
function bicOf(bic: string): string {
  return isBic(bic) ? bic.replace(/\s/g, '').toUpperCase() : '';
}

function oneLine(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...plain].slice(0, longest).join('').trim();
}
