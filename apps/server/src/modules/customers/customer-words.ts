import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { Schema } from '../../database/schema.ts';
import { afterPrefix, wordsOfText } from '../../search-words.ts';
import { customerOf } from './customers.repository.ts';
import type { Customer } from './types.ts';

/** The number of customers per transaction when words are written. A serving shop has to wait for each transaction. */
const atOnce = 200;

/** The number of customers whose words a search writes itself, within some ten milliseconds. */
export const inSearch = 50;

/** The words that find a customer: e-mail, customer number, names and companies of their addresses. */
function wordsOf({ email, personId, addresses }: Customer): string[] {
  const people = [addresses.address, addresses.shippingAddress].flatMap((address) =>
    address === null ? [] : [address.firstName, address.name, address.companyName],
  );
  return [...new Set([email, personId ?? '', ...people].flatMap(wordsOfText))];
}

/** The condition that a customer has a word with this beginning: a range of the words' index, which is read first. */
export function hasWord({ eb, selectFrom }: ExpressionBuilder<Schema, 'customers'>, word: string): Expression<SqlBool> {
  const having = selectFrom('customer_search_words').select('customer_id').where('word', '>=', word);
  return eb('customers.id', 'in', having.where('word', '<', afterPrefix(word)));
}

/** The same, looked up for each customer that the other conditions leave. */
export function alsoHasWord({ exists, selectFrom }: ExpressionBuilder<Schema, 'customers'>, word: string) {
  return exists(
    selectFrom('customer_search_words')
      .select('customer_id')
      .whereRef('customer_id', '=', 'customers.id')
      .where('word', '>=', word)
      .where('word', '<', afterPrefix(word)),
  );
}

/** The number of customers from which a word is common. */
const commonFrom = 5000;

/** Whether very many customers have a word with this beginning. */
export async function isCommonWord(queryable: Queryable, word: string): Promise<boolean> {
  const some = queryable
    .selectFrom('customer_search_words')
    .select('customer_id')
    .where('word', '>=', word)
    .where('word', '<', afterPrefix(word))
    .limit(commonFrom);
  return (await countRows(queryable, some)) === commonFrom;
}

/**
 * Writes the words of all customers whose words are missing or old, in small transactions. So an order and a customer
 * who moves do not wait for it. Concurrent runs share the work.
 */
export async function writeMissingWords(database: Database): Promise<void> {
  while ((await areWordsMissing(database)) && (await writeSomeWords(database, atOnce)) > 0);
}

/** Whether words of some customer are missing or old. */
export async function areWordsMissing({ read }: Database): Promise<boolean> {
  return (await withoutWords(read).limit(1).execute()).length > 0;
}

/**
 * Writes the words of some customers whose words are missing or old. Those whom somebody else writes now are left out.
 * @returns their number.
 */
export function writeSomeWords(database: Database, limit: number): Promise<number> {
  return database.transaction((transaction) => writeWords(transaction, limit));
}

/** The locked rows cannot change before their words are written, so no word is older than its customer. */
async function writeWords(transaction: Transaction<Schema>, limit: number): Promise<number> {
  const rows = await withoutWords(transaction)
    .limit(limit)
    .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  const customers = rows.map(customerOf);
  if (customers.length === 0) return 0;
  const ids = customers.map(({ id }) => id);
  await transaction.deleteFrom('customer_search_words').where('customer_id', 'in', ids).execute();
  const words = customers.flatMap((one) => wordsOf(one).map((word) => ({ word, customer_id: one.id })));
  for (let at = 0; at < words.length; at += wordsAtOnce)
    await transaction
      .insertInto('customer_search_words')
      .values(words.slice(at, at + wordsAtOnce))
      .execute();
  await transaction.updateTable('customers').set({ is_searchable: 1 }).where('id', 'in', ids).execute();
  return customers.length;
}

/** The most words per statement. */
const wordsAtOnce = 5000;

function withoutWords(queryable: Queryable) {
  return queryable
    .selectFrom('customers')
    .selectAll()
    .where('is_searchable', '=', (value) => value.lit(0))
    .orderBy('id');
}
