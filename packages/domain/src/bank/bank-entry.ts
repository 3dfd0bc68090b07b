import type { Cents } from '../money.ts';

/** An entry of the shop's bank account, or a part of one that a bank collected. */
export interface BankEntry {
  /** `2026-11-20`. */
  readonly bookedOn: string;
  /** In hundredths of the currency; negative: it went out. */
  readonly amount: Cents;
  /** Three letters: `EUR`. */
  readonly currency: string;
  /** Who paid, or was paid; empty: the bank does not say. */
  readonly payer: string;
  readonly payerIban: string | null;
  /** What the payer wrote, with their references. */
  readonly purpose: string;
  /** A payment that came back, such as a returned debit. */
  readonly isReturned: boolean;
  /** A collected booking whose parts are not known. */
  readonly isUnsplit: boolean;
}
