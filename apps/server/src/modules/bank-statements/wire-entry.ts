import type { BankEntryWithMatch } from '@kontor/contract/office';
import { type Cents, type EntryMatch, type EntryShare, euroFromCents } from '@kontor/domain';
import type { StoredEntry } from './bank-entries.repository.ts';

/** An entry for the back office. */
export function wireEntry(
  entry: StoredEntry,
  {
    shares,
    match,
    mostRest,
  }: {
    readonly shares: readonly EntryShare[];
    readonly match: EntryMatch | null;
    /** The most that is offered to be written off, in cents. */
    readonly mostRest: Cents;
  },
): BankEntryWithMatch {
  return {
    ...{ _id: entry.id, account: entry.iban, bookedOn: entry.booked_on, amount: money(entry.amount) },
    ...{ currency: entry.currency, payer: entry.payer, payerIban: entry.payer_iban, purpose: entry.purpose },
    original:
      entry.original_amount === null || entry.original_currency === null
        ? null
        : { amount: money(entry.original_amount), currency: entry.original_currency },
    asideReason: entry.aside_reason,
    ...{ state: entry.state, shares: shares.map(wireShare) },
    match: match && {
      ...{ kind: match.kind, shares: match.shares.map(wireShare), reasons: [...match.reasons] },
      lateDiscount: match.lateDiscount === undefined ? null : money(match.lateDiscount),
      rest: match.rest === undefined || Math.abs(match.rest) > mostRest ? null : money(match.rest),
    },
  };
}

function wireShare({ orderNumber, amount }: EntryShare) {
  return { number: orderNumber, amount: money(amount) };
}

function money(amount: Cents): number {
  return euroFromCents(amount);
}
