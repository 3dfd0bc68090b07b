import { isBic } from './bic.ts';
import { isIban } from './iban.ts';
import type { Cents } from './money.ts';

/** Money to be transferred to a bank account, in EUR. */
export interface CreditTransfer {
  /** Whose account it is. */
  readonly holder: string;
  readonly iban: string;
  /** May be empty: within the euro area the IBAN is enough. */
  readonly bic: string;
  readonly amount: Cents;
  /** What the bank statement is matched by, such as the number of an order. */
  readonly reference: string;
}

/** The most that the code can ask for (EPC069-12, 2.1): 999,999,999.99 EUR. */
const mostCents: Cents = 99_999_999_999;

/**
 * The text of a QR code that banking apps scan to fill in a transfer: EPC069-12 ("Quick Response Code: Guidelines to
 * Enable Data Capture for the Initiation of a SEPA Credit Transfer"), version 002, UTF-8, with the reference as
 * unstructured text.
 * @returns null where no such code can be: without account or holder, with nothing to pay, or too much.
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

/** A BIC of 8 or 11 characters; nothing where it is none: the field may be empty, wrong it may not be. */
function bicOf(bic: string): string {
  return isBic(bic) ? bic.replace(/\s/g, '').toUpperCase() : '';
}

function oneLine(text: string, longest: number): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...plain].slice(0, longest).join('').trim();
}
