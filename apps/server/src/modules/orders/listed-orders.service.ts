import type { Database, Queryable } from '../../database/database.ts';
import {
  countListed,
  type ListedOrderFilter,
  type ListedPart,
  type ListedRecord,
  listedOrders,
  sumOfCustomer,
} from './listed-orders.repository.ts';
import { commonWords, searchedWords, writeWordsForSearch } from './order-words.ts';
import { orderIdOfNumber } from './orders.repository.ts';

export type { ListedOrderFilter, ListedPart, ListedPlace, ListedRecord } from './listed-orders.repository.ts';
export { countOverbilled, countUnbilled, transfersBack, unpaidOrders } from './listed-orders.repository.ts';
export { orderWordJobs, queueMissingOrderWords } from './order-words-job.ts';

/** The limit up to which orders are counted. */
export const countedUpTo = 10_000;

/** A part of the orders that match a search. */
export interface ListedOrders {
  readonly orders: readonly ListedRecord[];
  /** The number of all matches, up to {@link countedUpTo}. */
  readonly count: number;
  readonly isMore: boolean;
  /** Whether the searched text is the number of an order. */
  readonly isExact: boolean;
}

/** The number of orders that fulfil conditions, counted up to a limit. */
export function countOrders(
  queryable: Queryable,
  filter: Omit<ListedOrderFilter, 'words' | 'commonWords'>,
  upTo: number,
): Promise<number> {
  return countListed(queryable, { ...filter, words: [] }, upTo);
}

/** A search of the back office: typed words, and conditions. */
export type OrderSearch = Omit<ListedOrderFilter, 'words' | 'commonWords'> & { readonly search: string };

/** The number of orders that match a search, counted up to a limit. */
export async function countSearchedOrders(
  database: Database,
  { search, ...filter }: OrderSearch,
  upTo: number,
): Promise<number> {
  const words = searchedWords(search);
  if (words.length > 0) await writeWordsForSearch(database);
  return countListed(database.read, { ...filter, words }, upTo);
}

/** A part of the orders that match a search, without counting them. */
export async function partOfSearch(
  database: Database,
  { search, ...filter }: OrderSearch,
  part: ListedPart,
): Promise<ListedRecord[]> {
  const words = searchedWords(search);
  const common = await commonWords(database.read, words);
  const rare = words.filter((word) => !common.includes(word));
  return listedOrders(database.read, { ...filter, words: rare, commonWords: common }, part);
}

/** Orders by words and conditions, for the back office. */
export async function searchOrders(
  database: Database,
  { search, ...filter }: OrderSearch,
  part: ListedPart,
): Promise<ListedOrders> {
  const words = searchedWords(search);
  if (words.length > 0) await writeWordsForSearch(database);
  const { read } = database;
  const [orders, count, exact] = await Promise.all([
    partOfSearch(database, { search, ...filter }, part),
    countListed(read, { ...filter, words }, countedUpTo + 1),
    words.length === 1 ? orderIdOfNumber(read, search.trim()) : null,
  ]);
  return { orders, count: Math.min(count, countedUpTo), isMore: count > countedUpTo, isExact: exact !== null };
}

/** The newest orders of a customer, the number of all, and the sum in cents of those that are not cancelled. */
export async function ordersOfOneCustomer(
  queryable: Queryable,
  customerId: string,
  limit: number,
): Promise<{ readonly orders: readonly ListedRecord[]; readonly count: number; readonly gross: number }> {
  const part = { sort: 'newest', after: null, limit } as const;
  const [orders, sum] = await Promise.all([
    listedOrders(queryable, { customerId, words: [] }, part),
    sumOfCustomer(queryable, customerId),
  ]);
  return { orders, ...sum };
}
