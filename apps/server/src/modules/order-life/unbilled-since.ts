import { isToBill, type OrderLife } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { worthToBill } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { lastShippedAt } from './order-life.repository.ts';
import type { LifeSources } from './types.ts';

/** Since when an order has been shipped without an invoice of all of it, epoch ms. Null: it needs none, or has it. */
export async function unbilledSince(
  queryable: Queryable,
  { order, life }: { readonly order: OrderSnapshot; readonly life: OrderLife },
  hasPiecesToBill: LifeSources['documents']['hasPiecesToBill'],
): Promise<number | null> {
  if (!isToBill(life, worthToBill(order, life))) return null;
  if (!(await hasPiecesToBill(queryable, order.id, life))) return null;
  return lastShippedAt(queryable, order.id);
}
