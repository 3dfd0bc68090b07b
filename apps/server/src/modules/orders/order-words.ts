import type { Database } from '../../database/database.ts';
import type { OrderTable } from '../../database/schema.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** Orders per transaction in which words are written. A serving shop waits meanwhile. */
const atOnce = 500;

/**
 * The searchable words of an order: number, reference, e-mail, customer number, names, companies and article numbers,
 * in the form for comparison.
 */
export function wordsOf(order: OrderSnapshot): string {
  const people = [order.address, order.shippingAddress].flatMap((address) =>
    address === null ? [] : [address.firstName, address.name, address.companyName],
  );
  const { orderNumber, externalNumber, email, personId, lines } = order;
  const words = [orderNumber, externalNumber, email, personId, ...people, ...lines.map((line) => line.articleNumber)];
  return comparable([...new Set(words.filter(Boolean))].join('\n'));
}

/** The words of a search text. An order must contain each of them. */
export function searchedWords(text: string): string[] {
  return comparable(text).split(/\s+/).filter(Boolean);
}

/** Folds case alike for both engines, which treat umlauts differently or not at all. */
function comparable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de');
}

/**
 * Writes the words of all orders without words. So placing an order does not wait for it, and orders of an older
 * version are found too. Two simultaneous runs do no harm.
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
