import type { OrderLife } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { loadLife, unbilledSince } from '../order-life/order-life.service.ts';
import { noteInvoices, noteUnbilled, type OrderWithState } from '../orders/orders.service.ts';
import { notePayment } from '../payments/payments.service.ts';
import { billingOf, hasPiecesToBill } from './invoice-rest.ts';

/**
 * Notes on a locked order, after one of its documents was issued, whether it needs an invoice, what those it has say,
 * and how its payment stands by them. `now`: epoch ms.
 */
export async function noteBilling(
  transaction: Transaction<Schema>,
  { order, state }: OrderWithState,
  now: number,
): Promise<void> {
  const { life } = await loadLife(transaction, { order, state, isPicked: false, hold: null });
  await noteUnbilled(transaction, order.id, await unbilledSince(transaction, { order, life }, hasPiecesToBill));
  await noteOwed(transaction, order.id, life, now);
}

/** Notes on a locked order what its invoices say of its price, and how its payment stands by that. `now`: epoch ms. */
export async function noteOwed(
  transaction: Transaction<Schema>,
  orderId: string,
  life: Pick<OrderLife, 'lines'>,
  now: number,
): Promise<void> {
  await noteInvoices(transaction, orderId, await billingOf(transaction, orderId, life), now);
  await notePayment(transaction, orderId, now);
}
