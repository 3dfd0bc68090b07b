import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { attemptById, changeHeld } from '../store/attempts.repository.ts';
import { operationsOf } from '../store/operations.repository.ts';
import { type HeldAttempt, isOpenOperation } from '../store/payment-attempt.ts';
import { returnKey } from './decide-money.ts';
import { returnedMail } from './payment-effects.ts';

/** Once all of it is back, by whomever, the payment is refunded; who paid what was not due is told then, and not before. */
export async function noteAllBack(transaction: Transaction<Schema>, held: HeldAttempt, now: number): Promise<void> {
  const attempt = await attemptById(transaction, held.id);
  const refunds = (await operationsOf(transaction, held.id)).filter(({ kind }) => kind === 'refund');
  if (attempt === null || attempt.refunded < attempt.amount || refunds.some(isOpenOperation)) return;
  if (attempt.state === 'captured') await changeHeld(transaction, held, { state: 'refunded', changed_at: now });
  const wasNotDue = refunds.some(({ key }) => key === returnKey(held.id));
  if (wasNotDue) await enqueue(transaction, returnedMail(held.id, now), now);
}
