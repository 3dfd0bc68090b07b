import type { Cents } from '../money.ts';

/** An entry of the shop's bank account, or one part of a collective booking. */
export interface BankEntry {
  /** `2026-11-20`. */
  readonly bookedOn: string;
  /** In hundredths of the currency. Negative: money that went out. */
  readonly amount: Cents;
  /** Three letters: `EUR`. */
  readonly currency: string;
  /** Who paid or was paid. Empty: the bank does not state it. */
  readonly payer: string;
  readonly payerIban: string | null;
  /** The payer's text, with their references. */
  readonly purpose: string;
  /** A payment that came back, such as a returned debit. */
  readonly isReturned: boolean;
  /** A collective booking whose parts are unknown. */
  readonly isUnsplit: boolean;
}
