import type { OrderBy } from '@kontor/contract';

/** Where one order stands for all ways to ask for it: complete and without repetitions. */
export type SortOrder = readonly OrderBy[];

/** Rating descending, then name: what "Relevanz" means (SPEC §4). */
export const defaultOrder: SortOrder = [
  { field: 'internalRating', direction: 'desc' },
  { field: 'name', direction: 'asc' },
];

/** The five orders of the sort selector (SPEC §4). The index keeps them ready. */
export const offeredOrders: readonly SortOrder[] = [
  defaultOrder,
  completeOrder([{ field: 'name', direction: 'asc' }]),
  completeOrder([{ field: 'name', direction: 'desc' }]),
  completeOrder([{ field: 'price', direction: 'asc' }]),
  completeOrder([{ field: 'price', direction: 'desc' }]),
];

/**
 * The order that is meant: the keys as asked for, then rating descending and name ascending unless asked for already
 * (SPEC §4 says so for prices); what is still equal is ordered by _id ascending (CONTRACT §2). A second mention of a
 * field changes nothing.
 */
export function completeOrder(orderBy: readonly OrderBy[] = []): SortOrder {
  const keys: OrderBy[] = [];
  for (const key of [...orderBy, ...defaultOrder]) {
    if (!keys.some(({ field }) => field === key.field)) keys.push(key);
  }
  return keys;
}

/** One name per order: `price asc, internalRating desc, name asc`. */
export function orderName(order: SortOrder): string {
  return order.map(({ field, direction }) => `${field} ${direction}`).join(', ');
}
