import type { OrderBy } from '@kontor/contract';

/** A sort order in its one normal form: complete and without repetitions. */
export type SortOrder = readonly OrderBy[];

/** Rating descending, then name: the meaning of "Relevanz" (SPEC §4). */
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
 * The complete order for a request: the requested keys, then rating descending and name ascending unless requested
 * already (SPEC §4 says so for prices). Products that are still equal are ordered by _id ascending (CONTRACT §2).
 * Repeated fields are ignored.
 */
export function completeOrder(orderBy: readonly OrderBy[] = []): SortOrder {
  const keys: OrderBy[] = [];
  for (const key of [...orderBy, ...defaultOrder]) {
    if (!keys.some(({ field }) => field === key.field)) keys.push(key);
  }
  return keys;
}

/** The name of an order: `price asc, internalRating desc, name asc`. */
export function orderName(order: SortOrder): string {
  return order.map(({ field, direction }) => `${field} ${direction}`).join(', ');
}
