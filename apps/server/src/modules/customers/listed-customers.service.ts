import type { Database, Queryable } from '../../database/database.ts';
import { emailKey } from '../../email/email-key.ts';
import { searchedWords } from '../../search-words.ts';
import { areWordsMissing, inSearch, isCommonWord, writeSomeWords } from './customer-words.ts';
import {
  type CustomerPlace,
  type CustomerWithRecord,
  countListedCustomers,
  customerIdOfEmail,
  customerRecord,
  type ListedCustomerFilter,
  listedCustomers,
} from './listed-customers.repository.ts';

export { writeMissingWords } from './customer-words.ts';
export { customerWordJobs, queueMissingCustomerWords } from './customer-words-job.ts';
export { lockCustomer } from './customers.repository.ts';
export type { CustomerPlace, CustomerWithRecord } from './listed-customers.repository.ts';
export { storeGroupAndNote } from './listed-customers.repository.ts';
export { customerIdOfEmail, customerRecord };

/** The limit up to which customers are counted. */
export const customersCountedUpTo = 1000;

/** A part of the customers that match a search. */
export interface ListedCustomers {
  readonly customers: readonly CustomerWithRecord[];
  /** The number of all matches, up to {@link customersCountedUpTo}. */
  readonly count: number;
  readonly isMore: boolean;
  /** The id of the customer whose e-mail address or customer number was searched for; null if there is none. */
  readonly exact: string | null;
  /** Whether customers may be missing because their words are not written yet. */
  readonly isIncomplete: boolean;
}

/** The number of customers that match a search, counted up to a limit. */
export async function countSearchedCustomers(
  database: Database,
  { search, group }: { readonly search: string; readonly group?: string | null | undefined },
  upTo: number,
): Promise<number> {
  const words = searchedWords(search);
  if (words.length > 0) await areWordsLeft(database);
  return countListedCustomers(database.read, { group, ...(await inOrderOfRarity(database.read, words)) }, upTo);
}

/** Customers by words and group, for the back office, the newest first. */
export async function searchCustomers(
  database: Database,
  { search, group }: { readonly search: string; readonly group?: string | null | undefined },
  part: { readonly after: CustomerPlace | null; readonly limit: number },
): Promise<ListedCustomers> {
  const words = searchedWords(search);
  const isIncomplete = words.length > 0 && (await areWordsLeft(database));
  const { read } = database;
  const filter: ListedCustomerFilter = { group, ...(await inOrderOfRarity(read, words)) };
  const upTo = customersCountedUpTo + 1;
  const [customers, count, exact] = await Promise.all([
    listedCustomers(read, filter, part),
    countListedCustomers(read, filter, upTo),
    words.length === 1 ? exactCustomer(read, search.trim()) : null,
  ]);
  return { customers, count: Math.min(count, customersCountedUpTo), isMore: count === upTo, exact, isIncomplete };
}

/**
 * Writes the words of the few customers who are new or have moved since somebody searched. Of many it writes some: the
 * job writes the rest, and nobody waits for it.
 */
async function areWordsLeft(database: Database): Promise<boolean> {
  if (!(await areWordsMissing(database))) return false;
  await writeSomeWords(database, inSearch);
  return areWordsMissing(database);
}

/**
 * Rare words are read first. One common word alone is looked up along the list, whose page is soon full. Of several
 * common words the longest, which fewest have, is read first: both together may be so rare that the page never fills.
 */
async function inOrderOfRarity(
  queryable: Queryable,
  words: readonly string[],
): Promise<Pick<ListedCustomerFilter, 'words' | 'alsoWords'>> {
  const common: string[] = [];
  for (const word of words) if (await isCommonWord(queryable, word)) common.push(word);
  if (common.length < 2 || common.length < words.length)
    return { words: words.filter((word) => !common.includes(word)), alsoWords: common };
  const [longest = '', ...rest] = common.toSorted((one, other) => other.length - one.length);
  return { words: [longest], alsoWords: rest };
}

async function exactCustomer(queryable: Queryable, typed: string): Promise<string | null> {
  if (typed.includes('@')) return customerIdOfEmail(queryable, emailKey(typed));
  return (await customerRecord(queryable, typed))?.id ?? null;
}
