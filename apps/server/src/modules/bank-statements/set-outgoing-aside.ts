import { matchEntry } from '@kontor/domain';
import type { Changer } from '../office-log/types.ts';
import { setEntryAside } from './assign-entry.ts';
import { outgoingEntries } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { openItemsFor } from './open-items.ts';
import { bankEntryOf } from './stored-entry.ts';

/** The most entries that are set aside at once. */
const most = 500;

/**
 * Sets aside the open entries that took money off the account and fit no order, such as rent and fees. Each is a
 * change of its own, so an entry that somebody else decides about meanwhile is left alone.
 */
export async function setOutgoingAside(sources: BankSources, by: Changer): Promise<{ count: number }> {
  const { database, orders, configuration } = sources;
  const { orderNumberPattern } = await configuration.current();
  const entries = await outgoingEntries(database.read, most);
  const openItems = await openItemsFor(database.read, { orders, orderNumberPattern }, entries);
  let count = 0;
  for (const entry of entries) {
    const { kind, reasons } = matchEntry(bankEntryOf(entry), openItems);
    // A returned debit, several payments in one, and foreign money are looked at one by one.
    if (kind !== 'none' || reasons.some((reason) => reason !== 'went-out')) continue;
    if ((await setEntryAside(sources, entry.id, true, by)) === null) count += 1;
  }
  return { count };
}
