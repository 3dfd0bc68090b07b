import { type Day, foldCase, type ShownQuoteState } from '@kontor/domain';
import { type Selectable, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { QuoteTable, QuoteTimelineTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { emailKey } from '../../email/email-key.ts';
import { afterPrefix, searchedWords, wordsOfText } from '../../search-words.ts';
import { type ComposedOrder, readComposed, writeComposed } from '../orders/orders.service.ts';
import type { Quote, QuoteContent, QuoteEntry, QuoteEntryDetail, QuoteEntryKind } from './types.ts';

const [Text, Cents] = [Type.String(), Type.Integer()];

const readDetail = storedJson(
  'quote_timeline.detail',
  Type.Object({
    version: Type.Optional(Cents),
    validUntil: Type.Optional(Text),
    total: Type.Optional(Cents),
    text: Type.Optional(Text),
    prices: Type.Optional(Type.Array(Type.Object({ name: Text, before: Cents, after: Cents }))),
    isMailed: Type.Optional(Type.Boolean()),
  }),
);

/** Who did something to an offer. Null: the customer. */
export type Actor = { readonly id: string; readonly name: string } | null;

/** Something that happens to an offer: its entry in the timeline. */
export interface EntryToWrite {
  readonly kind: QuoteEntryKind;
  readonly at: number;
  readonly by: Actor;
  readonly detail: QuoteEntryDetail;
}

/** Stores a new offer with its first version and its first entry. */
export async function insertQuote(
  transaction: Transaction<Schema>,
  quote: Quote,
  requestKey: string,
  entry: EntryToWrite,
): Promise<void> {
  const { id, number, content, createdAt } = quote;
  await transaction
    .insertInto('quotes')
    .values({
      ...{ id, number, request_key: requestKey, state: quote.state, version: quote.version, revision: quote.revision },
      ...{ valid_until: quote.validUntil, customer_id: quote.customerId, created_at: createdAt, changed_at: createdAt },
      ...{ order_id: null, ...foundBy(number, content.order) },
    })
    .execute();
  await insertVersion(transaction, quote, entry.at);
  await insertEntry(transaction, quote, entry);
}

/** Stores what has become of a locked offer, as its next revision, with its entry. A new version is stored with it. */
export async function writeQuote(
  transaction: Transaction<Schema>,
  quote: Quote,
  entry: EntryToWrite,
  isNewVersion = false,
): Promise<void> {
  const { id, number, content } = quote;
  await transaction
    .updateTable('quotes')
    .set({
      ...{ state: quote.state, version: quote.version, revision: quote.revision, valid_until: quote.validUntil },
      ...{ customer_id: quote.customerId, changed_at: entry.at, order_id: quote.orderId },
      ...(isNewVersion && foundBy(number, content.order)),
    })
    .where('id', '=', id)
    .execute();
  if (isNewVersion) await insertVersion(transaction, quote, entry.at);
  await insertEntry(transaction, quote, entry);
}

async function insertVersion(
  transaction: Transaction<Schema>,
  { id, number, version, content }: Quote,
  madeAt: number,
): Promise<void> {
  const snapshot = writeComposed(content.order, number);
  await transaction
    .insertInto('quote_versions')
    .values({ quote_id: id, version, snapshot, note: content.note, made_at: madeAt })
    .execute();
}

async function insertEntry(
  transaction: Transaction<Schema>,
  { id, number, revision }: Quote,
  { kind, at, by, detail }: EntryToWrite,
): Promise<void> {
  const who = { operator_id: by?.id ?? null, operator_name: by?.name ?? null };
  await transaction
    .insertInto('quote_timeline')
    .values({ quote_id: id, revision, kind, at, ...who, detail: JSON.stringify(detail) })
    .execute();
  await noteChange(transaction, `quote ${number}`);
}

/** The columns by which an offer is found and listed. */
function foundBy(number: string, { email, address, shippingAddress, total, personId }: ComposedOrder) {
  const texts = [address, shippingAddress].flatMap((one) =>
    one === null ? [] : [one.firstName, one.name, one.companyName, one.zipCode, one.city],
  );
  const words = wordsOfText([number, email, personId ?? '', ...texts].join(' '));
  return { email: emailKey(email), total_gross: total.gross, words: ` ${[...new Set(words)].join(' ')}` };
}

/** The number of the offer that a request has made; null: none. */
export async function quoteOfRequest(queryable: Queryable, requestKey: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('quotes')
    .select('number')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The offer with an id or number; null: there is none. */
export async function findQuote(queryable: Queryable, by: 'id' | 'number', value: string): Promise<Quote | null> {
  const row = await queryable.selectFrom('quotes').selectAll().where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : withContent(queryable, row);
}

/** The same with a lock: nobody else decides about the offer until the transaction ends. */
export async function lockQuote(
  transaction: Transaction<Schema>,
  by: 'id' | 'number',
  value: string,
): Promise<Quote | null> {
  const row = await transaction
    .updateTable('quotes')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where(by, '=', value)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : withContent(transaction, row);
}

async function withContent(queryable: Queryable, row: Selectable<QuoteTable>): Promise<Quote> {
  const content = await queryable
    .selectFrom('quote_versions')
    .select(['snapshot', 'note'])
    .where('quote_id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
  return quoteOf(row, { order: readComposed(content.snapshot, row.number), note: content.note });
}

function quoteOf(row: Selectable<QuoteTable>, content: QuoteContent): Quote {
  const { id, number, state, version, revision } = row;
  return {
    ...{ id, number, state, version, revision, validUntil: row.valid_until, customerId: row.customer_id },
    ...{ createdAt: row.created_at, orderId: row.order_id, content },
  };
}

/** What happened to an offer, the newest first. */
export async function timelineOf(queryable: Queryable, id: string): Promise<QuoteEntry[]> {
  const rows = await queryable
    .selectFrom('quote_timeline')
    .selectAll()
    .where('quote_id', '=', id)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(entryOf);
}

function entryOf(row: Selectable<QuoteTimelineTable>): QuoteEntry {
  const { revision, kind, at, operator_name: by } = row;
  return { revision, kind, at, by, detail: readDetail(row.detail) };
}

/** A place in the list: the offer after which a page starts. */
export interface QuotePlace {
  readonly at: number;
  readonly number: string;
}

/** The wanted offers, as they stand on a day. */
export interface WantedQuotes {
  readonly state: ShownQuoteState | undefined;
  readonly today: Day;
  /** Words of which each must begin one of the offer's. */
  readonly search: string;
  readonly after: QuotePlace | null;
  readonly limit: number;
}

/** Offers, the latest first. */
export async function latestQuotes(queryable: Queryable, { after, limit, ...wanted }: WantedQuotes): Promise<Quote[]> {
  let rows = wantedRows(queryable, wanted)
    .innerJoin('quote_versions', (join) =>
      join.onRef('quote_id', '=', 'quotes.id').onRef('quote_versions.version', '=', 'quotes.version'),
    )
    .selectAll('quotes')
    .select(['snapshot', 'note']);
  if (after !== null)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'number'), '<', tuple(after.at, after.number)),
    );
  const found = await rows.orderBy('created_at', 'desc').orderBy('number', 'desc').limit(limit).execute();
  return found.map((row) => quoteOf(row, { order: readComposed(row.snapshot, row.number), note: row.note }));
}

/** The numbers of offers that begin with a text, the highest first. */
export async function quotesNumbered(queryable: Queryable, begin: string, limit: number): Promise<string[]> {
  const rows = queryable
    .selectFrom('quotes')
    .select('number')
    .where('number', '>=', begin)
    .where('number', '<', afterPrefix(begin));
  return (await rows.orderBy('number', 'desc').limit(limit).execute()).map(({ number }) => number);
}

/** The number of wanted offers, counted up to a limit. */
export function countQuotes(
  queryable: Queryable,
  wanted: Omit<WantedQuotes, 'after' | 'limit'>,
  upTo: number,
): Promise<number> {
  return countRows(queryable, wantedRows(queryable, wanted).select('quotes.id').limit(upTo));
}

function wantedRows(queryable: Queryable, { state, today, search }: Omit<WantedQuotes, 'after' | 'limit'>) {
  let rows = queryable.selectFrom('quotes');
  if (state !== undefined) rows = rows.where('state', '=', state === 'expired' ? 'open' : state);
  if (state === 'open') rows = rows.where('valid_until', '>=', today);
  if (state === 'expired') rows = rows.where('valid_until', '<', today);
  for (const word of searchedWords(foldCase(search)))
    rows = rows.where(sql<boolean>`words like ${`% ${word.replaceAll(/[~%_]/g, '~$&')}%`} escape '~'`);
  return rows;
}

/**
 * The offers of an account, or those to an e-mail address (by its key) without one, with all versions, for an export.
 */
export async function quotesOf(
  queryable: Queryable,
  whose: { readonly customerId: string } | { readonly emailKey: string },
): Promise<Quote[]> {
  const all = queryable.selectFrom('quotes');
  const theirs =
    'customerId' in whose
      ? all.where('customer_id', '=', whose.customerId)
      : all.where('customer_id', 'is', null).where('email', '=', whose.emailKey);
  const rows = await theirs
    .innerJoin('quote_versions', 'quote_id', 'quotes.id')
    .selectAll('quotes')
    .select(['snapshot', 'note', 'quote_versions.version as versionMade'])
    .orderBy('created_at', 'desc')
    .orderBy('versionMade', 'desc')
    .execute();
  return rows.map((row) => ({
    ...quoteOf(row, { order: readComposed(row.snapshot, row.number), note: row.note }),
    version: row.versionMade,
  }));
}

/** The numbers of the orders that offers became, by the order's id. */
export async function numbersOfOrders(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.selectFrom('orders').select(['id', 'order_number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, order_number }) => [id, order_number]));
}
