import type { OrderState } from '@kontor/domain';
import type { Database, Queryable } from '../../database/database.ts';
import type { OrderPayment, OrderSources } from './order-sources.ts';
import { hasWord, searchedWords, writeWordsForSearch } from './order-words.ts';
import { type OrderWithState, orderIdOfNumber, orderWithState } from './orders.repository.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';

export { noticeFacts } from './order-notice/notice-facts.ts';
export { orderInWords } from './order-notice/order-in-words.ts';
export type { OrderPayment } from './order-sources.ts';
export { orderTotal } from './wording/order-wording.ts';
export { paymentInWords } from './wording/payment-in-words.ts';

/** A filter for the operator's list of orders. */
export interface OrderFilter {
  readonly state?: OrderState;
  /** Placed at this time or later, epoch ms. */
  readonly since?: number;
  /** Beginnings of words in number, e-mail, names, companies and article numbers, or the last digits of a number. */
  readonly search?: string;
}

/** An order with the states of its handling and its payment. */
export interface ListedOrder extends OrderWithState {
  readonly payment: OrderPayment;
}

/** Orders for operators. None of these functions changes an order. */
export interface OrderList {
  /** A page of orders, newest first, and the number of all matches. */
  page(
    filter: OrderFilter,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: readonly ListedOrder[]; readonly count: number }>;
  /** The order with a number, or null. */
  byNumber(orderNumber: string): Promise<ListedOrder | null>;
}

/** Makes the list. */
export function createOrderList(database: Database, payments: Pick<OrderSources['payments'], 'wireOf'>): OrderList {
  async function withPayments(orders: readonly OrderWithState[]): Promise<ListedOrder[]> {
    const known = await payments.wireOf(orders.map(({ order }) => order));
    return orders.map((one) => ({ ...one, payment: known.get(one.order.id) ?? {} }));
  }
  return {
    async page(filter, part) {
      const words = searchedWords(filter.search ?? '');
      if (words.length > 0) await writeWordsForSearch(database);
      const { orders, count } = await filteredOrders(database.read, { ...filter, words }, part);
      return { orders: await withPayments(orders), count };
    },
    async byNumber(orderNumber) {
      const id = await orderIdOfNumber(database.read, orderNumber);
      const placed = id && (await orderWithState(database.read, id));
      const [listed] = placed ? await withPayments([placed]) : [];
      return listed ?? null;
    },
  };
}

/** Reads only the orders of the page completely, and only indices and words of the others. */
async function filteredOrders(
  queryable: Queryable,
  { state, since, words }: Omit<OrderFilter, 'search'> & { readonly words: readonly string[] },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ orders: OrderWithState[]; count: number }> {
  let wanted = queryable.selectFrom('orders');
  if (state !== undefined) wanted = wanted.where('state', '=', state);
  if (since !== undefined) wanted = wanted.where('created_at', '>=', since);
  for (const word of words) wanted = wanted.where((order) => hasWord(order, word));
  const rows = await wanted
    .select([...snapshotColumns, 'state'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await wanted.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const orders = rows.map((row) => ({ order: readSnapshot(row), state: row.state }));
  return { orders, count: Number(count) };
}
