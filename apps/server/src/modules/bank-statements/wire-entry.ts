import type { BankEntryWithMatch } from '@kontor/contract/office';
import { type Cents, type EntryMatch, type EntryShare, euroFromCents } from '@kontor/domain';
import type { StoredEntry } from './bank-entries.repository.ts';

/** An entry for the back office. */
export function wireEntry(
  entry: StoredEntry,
  { shares, match }: { readonly shares: readonly EntryShare[]; readonly match: EntryMatch | null },
): BankEntryWithMatch {
  return {
    ...{ _id: entry.id, account: entry.iban, bookedOn: entry.booked_on, amount: money(entry.amount) },
    ...{ currency: entry.currency, payer: entry.payer, payerIban: entry.payer_iban, purpose: entry.purpose },
    ...{ state: entry.state, shares: shares.map(wireShare) },
    match: match && {
      ...{ kind: match.kind, shares: match.shares.map(wireShare), reasons: [...match.reasons] },
      lateDiscount: match.lateDiscount === undefined ? null : money(match.lateDiscount),
    },
  };
}

function wireShare({ orderNumber, amount }: EntryShare) {
  return { number: orderNumber, amount: money(amount) };
}

function money(amount: Cents): number {
  return euroFromCents(amount);
}
