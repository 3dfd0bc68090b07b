import { formatOrderNumber } from '@kontor/domain';
import type { Queryable } from '../database/database.ts';
import { readSnapshot } from '../modules/orders/orders.service.ts';
import { sumsUp } from '../modules/orders/types.ts';
import type { Symptoms } from './symptoms.ts';

interface StoredOrder {
  readonly id: string;
  readonly order_number: string;
  readonly total_gross: number;
  readonly snapshot: string;
  readonly correction: string | null;
  readonly amendment: string | null;
}

/** The ids of the stored texts and documents that orders refer to. */
interface Kept {
  readonly texts: ReadonlySet<string>;
  readonly documents: ReadonlySet<string>;
}

/**
 * Reads every order. This version must understand it, its sums must be correct to the cent, and its texts and its
 * document must exist. The order numbers must be those counted, without gaps.
 * @returns the number of orders.
 */
export async function examineOrders(moment: Queryable, symptoms: Symptoms): Promise<number> {
  const kept: Kept = {
    texts: await idsOf(moment, 'agreed_texts'),
    documents: await idsOf(moment, 'order_documents'),
  };
  const numbers = new Set<string>();
  const stored = moment
    .selectFrom('orders')
    .select(['id', 'order_number', 'total_gross', 'snapshot', 'correction', 'amendment'])
    .orderBy('order_number');
  for await (const row of stored.stream(100)) {
    numbers.add(row.order_number);
    examineOrder(row, kept, symptoms);
  }
  await examineNumbers(moment, numbers, symptoms);
  return numbers.size;
}

async function idsOf(moment: Queryable, table: 'agreed_texts' | 'order_documents'): Promise<Set<string>> {
  const rows = await moment.selectFrom(table).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

function examineOrder(row: StoredOrder, kept: Kept, symptoms: Symptoms): void {
  const number = row.order_number;
  try {
    const order = readSnapshot(row);
    const isSame = order.id === row.id && order.orderNumber === number && order.total.gross === row.total_gross;
    if (!isSame) symptoms.note('order-differs', number);
    if (!sumsUp(order)) symptoms.note('order-sums', number);
    if (!order.texts.every(({ id }) => kept.texts.has(id))) symptoms.note('order-without-text', number);
    if (!kept.documents.has(order.confirmationDoc.content)) symptoms.note('order-without-document', number);
  } catch {
    symptoms.note('order-unreadable', number);
  }
}

/**
 * Compares each counter with the orders: all numbers counted must exist, and no others. A series without any order was
 * deleted on purpose.
 */
async function examineNumbers(moment: Queryable, numbers: ReadonlySet<string>, symptoms: Symptoms): Promise<void> {
  const counters = await moment.selectFrom('number_sequences').selectAll().where('name', 'like', 'order-%').execute();
  const counted = new Set<string>();
  for (const { name, value } of counters) {
    // The name of a series is its pattern with the year filled in.
    const pattern = name.slice('order-'.length);
    const ofSeries = Array.from({ length: value }, (_, i) => formatOrderNumber(pattern, i + 1, 0));
    for (const number of ofSeries) counted.add(number);
    const missing = ofSeries.filter((number) => !numbers.has(number));
    if (missing.length === ofSeries.length) continue;
    for (const number of missing) symptoms.note('number-missing', number);
  }
  for (const number of numbers) if (!counted.has(number)) symptoms.note('number-uncounted', number);
}
