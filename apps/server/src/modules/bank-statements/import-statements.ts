import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { matchEntry } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { nextNumber } from '../../database/number-sequences.ts';
import type { Schema } from '../../database/schema.ts';
import { privateId } from '../../private-id.ts';
import type { Changer } from '../office-log/types.ts';
import { assignIfSure, decidedByHand } from './assign-entry.ts';
import {
  daysOfOtherFormats,
  entriesByIds,
  insertEntries,
  insertStatement,
  isFileKnown,
  knownBookings,
  type StoredEntry,
} from './bank-entries.repository.ts';
import type { BankSources } from './bank-sources.ts';
import { type KeyedEntry, keyedEntries } from './booking-key.ts';
import { openItemsFor } from './open-items.ts';
import { bankEntryOf } from './stored-entry.ts';
import { entryTexts as texts } from './texts/entries.de.ts';
import type { ReadStatement, RefusedEntry } from './types.ts';

/** The result of reading a statement. */
export interface ImportedStatement extends Pick<ReadStatement, 'format' | 'iban' | 'number' | 'pending'> {
  readonly entries: readonly KeyedEntry[];
  readonly added: readonly KeyedEntry[];
  readonly known: number;
  readonly refused: readonly RefusedEntry[];
}

/**
 * Stores the new entries of statements. Imports take turns: if two imports of the same file or of overlapping periods
 * run at once, each entry is stored once.
 */
export async function importStatements(
  { database, log, clock }: BankSources,
  bytes: Buffer,
  statements: readonly ReadStatement[],
  by: Changer,
): Promise<ImportedStatement[]> {
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  return database.transaction(async (transaction) => {
    const order = await nextNumber(transaction, 'bank-statement-file');
    const isKnown = await isFileKnown(transaction, fileHash);
    const imported: ImportedStatement[] = [];
    for (const statement of statements) {
      const sorted = await sortEntries(transaction, statement);
      imported.push(sorted);
      if (isKnown && sorted.added.length === 0) continue;
      const [id, read_at, read_by] = [privateId(), clock(), by?.name ?? ''];
      const days = statement.entries.map(({ bookedOn }) => bookedOn).toSorted();
      await insertStatement(transaction, {
        ...{ id, file_hash: fileHash, format: statement.format, iban: statement.iban, number: statement.number },
        ...{ first_day: days[0] ?? null, last_day: days.at(-1) ?? null, closing: statement.closing },
        ...{ new_entries: sorted.added.length, known_entries: sorted.known, refused_entries: sorted.refused.length },
        ...{ read_by, read_at },
      });
      await insertEntries(
        transaction,
        sorted.added.map((entry) => rowOf(entry, { statement, id, at: read_at })),
      );
    }
    const counts = imported.map(({ iban, added, known, refused }) => ({
      ...{ iban, new: added.length, known, refused: refused.length },
    }));
    const change = { by, subject: 'bank-statement', subjectId: String(order), action: 'bank-statement.read' };
    await log.write(transaction, { ...change, after: { file: fileHash.slice(0, 16), statements: counts } });
    return imported;
  });
}

/** Sorts the entries of a statement into new, known and refused ones. */
async function sortEntries(transaction: Transaction<Schema>, statement: ReadStatement): Promise<ImportedStatement> {
  const { format, iban, number, pending } = statement;
  const entries = keyedEntries(statement);
  const keys = [...new Set(entries.map(({ bookingKey }) => bookingKey))];
  const known = await knownBookings(transaction, keys);
  const unknown = entries.filter(({ bookingKey }) => !known.has(bookingKey));
  const days = [...new Set(unknown.map(({ bookedOn }) => bookedOn))];
  const others = await daysOfOtherFormats(transaction, statement, days);
  const refused = unknown.filter(({ bookedOn }) => others.has(bookedOn));
  return {
    ...{ format, iban, number, pending, entries, known: entries.length - unknown.length },
    added: unknown.filter(({ bookedOn }) => !others.has(bookedOn)),
    refused: refused.map(({ bookedOn, amount, currency, payer }) => ({
      ...{ bookedOn, amount, currency, payer, reason: texts.otherFormat },
    })),
  };
}

function rowOf(
  entry: KeyedEntry,
  { statement, id, at }: { readonly statement: ReadStatement; readonly id: string; readonly at: number },
): StoredEntry {
  const flags = [...(entry.isReturned ? ['returned'] : []), ...(entry.isUnsplit ? ['unsplit'] : [])];
  return {
    ...{ id: entry.id, booking_key: entry.bookingKey, part: entry.part, statement_id: id, format: statement.format },
    ...{ iban: statement.iban, booked_on: entry.bookedOn, amount: entry.amount, currency: entry.currency },
    ...{ original_amount: entry.original?.amount ?? null, original_currency: entry.original?.currency ?? null },
    ...{ payer: entry.payer, payer_iban: entry.payerIban, purpose: entry.purpose },
    ...{ flags: flags.join(' '), state: 'open' as const, changed_at: at, aside_reason: null },
  };
}

/** How many entries are matched with the same open items. */
const matchedAtOnce = 100;

/**
 * Assigns the entries that are certainly meant for an order, each in a transaction of its own. Entries decided by hand
 * stay unchanged. Reading a file again completes what a stopped process left undone.
 * @returns how many were assigned.
 */
export async function assignSureEntries(sources: BankSources, ids: readonly string[]): Promise<number> {
  const { orders, database, configuration } = sources;
  const { orderNumberPattern } = await configuration.current();
  const sureShares = async (queryable: Queryable, entry: StoredEntry) => {
    if (entry.state !== 'open' || entry.flags.includes(decidedByHand)) return null;
    const openItems = await openItemsFor(queryable, { orders, orderNumberPattern }, [entry]);
    const { kind, shares } = matchEntry(bankEntryOf(entry), openItems);
    return kind === 'sure' ? shares : null;
  };
  let assigned = 0;
  for (let i = 0; i < ids.length; i += matchedAtOnce)
    for (const entry of await entriesByIds(database.read, ids.slice(i, i + matchedAtOnce))) {
      // Read again for each entry: two entries may name one order, and the first has paid it.
      const shares = await sureShares(database.read, entry);
      if (shares === null) continue;
      const isStillSure = async (transaction: Queryable, locked: StoredEntry) =>
        isDeepStrictEqual(await sureShares(transaction, locked), shares);
      if ((await assignIfSure(sources, entry.id, shares, isStillSure)) === null) assigned++;
    }
  return assigned;
}
