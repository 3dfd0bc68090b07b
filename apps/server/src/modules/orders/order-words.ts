import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { Schema } from '../../database/schema.ts';
import { afterPrefix, longestWord, wordsOfText } from '../../search-words.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

export { searchedWords } from '../../search-words.ts';

/** The number of orders per transaction when words are written. A serving shop has to wait for each transaction. */
const atOnce = 200;

/** The least digits for a search by the end of a number. */
const fewestLastDigits = 3;

/** The mark before digits that are stored in reverse. */
const backwards = '~';

/**
 * The words that find an order: number, reference, e-mail, customer number, names, companies, postcodes, places and
 * article numbers. The digits of the number are also stored in reverse, so that its last digits find it.
 */
export function wordsOf(order: OrderSnapshot): string[] {
  const people = [order.address, order.shippingAddress].flatMap((address) =>
    address === null ? [] : [address.firstName, address.name, address.companyName, address.zipCode, address.city],
  );
  const { orderNumber, externalNumber, email, personId, lines } = order;
  const texts = [externalNumber, email, personId, ...people, ...lines.map((line) => line.articleNumber)];
  return [...new Set([...wordsOfNumber(orderNumber), ...texts.flatMap((text) => wordsOfText(text ?? ''))])];
}

/** The words of a number that people also know by its last digits. */
function wordsOfNumber(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  return [...wordsOfText(text), ...(digits.length >= fewestLastDigits ? [lastDigits(digits)] : [])];
}

function lastDigits(digits: string): string {
  return `${backwards}${[...digits].toReversed().join('')}`.slice(0, longestWord);
}

/** Fewer digits are a number without its zeros: 35 is read as 00035, because very many numbers end with 35. */
const digitsWithZeros = 5;

/** The stored forms that a searched word matches: the beginning of a word, and the end of a number. */
function prefixesOf(word: string): string[] {
  if (!/^\d+$/.test(word)) return [word];
  if (word.length < fewestLastDigits) return [lastDigits(word.padStart(digitsWithZeros, '0'))];
  return [word, lastDigits(word)];
}

/**
 * The condition that an order has a word with this beginning, a number with this end, or a document with this number.
 * Each is a range of an index, which is read first.
 */
export function hasWord({ eb, selectFrom }: ExpressionBuilder<Schema, 'orders'>, word: string): Expression<SqlBool> {
  const ranges = prefixesOf(word).map((prefix) =>
    selectFrom('order_search_words')
      .select('order_id')
      .where('word', '>=', prefix)
      .where('word', '<', afterPrefix(prefix)),
  );
  const documents = selectFrom('issued_documents').select('order_id').where('number', '=', word.toUpperCase());
  return eb(
    'orders.id',
    'in',
    ranges.reduce((found, range) => found.union(range), documents),
  );
}

/**
 * The same for a word that very many orders have. The orders are read first, in the order of the list, and each one's
 * words are looked up. A page is full long before all orders are read.
 */
export function hasCommonWord({ exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>, word: string) {
  return exists(
    selectFrom('order_search_words')
      .select('order_id')
      .whereRef('order_id', '=', 'orders.id')
      .where((row) =>
        row.or(
          prefixesOf(word).map((prefix) => row.and([row('word', '>=', prefix), row('word', '<', afterPrefix(prefix))])),
        ),
      ),
  );
}

/** The number of orders from which a word is common. */
const commonFrom = 5000;

/** The common words among some searched words. */
export async function commonWords(queryable: Queryable, words: readonly string[]): Promise<string[]> {
  const common: string[] = [];
  for (const word of words)
    for (const prefix of prefixesOf(word)) {
      const some = queryable
        .selectFrom('order_search_words')
        .select('order_id')
        .where('word', '>=', prefix)
        .where('word', '<', afterPrefix(prefix))
        .limit(commonFrom);
      if ((await countRows(queryable, some)) === commonFrom) common.push(word);
    }
  return [...new Set(common)];
}

/** Adds the words of a further number, such as that of a parcel, by which an order can then be found. */
export async function addNumberToWords(
  transaction: Transaction<Schema>,
  orderId: string,
  number: string,
): Promise<void> {
  await insertWords(
    transaction,
    wordsOfNumber(number).map((word) => ({ word, order_id: orderId })),
  );
}

/** Leaves an order only the words of its number. */
export async function replaceWordsByNumber(
  transaction: Transaction<Schema>,
  orderId: string,
  number: string,
): Promise<void> {
  await transaction.deleteFrom('order_search_words').where('order_id', '=', orderId).execute();
  await addNumberToWords(transaction, orderId, number);
}

/** Adds the words of a corrected order. Those of before still find it. */
export async function addCorrectedWords(transaction: Transaction<Schema>, order: OrderSnapshot): Promise<void> {
  await insertWords(
    transaction,
    wordsOf(order).map((word) => ({ word, order_id: order.id })),
  );
}

/** The most orders whose words are written while a search waits. A job writes more (order-words-job.ts). */
const mostInSearch = 2000;

/** Writes words that are missing before a search, so that placing an order does not wait for it. */
export async function writeWordsForSearch(database: Database): Promise<void> {
  for (let written = 0; written < mostInSearch; written += atOnce)
    if (!(await areWordsMissing(database)) || (await writeSomeWords(database)) < atOnce) return;
}

/** Writes all words that are missing: many are after an update from a version with other words. */
export async function writeMissingWords(database: Database): Promise<void> {
  while ((await areWordsMissing(database)) && (await writeSomeWords(database)) > 0);
}

/** Whether words of some order are missing. */
export async function areWordsMissing({ read }: Database): Promise<boolean> {
  return (await ordersWithoutWords(read).limit(1).execute()).length > 0;
}

/** Writes the words of some orders. Those whom somebody else writes now are left out. Returns their number. */
function writeSomeWords(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    // Locked, so that no order is erased before the words that find it are written.
    const rows = await ordersWithoutWords(transaction)
      .limit(atOnce)
      .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    if (rows.length === 0) return 0;
    const words = rows.flatMap((row) => wordsOf(readSnapshot(row)).map((word) => ({ word, order_id: row.id })));
    const ids = rows.map(({ id }) => id);
    await insertWords(transaction, words);
    await transaction.updateTable('orders').set({ is_searchable: 1 }).where('id', 'in', ids).execute();
    return rows.length;
  });
}

/** The most words per statement. */
const wordsAtOnce = 5000;

async function insertWords(
  transaction: Transaction<Schema>,
  words: readonly { readonly word: string; readonly order_id: string }[],
): Promise<void> {
  const distinct = [...new Map(words.map((row) => [`${row.order_id} ${row.word}`, row])).values()];
  for (let at = 0; at < distinct.length; at += wordsAtOnce)
    await transaction
      .insertInto('order_search_words')
      .values(distinct.slice(at, at + wordsAtOnce))
      .onConflict((conflict) => conflict.columns(['word', 'order_id']).doNothing())
      .execute();
}

function ordersWithoutWords(queryable: Queryable) {
  return queryable
    .selectFrom('orders')
    .select(['id', ...snapshotColumns])
    .where('is_searchable', '=', (value) => value.lit(0))
    .orderBy('id');
}
