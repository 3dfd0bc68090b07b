import type { Database, Queryable } from '../../database/database.ts';
import { emailKey } from '../../email/email-key.ts';
import { emailSpellings } from '../../email/email-spellings.ts';
import {
  type ListedOrderFilter,
  type ListedPlace,
  type ListedRecord,
  listedOrders,
  ordersByEmail,
} from './listed-orders.repository.ts';
import { commonWords, searchedWords, writeWordsForSearch } from './order-words.ts';
import type { OrderSnapshot } from './types.ts';

/** Somebody who ordered without an account: the last of their orders that a search finds, and the number of all. */
export interface ListedGuest {
  readonly order: OrderSnapshot;
  readonly orderCount: number;
}

/** A page of guests. */
export interface ListedGuests {
  readonly guests: readonly ListedGuest[];
  /** The place of the next page. Null: this is the last one. */
  readonly next: ListedPlace | null;
}

/** The most parts of the orders that are read for a page. Then it is shorter, and the next one goes on. */
const mostParts = 5;

/**
 * The people whom a search finds among the orders placed without an account, by their e-mail addresses, who ordered
 * last first. Each is found once, at the last of their orders that fits, however many there are.
 */
export async function searchGuests(
  database: Database,
  search: string,
  { after, limit }: { readonly after: ListedPlace | null; readonly limit: number },
): Promise<ListedGuests> {
  const words = searchedWords(search);
  if (words.length === 0) return { guests: [], next: null };
  await writeWordsForSearch(database);
  const { read } = database;
  const common = await commonWords(read, words);
  const filter = { words: words.filter((word) => !common.includes(word)), commonWords: common };
  const guests: ListedGuest[] = [];
  let place = after;
  for (let part = 0; part < mostParts; part += 1) {
    const records = await listedOrders(read, { ...filter, isOfGuest: true }, { sort: 'newest', after: place, limit });
    const some = (await lastOfEach(read, filter, records)).slice(0, limit - guests.length);
    guests.push(...some);
    const isFull = guests.length === limit;
    if (!isFull && records.length < limit) return { guests, next: null };
    place = placeOf((isFull ? some : records).at(-1)?.order);
    if (isFull) break;
  }
  return { guests, next: place };
}

/** The people of some orders, except those who have a later order that fits: they are found there. */
async function lastOfEach(
  queryable: Queryable,
  filter: Pick<ListedOrderFilter, 'words' | 'commonWords'>,
  records: readonly ListedRecord[],
): Promise<ListedGuest[]> {
  const first = [...Map.groupBy(records, personOf)].flatMap(([person, [record]]) =>
    record ? [{ person, record }] : [],
  );
  const emails = [...new Set(first.flatMap(({ record }) => emailSpellings(record.order.email)))];
  if (emails.length === 0) return [];
  const fitting = await ordersByEmail(queryable, { ...filter, isOfGuest: true, emails });
  const all = await ordersByEmail(queryable, { words: [], isOfGuest: true, emails });
  return first.flatMap(({ person, record: { order } }) =>
    fitting.get(person)?.last === order.createdAt ? [{ order, orderCount: all.get(person)?.count ?? 1 }] : [],
  );
}

function placeOf(order: OrderSnapshot | undefined): ListedPlace | null {
  return order === undefined ? null : { placedAt: order.createdAt, orderNumber: order.orderNumber };
}

function personOf({ order }: Pick<ListedRecord, 'order'>): string {
  return emailKey(order.email);
}
