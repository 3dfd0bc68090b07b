import { isToBill, type OrderLife } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { worthToBill } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { lastShippedAt } from './order-life.repository.ts';

/** Since when an order has been shipped without an invoice that it needs, epoch ms. Null: it needs none, or has one. */
export async function unbilledSince(
  queryable: Queryable,
  { order, life }: { readonly order: OrderSnapshot; readonly life: OrderLife },
  openInvoice: (queryable: Queryable, orderId: string) => Promise<string | null>,
): Promise<number | null> {
  if (!isToBill(life, worthToBill(order, life))) return null;
  if ((await openInvoice(queryable, order.id)) !== null) return null;
  return lastShippedAt(queryable, order.id);
}
