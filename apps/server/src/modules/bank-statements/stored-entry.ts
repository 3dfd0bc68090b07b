import type { BankEntry } from '@kontor/domain';
import type { StoredEntry } from './bank-entries.repository.ts';

/** A stored entry in the form that is matched. */
export function bankEntryOf(entry: StoredEntry): BankEntry {
  const flags = entry.flags.split(' ');
  return {
    ...{ bookedOn: entry.booked_on, amount: entry.amount, currency: entry.currency },
    ...{ payer: entry.payer, payerIban: entry.payer_iban, purpose: entry.purpose },
    ...{ isReturned: flags.includes('returned'), isUnsplit: flags.includes('unsplit') },
  };
}
