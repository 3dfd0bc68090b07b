import { type Selectable, sql, type Transaction } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import type { BankEntryTable, BankStatementTable, Schema } from '../../database/schema.ts';

/** An entry as it is stored. */
export type StoredEntry = Selectable<BankEntryTable>;

/** The place in a list after which a page starts. */
export interface EntryPlace {
  readonly bookedOn: string;
  readonly id: string;
}

/** Which of these bookings are already stored. */
export async function knownBookings(queryable: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await inPieces(keys, (some) =>
    queryable.selectFrom('bank_entries').select('booking_key').where('booking_key', 'in', some).execute(),
  );
  return new Set(rows.map(({ booking_key }) => booking_key));
}

/** The days of an account with entries that came in another format. */
export async function daysOfOtherFormats(
  queryable: Queryable,
  { iban, format }: Pick<BankEntryTable, 'iban' | 'format'>,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await inPieces(days, (some) =>
    queryable
      .selectFrom('bank_entries')
      .select('booked_on')
      .distinct()
      .where('iban', '=', iban)
      .where('booked_on', 'in', some)
      .where('format', '<>', format)
      .execute(),
  );
  return new Set(rows.map(({ booked_on }) => booked_on));
}

/** Whether a file was already read. */
export async function isFileKnown(queryable: Queryable, fileHash: string): Promise<boolean> {
  const known = queryable.selectFrom('bank_statements').select('id').where('file_hash', '=', fileHash);
  return (await known.executeTakeFirst()) !== undefined;
}

/** The last day of any statement. Null: none was read, or none has an entry. */
export async function lastDayRead(queryable: Queryable): Promise<string | null> {
  const row = await queryable
    .selectFrom('bank_statements')
    .select(({ fn }) => fn.max('last_day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Stores a statement. */
export async function insertStatement(
  transaction: Transaction<Schema>,
  statement: Selectable<BankStatementTable>,
): Promise<void> {
  await transaction.insertInto('bank_statements').values(statement).execute();
}

/** Stores entries. */
export async function insertEntries(transaction: Transaction<Schema>, entries: readonly StoredEntry[]): Promise<void> {
  for (let i = 0; i < entries.length; i += 50)
    await transaction
      .insertInto('bank_entries')
      .values(entries.slice(i, i + 50))
      .execute();
}

/** Entries by their ids. */
export function entriesByIds(queryable: Queryable, ids: readonly string[]): Promise<StoredEntry[]> {
  return inPieces(ids, (some) => queryable.selectFrom('bank_entries').selectAll().where('id', 'in', some).execute());
}

/** Name and IBAN of who paid by entries, in the order of their ids. Erased ones are missing. */
export async function payersOfEntries(
  queryable: Queryable,
  ids: readonly string[],
): Promise<readonly { name: string; iban: string | null }[]> {
  const entries = new Map((await entriesByIds(queryable, ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const { payer: name = '', payer_iban: iban = null } = entries.get(id) ?? {};
    return name === '' && iban === null ? [] : [{ name, iban }];
  });
}

/** The number of entries in a state, counted up to a limit. */
export function countEntries(queryable: Queryable, state: StoredEntry['state'], upTo: number): Promise<number> {
  return countRows(queryable, queryable.selectFrom('bank_entries').select('id').where('state', '=', state).limit(upTo));
}

/** At most `limit` entries of a state after a place, the last booked first. */
export function entriesOfState(
  queryable: Queryable,
  state: StoredEntry['state'],
  { after, limit }: { readonly after: EntryPlace | null; readonly limit: number },
): Promise<StoredEntry[]> {
  let entries = queryable.selectFrom('bank_entries').selectAll().where('state', '=', state);
  if (after !== null)
    entries = entries.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('booked_on', 'id'), '<', tuple(after.bookedOn, after.id)),
    );
  return entries.orderBy('booked_on', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The newest open entries. */
export function openEntries(queryable: Queryable, limit: number): Promise<StoredEntry[]> {
  return entriesOfState(queryable, 'open', { after: null, limit });
}

/** The newest open entries that took money off the account. */
export function outgoingEntries(queryable: Queryable, limit: number): Promise<StoredEntry[]> {
  const entries = queryable.selectFrom('bank_entries').selectAll().where('state', '=', 'open').where('amount', '<', 0);
  return entries.orderBy('booked_on', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** An entry, locked until the transaction ends. Null: not found. */
export async function lockEntry(transaction: Transaction<Schema>, id: string): Promise<StoredEntry | null> {
  const row = await transaction
    .updateTable('bank_entries')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the state of a locked entry. */
export async function writeEntry(
  transaction: Transaction<Schema>,
  id: string,
  change: Pick<StoredEntry, 'state' | 'changed_at' | 'flags' | 'aside_reason'>,
): Promise<void> {
  await transaction.updateTable('bank_entries').set(change).where('id', '=', id).execute();
}

/** The patterns of all numbers given to orders and documents, with their year filled in. */
export async function numberSeries(queryable: Queryable): Promise<string[]> {
  const rows = await queryable.selectFrom('number_sequences').select('name').execute();
  return rows.flatMap(({ name }) => /^(?:order|document)-(.+)$/.exec(name)?.[1] ?? []);
}

/** Ids of the orders named by numbers of their own or of their documents, by number. */
export async function ordersByNumbers(
  queryable: Queryable,
  numbers: readonly string[],
): Promise<{ readonly id: string; readonly number: string }[]> {
  return inPieces(numbers, async (some) => [
    ...(await queryable
      .selectFrom('orders')
      .select(['id', 'order_number as number'])
      .where('order_number', 'in', some)
      .execute()),
    ...(await queryable
      .selectFrom('issued_documents')
      .select(['order_id as id', 'number'])
      .where('number', 'in', some)
      .execute()),
  ]);
}

/** How many orders are considered for an amount alone. */
const mostByAmount = 500;

/** Ids of the newest unpaid orders with one of these totals, in cents. */
export async function openOrdersOfTotals(queryable: Queryable, totals: readonly number[]): Promise<string[]> {
  const rows = await inPieces(totals, (some) =>
    queryable
      .selectFrom('orders')
      .select('id')
      .where('total_gross', 'in', some)
      .where('payment_state', '=', 'open')
      .where('state', '<>', 'cancelled')
      .orderBy('created_at', 'desc')
      .limit(mostByAmount)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** How many partly paid orders are considered for an amount alone. Each of them is read. */
const mostPartlyPaid = 100;

/** Ids of the newest orders of which a part is paid: an amount alone may be the rest. */
export async function partlyPaidOrders(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('orders')
    .select('id')
    .where('payment_state', '=', 'partly-paid')
    .where('state', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(mostPartlyPaid)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which customers have paid before from which of these accounts, by e-mail address. */
export function payersOfAccounts(
  queryable: Queryable,
  ibans: readonly string[],
): Promise<{ readonly iban: string | null; readonly email: string }[]> {
  return inPieces(ibans, (some) =>
    queryable
      .selectFrom('bank_entries')
      .innerJoin('noted_payments', (join) =>
        join.on('noted_payments.source', '=', sql<string>`'bank:' || bank_entries.id`),
      )
      .innerJoin('orders', 'orders.id', 'noted_payments.order_id')
      .select(['bank_entries.payer_iban as iban', 'orders.email'])
      .distinct()
      .where('bank_entries.payer_iban', 'in', some)
      .where('noted_payments.taken_back_at', 'is', null)
      .execute(),
  );
}
