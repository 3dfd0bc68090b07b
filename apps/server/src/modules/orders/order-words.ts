import type { Database } from '../../database/database.ts';
import type { OrderTable } from '../../database/schema.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** How many orders get their words in one transaction. Meanwhile a shop that serves waits. */
const atOnce = 500;

/**
 * What an operator may know of an order: number, reference, e-mail, customer's number, names, companies, article
 * numbers; as they are compared.
 */
export function wordsOf(order: OrderSnapshot): string {
  const people = [order.address, order.shippingAddress].flatMap((address) =>
    address === null ? [] : [address.firstName, address.name, address.companyName],
  );
  const { orderNumber, externalNumber, email, personId, lines } = order;
  const words = [orderNumber, externalNumber, email, personId, ...people, ...lines.map((line) => line.articleNumber)];
  return comparable([...new Set(words.filter(Boolean))].join('\n'));
}

/** The words of what somebody searches for, each of which an order must have. */
export function searchedWords(text: string): string[] {
  return comparable(text).split(/\s+/).filter(Boolean);
}

/** Folds case alike for both engines, which treat umlauts differently or not at all. */
function comparable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de');
}

/**
 * Writes the words of those orders that have none yet. So placing an order does not wait for it, and orders of an older
 * version are found too. Running twice at once changes nothing.
 */
export async function writeMissingWords(database: Database): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await ordersWithoutWords(database, last);
    if (rows.length === 0) return;
    const words = rows.map((row) => ({ order_id: row.id, words: wordsOf(readSnapshot(row)) }));
    await database.transaction((transaction) =>
      transaction
        .insertInto('order_words')
        .values(words)
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute(),
    );
    last = rows.at(-1)?.id ?? '';
  }
}

function ordersWithoutWords(
  { read }: Database,
  after: string,
): Promise<Pick<OrderTable, 'id' | 'order_number' | 'snapshot'>[]> {
  return read
    .selectFrom('orders')
    .select(['id', ...snapshotColumns])
    .where('id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_words').select('order_id').whereRef('order_id', '=', 'orders.id'))),
    )
    .orderBy('id')
    .limit(atOnce)
    .execute();
}
