import type { OrderListPage, OrderQuestion } from '@kontor/contract/office';
import { euroFromCents, type OrderState } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { viennaDayBegins } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import {
  countSearchedOrders,
  type ListedOrderFilter,
  type ListedPlace,
  type ListedRecord,
  partOfSearch,
  searchOrders,
} from '../orders/listed-orders.service.ts';
import { tagsOf } from './order-life.repository.ts';

/** The default number of orders on a page. */
const ordersOnPage = 50;

/**
 * A page of orders. Pages are found by the place of the neighbouring order, in both directions. An invalid place gives
 * the first page.
 * @returns 400 `invalid-request` for a day that does not exist.
 */
export async function listOrders(
  database: Database,
  { search = '', from, to, sort = 'newest', after, before, limit = ordersOnPage, ...filter }: OrderQuestion,
): Promise<OrderListPage | Refused> {
  const period = periodOf(from, to);
  if (period === null) return refused(400, 'invalid-request');
  const place = placeOf(before ?? after);
  const isBackwards = before !== undefined && place !== null;
  const part = { sort: isBackwards ? opposite[sort] : sort, after: place, limit: limit + 1 };
  const found = await searchOrders(database, { ...filter, ...period, search }, part);
  const some = found.orders.slice(0, limit);
  const orders = isBackwards ? some.toReversed() : some;
  const isBeyond = found.orders.length > limit;
  return {
    orders: await allListed(database, orders),
    ...{ count: found.count, isMore: found.isMore, exact: found.isExact ? search.trim() : null },
    next: isBackwards || isBeyond ? placeAfter(orders.at(-1)) : null,
    previous: (isBackwards ? isBeyond : place !== null) ? placeAfter(orders[0]) : null,
  };
}

/** What is asked of all orders, without a page. */
export type OrdersWanted = Omit<OrderQuestion, 'after' | 'before' | 'limit'>;

/** Orders that are read at once when all are wanted. */
const readAtOnce = 200;

/** The number of orders that match a question, counted up to a limit. Of a day that does not exist there are none. */
export async function countAllOrders(
  database: Database,
  { search = '', from, to, sort: _, ...filter }: OrdersWanted,
  upTo: number,
): Promise<number> {
  const period = periodOf(from, to);
  return period === null ? 0 : countSearchedOrders(database, { ...filter, ...period, search }, upTo);
}

/** The next of all orders that match a question, in its order, without counting them. */
export async function listAllOrders(
  database: Database,
  { search = '', from, to, sort = 'newest', ...filter }: OrdersWanted,
  after: string | undefined,
): Promise<{ readonly rows: OrderListPage['orders']; readonly next: string | null }> {
  const period = periodOf(from, to);
  if (period === null) return { rows: [], next: null };
  const part = { sort, after: placeOf(after), limit: readAtOnce };
  const found = await partOfSearch(database, { ...filter, ...period, search }, part);
  const next = found.length < readAtOnce ? null : placeAfter(found.at(-1));
  return { rows: await allListed(database, found), next };
}

async function allListed(database: Database, orders: readonly ListedRecord[]): Promise<OrderListPage['orders']> {
  const ids = orders.map(({ order }) => order.id);
  const tags = await tagsOf(database.read, ids);
  return orders.map((one) => listed(one, tags.get(one.order.id) ?? []));
}

/** Whole days in Vienna as moments. Null if a day does not exist. */
function periodOf(from?: string, to?: string): Pick<ListedOrderFilter, 'from' | 'until'> | null {
  const [begins, ends] = [from && viennaDayBegins(from), to && viennaDayBegins(to, 1)];
  if (begins === null || ends === null) return null;
  return { from: begins || undefined, until: ends || undefined };
}

const opposite = { newest: 'oldest', oldest: 'newest' } as const;

function listed({ order, state, ...record }: ListedRecord, tags: readonly string[]): OrderListPage['orders'][number] {
  const { address, shippingAddress, paymentCondition } = order;
  return {
    ...{ ...record, number: order.orderNumber, state: state as OrderState, tags: [...tags] },
    placedAt: new Date(order.createdAt).toISOString(),
    ...{ name: `${address.firstName} ${address.name}`.trim(), company: address.companyName, email: order.email },
    ...{ city: (shippingAddress ?? address).city, country: (shippingAddress ?? address).country },
    ...{ total: euroFromCents(order.total.gross), items: order.lines.length, carrier: order.carrier },
    paymentConditionName: paymentCondition.title,
    ...(paymentCondition.provider && { paymentProvider: paymentCondition.provider }),
  };
}

/** A place as the browser keeps it. The browser need not understand it. */
function placeAfter(record: ListedRecord | undefined): string | null {
  if (record === undefined) return null;
  const { createdAt, orderNumber } = record.order;
  return Buffer.from(`${createdAt}.${orderNumber}`).toString('base64url');
}

function placeOf(text: string | undefined): ListedPlace | null {
  const [, at, orderNumber] = /^(\d{1,16})\.(.+)$/s.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  return at === undefined || orderNumber === undefined ? null : { placedAt: Number(at), orderNumber };
}
