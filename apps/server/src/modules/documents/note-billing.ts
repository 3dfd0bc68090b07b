import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { loadLife, unbilledSince } from '../order-life/order-life.service.ts';
import { noteOverbilled, noteUnbilled, type OrderWithState } from '../orders/orders.service.ts';
import { hasPiecesToBill, overbilledOf } from './invoice-rest.ts';

/**
 * Notes on a locked order, after one of its documents was issued, whether it needs an invoice, and whether the one it
 * has bills too much. `now`: epoch ms.
 */
export async function noteBilling(
  transaction: Transaction<Schema>,
  { order, state }: OrderWithState,
  now: number,
): Promise<void> {
  const { life } = await loadLife(transaction, { order, state, isPicked: false, hold: null });
  await noteUnbilled(transaction, order.id, await unbilledSince(transaction, { order, life }, hasPiecesToBill));
  const overbilled = await overbilledOf(transaction, order.id, life);
  await noteOverbilled(transaction, order.id, overbilled === null ? null : now);
}
