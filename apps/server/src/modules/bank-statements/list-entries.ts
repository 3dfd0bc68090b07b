import type { BankEntries, BankEntryQuestion, BankEntryWithMatch } from '@kontor/contract/office';
import { type EntryShare, matchEntry } from '@kontor/domain';
import { inPieces } from '../../database/in-pieces.ts';
import { notedFrom } from '../payments/payments.service.ts';
import { sourceOf } from './assign-entry.ts';
import { entriesByIds, entriesOfState, type StoredEntry } from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { placeOf, readPlace } from './entry-place.ts';
import { mostRestOf } from './most-rest.ts';
import { openItemsFor } from './open-items.ts';
import { bankEntryOf } from './stored-entry.ts';
import { wireEntry } from './wire-entry.ts';

const pageSize = 50;

/** A page of the entries in a state. An invalid place starts at the newest. */
export async function listEntries(
  sources: BankSources,
  { state = 'open', after }: BankEntryQuestion,
): Promise<BankEntries> {
  const place = after === undefined ? null : readPlace(after);
  const found = await entriesOfState(sources.database.read, state, { after: place, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    entries: await withMatches(sources, page),
    next: last === undefined ? null : placeOf(last),
  };
}

/** One entry, as lists show it. Null if not found. */
export async function entryWithMatch(sources: BankSources, id: string): Promise<BankEntryWithMatch | null> {
  const [entry] = await withMatches(sources, await entriesByIds(sources.database.read, [id]));
  return entry ?? null;
}

async function withMatches(sources: BankSources, entries: readonly StoredEntry[]): Promise<BankEntryWithMatch[]> {
  const { read } = sources.database;
  const open = entries.filter(({ state }) => state === 'open');
  const { orderNumberPattern, bank } = await sources.configuration.current();
  const openItems = await openItemsFor(read, { orders: sources.orders, orderNumberPattern }, open);
  const shares = await sharesOf(
    sources,
    entries.filter(({ state }) => state === 'assigned'),
  );
  return entries.map((entry) =>
    wireEntry(entry, {
      ...{ shares: shares.get(entry.id) ?? [], mostRest: mostRestOf(bank) },
      match: entry.state === 'open' ? matchEntry(bankEntryOf(entry), openItems) : null,
    }),
  );
}

async function sharesOf(
  { database: { read }, orders }: BankSources,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, EntryShare[]>> {
  const noted = await inPieces(
    entries.map(({ id }) => sourceOf(id)),
    (some) => notedFrom(read, some),
  );
  const shares = new Map<string, EntryShare[]>();
  for (const { source, order_id, amount } of noted) {
    const placed = await orders.placed(read, order_id);
    if (placed === null) continue;
    const entryId = source.slice(sourceOf('').length);
    shares.set(entryId, [...(shares.get(entryId) ?? []), { orderNumber: placed.order.orderNumber, amount }]);
  }
  return shares;
}
