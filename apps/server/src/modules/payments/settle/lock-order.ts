import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import type { PaymentSources } from './payment-sources.ts';

/** Locks the order of a payment until the transaction ends: what decides about its money happens one after the other. */
export async function lockOrder(
  { orders }: Pick<PaymentSources, 'orders'>,
  transaction: Transaction<Schema>,
  orderId: string,
): Promise<OrderWithState> {
  const placed = await orders.lock(transaction, orderId);
  if (placed === null) throw new Error('A payment belongs to an order that is not there');
  return placed;
}
