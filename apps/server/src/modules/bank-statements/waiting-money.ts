import { matchEntry, ordersNamed } from '@kontor/domain';
import { entriesOfState } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { placeOf } from './entry-place.ts';
import { openItemsFor } from './open-items.ts';
import { bankEntryOf } from './stored-entry.ts';

/** How many of the newest open entries are looked at. */
const most = 1000;

/** Where an open entry is listed: first on the page after a place. Null: on the first page. */
export interface EntryToDecide {
  readonly after: string | null;
}

/**
 * The orders that open entries may pay, by their numbers: those that an entry names, whatever its amount or currency,
 * and those that its amount proposes. The newest entry counts.
 */
export async function waitingMoney({
  database: { read },
  orders,
  configuration,
}: Pick<BankSources, 'database' | 'orders' | 'configuration'>): Promise<ReadonlyMap<string, EntryToDecide>> {
  const entries = await entriesOfState(read, 'open', { after: null, limit: most });
  const incoming = entries.filter(({ amount }) => amount > 0);
  if (incoming.length === 0) return new Map();
  const { orderNumberPattern } = await configuration.current();
  const open = await openItemsFor(read, { orders, orderNumberPattern }, incoming);
  const waiting = new Map<string, EntryToDecide>();
  for (const [i, stored] of entries.entries()) {
    if (stored.amount <= 0) continue;
    const entry = bankEntryOf(stored);
    const proposed = matchEntry(entry, open).shares.map(({ orderNumber }) => orderNumber);
    const before = entries[i - 1];
    const place = { after: before === undefined ? null : placeOf(before) };
    for (const number of [...ordersNamed(entry, open), ...proposed])
      if (!waiting.has(number)) waiting.set(number, place);
  }
  return waiting;
}
