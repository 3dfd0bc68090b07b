import { type Cents, refundableOf } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { notePaymentState, type PaymentStanding } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { judgeNotes, type NotedPayment, notedOfOrders } from '../noted/noted-payments.service.ts';
import { attemptsOfOrder } from './attempts.repository.ts';
import { type AttemptWithRefunds, paymentsAsSeen } from './payment-attempt.ts';

/**
 * Notes on an order's record how its payment stands, which lists are filtered by. The order is locked. `now`: epoch ms.
 */
export async function notePayment(transaction: Transaction<Schema>, orderId: string, now: number): Promise<void> {
  const attempts = await attemptsOfOrder(transaction, orderId);
  const noted = (await notedOfOrders(transaction, [orderId])).get(orderId) ?? [];
  await notePaymentState(transaction, orderId, (asked, due) => judgeMoney(asked, due, { attempts, noted }), now);
}

/** How the money of an order stands. `asked`: the order at the amount that it is judged by; `due`: what is owed. */
export function judgeMoney(
  asked: OrderSnapshot,
  due: Cents,
  { attempts, noted }: { readonly attempts: readonly AttemptWithRefunds[]; readonly noted: readonly NotedPayment[] },
): PaymentStanding {
  return judgeNotes(asked, due, noted, {
    payments: paymentsAsSeen(attempts),
    refundable: attempts.reduce((sum, attempt) => sum + refundableOf(attempt) + attempt.refunding, 0),
    refunding: attempts.reduce((sum, { refunding }) => sum + refunding, 0),
  });
}
