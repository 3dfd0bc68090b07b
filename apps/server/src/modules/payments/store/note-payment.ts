import { orderPaymentState } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { notePaymentState } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { notedOfOrders, paymentsNoted } from '../noted/noted-payments.service.ts';
import { attemptsOfOrder } from './attempts.repository.ts';
import { paymentsAsSeen } from './payment-attempt.ts';

/**
 * Notes on an order's record how its payment stands, which lists are filtered by. The order is locked. `now`: epoch ms.
 */
export async function notePayment(transaction: Transaction<Schema>, orderId: string, now: number): Promise<void> {
  const attempts = await attemptsOfOrder(transaction, orderId);
  const noted = (await notedOfOrders(transaction, [orderId])).get(orderId) ?? [];
  const stateFor = (asked: OrderSnapshot) =>
    orderPaymentState(asked.total.gross, [...paymentsAsSeen(attempts), ...paymentsNoted(asked, noted)]);
  await notePaymentState(transaction, orderId, stateFor, now);
}
