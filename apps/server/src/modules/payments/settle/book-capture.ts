import { settledState } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import { type AttemptChange, changeHeld } from '../store/attempts.repository.ts';
import { changeOperation, insertOperation, operationsOf } from '../store/operations.repository.ts';
import {
  type HeldAttempt,
  isOpenOperation,
  type PaymentAttempt,
  type PaymentOperation,
} from '../store/payment-attempt.ts';
import { decideMoney, decideWaitingMoney } from './decide-money.ts';

/** Money that has come, to be booked. */
export interface CapturedMoney {
  readonly held: HeldAttempt;
  readonly attempt: PaymentAttempt;
  readonly placed: OrderWithState;
  readonly captureId: string;
  /** What else is known of it now. */
  readonly fields: AttemptChange;
  readonly now: number;
}

/**
 * Books money that has come, with everything that follows (PAYMENTS C3.8), in one transaction that has locked the order. Again for the same
 * attempt it changes nothing. Whether it is kept is decided with it.
 */
export async function bookCapture(transaction: Transaction<Schema>, money: CapturedMoney): Promise<void> {
  const { held, attempt, placed, captureId, fields, now } = money;
  if (hasMoneyMoved(attempt.state)) return;
  const state = settledState(attempt.state, 'captured');
  const change = { ...fields, capture_id: captureId, failure_code: null, failure_message: null };
  await changeHeld(transaction, held, { ...change, state, changed_at: now });
  await noteCapture(transaction, attempt, { state: 'done', provider_id: captureId }, now);
  await closeVoid(transaction, attempt, now);
  await decideMoney(transaction, attempt, placed, now);
  // Others may have waited for what became of this one.
  await decideWaitingMoney(transaction, placed, now);
}

/** Notes how the capture of an attempt stands by its provider's word: the one that was asked for, or one that we know of only from there. */
export async function noteCapture(
  transaction: Transaction<Schema>,
  { id: attemptId, amount }: PaymentAttempt,
  seen: Pick<PaymentOperation, 'state' | 'provider_id'>,
  now: number,
): Promise<void> {
  const captures = (await operationsOf(transaction, attemptId)).filter(({ kind }) => kind === 'capture');
  const open = captures.find(isOpenOperation);
  const settled = seen.state === 'done' && { failure_code: null };
  if (open !== undefined) return changeOperation(transaction, open.key, { ...seen, ...settled }, now);
  const key = captureKey(attemptId, captures.length);
  await insertOperation(transaction, { attemptId, kind: 'capture', key, amount, ...seen }, now);
}

/** Money that has moved is not let go any more: a void that was asked for is over, as where the provider says so itself. */
export async function closeVoid(
  transaction: Transaction<Schema>,
  { id }: Pick<PaymentAttempt, 'id'>,
  now: number,
): Promise<void> {
  const open = (await operationsOf(transaction, id)).find((one) => one.kind === 'void' && isOpenOperation(one));
  if (open) await changeOperation(transaction, open.key, { state: 'refused', failure_code: 'captured' }, now);
}

/** The key of an attempt’s capture. One that was refused is over: the payer may choose another instrument, and that is asked for anew. */
export function captureKey(attemptId: string, refusedBefore: number): string {
  return refusedBefore === 0 ? `capture:${attemptId}` : `capture:${attemptId}:${refusedBefore}`;
}
