import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { viennaDay } from '../../german-format.ts';

/** How many days an offer is kept that no order came of, after its last day and its last change. */
export const quotesKept = 365;

/** A person whom offers were made to: an account, an e-mail address, or both. */
interface OfferedPerson {
  readonly customerId: string | null;
  readonly email: string;
}

function ofPerson(queryable: Queryable, { customerId, email }: OfferedPerson) {
  const key = emailKey(email);
  return queryable
    .selectFrom('quotes')
    .select('id')
    .where(({ or, eb }) =>
      or([
        ...(customerId === null ? [] : [eb('customer_id', '=', customerId)]),
        ...(key === '' ? [] : [eb('email', '=', key)]),
      ]),
    );
}

/** The number of offers to a person that no order came of. */
export async function countQuotesOf(queryable: Queryable, person: OfferedPerson): Promise<number> {
  return (await ofPerson(queryable, person).where('state', '<>', 'accepted').execute()).length;
}

/**
 * Erases the offers to a person (LAW D5): those that no order came of go at once. Those that an order came of stay as
 * long as the order (LAW D6), without their account, and no name finds them.
 * @returns the numbers of all of them.
 */
export async function eraseQuotesOf(transaction: Transaction<Schema>, person: OfferedPerson): Promise<string[]> {
  const rows = await ofPerson(transaction, person).select('number').execute();
  await eraseQuotes(transaction, rows);
  return rows.map(({ number }) => number);
}

/** Erases offers in the same way. Those that were erased already stay as they are. */
export async function eraseQuotes(
  transaction: Transaction<Schema>,
  quotes: readonly { readonly id: string; readonly number: string }[],
): Promise<void> {
  for (const { id, number } of quotes) {
    await transaction.deleteFrom('quotes').where('id', '=', id).where('state', '<>', 'accepted').execute();
    await transaction
      .updateTable('quotes')
      .set({ customer_id: null, email: '', words: ` ${number.toLowerCase()}` })
      .where('id', '=', id)
      .execute();
  }
}

/** Erases the offer that an order came of, with the order. */
export async function eraseQuoteOfOrder(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction.deleteFrom('quotes').where('order_id', '=', orderId).execute();
}

/** Deletes old offers that no order came of. */
export async function clearOldQuotes(database: Database, now: number): Promise<void> {
  const day = viennaDay(now, -quotesKept);
  const before = now - quotesKept * 24 * 3_600_000;
  await database.transaction((transaction) =>
    transaction
      .deleteFrom('quotes')
      .where('state', '<>', 'accepted')
      .where('valid_until', '<', day)
      .where('changed_at', '<', before)
      .execute(),
  );
}
