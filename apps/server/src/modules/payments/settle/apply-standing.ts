import { isOverPayment, settledState } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import type { SeenMoney, Standing } from '../providers/gateway.ts';
import { type AttemptChange, attemptById, attemptsOfOrder, changeHeld } from '../store/attempts.repository.ts';
import { unpayableFrom } from '../store/check-times.ts';
import { releaseClaim, takeClaim } from '../store/claims.repository.ts';
import { aboutAttempt, insertFinding } from '../store/findings.repository.ts';
import { changeOperation, operationsOf } from '../store/operations.repository.ts';
import {
  type HeldAttempt,
  isClosedByUsAlone,
  isOpenOperation,
  mayBePaidUnseen,
  type PaymentAttempt,
  referenceAtProvider,
} from '../store/payment-attempt.ts';
import { queueNextCheck, settleJob } from '../store/payment-checks.ts';
import { bookCapture, closeVoid, noteCapture } from './book-capture.ts';
import { decideWaitingMoney, giveBackCancelled } from './decide-money.ts';
import { lockOrder } from './lock-order.ts';
import { noteDisputes } from './note-disputes.ts';
import { noteGone } from './note-gone.ts';
import type { PaymentSources } from './payment-sources.ts';

interface Application {
  readonly transaction: Transaction<Schema>;
  readonly held: HeldAttempt;
  readonly attempt: PaymentAttempt;
  readonly placed: OrderWithState;
  readonly now: number;
}

/**
 * Brings an attempt up to what its provider says of it, with everything that follows, in one transaction. What was
 * known of money never goes back. The order is locked: what decides about its money happens one after the other.
 * @returns the attempt as it is then.
 * @throws LeaseLost when another process has taken it over.
 */
export function applyStanding(
  sources: PaymentSources,
  held: HeldAttempt,
  { id, order_id }: Pick<PaymentAttempt, 'id' | 'order_id'>,
  standing: Standing,
): Promise<PaymentAttempt> {
  const { database, clock } = sources;
  return database.transaction(async (transaction) => {
    const placed = await lockOrder(sources, transaction, order_id);
    const attempt = await attemptById(transaction, id);
    if (attempt === null) throw new Error('An attempt that was in hand is not there');
    const now = clock();
    await apply({ transaction, held, attempt, placed, now }, standing);
    await queueNextCheck(transaction, id, now);
    return (await attemptById(transaction, id)) ?? attempt;
  });
}

function apply(application: Application, standing: Standing): Promise<void> {
  switch (standing.state) {
    case 'redirected':
      return lapse(application);
    case 'pending':
      return wait(application, standing.transactionId);
    case 'reversed':
      return applyReversed(application, standing);
    case 'failed':
    case 'cancelled':
    case 'expired':
      return end(application, standing);
    default:
      return applyMoney(application, standing);
  }
}

/**
 * Asked for the last time, a page on which nothing was done is over: its provider says no more of it than that nobody
 * came.
 */
async function lapse(application: Application): Promise<void> {
  const { attempt, now } = application;
  if (!mayBePaidUnseen(attempt) || now < unpayableFrom(attempt)) return;
  await end(application, { state: 'expired', code: 'never-used' });
}

/** An end stands until somebody has paid all the same: that the provider does not know either is no news then. */
async function wait(application: Application, transactionId: string | null): Promise<void> {
  if (transactionId === null && isOverPayment(application.attempt.state)) return;
  await moveTo(application, 'pending', { transaction_id: transactionId });
}

/** Moves on where the state may follow; else nothing is changed. */
async function moveTo(
  { transaction, held, attempt, now }: Application,
  seen: PaymentAttempt['state'],
  fields: AttemptChange,
): Promise<void> {
  const state = settledState(attempt.state, seen);
  if (state === attempt.state) return;
  await changeHeld(transaction, held, { ...fields, state, changed_at: now });
}

async function applyMoney(application: Application, standing: Extract<Standing, { money: SeenMoney }>): Promise<void> {
  const { transaction, held, attempt, placed, now } = application;
  if (differs(attempt, standing.money)) return hold(application, standing);
  const fields = fieldsOf(attempt, standing.money);
  if (standing.state === 'authorized') return moveTo(application, 'authorized', { ...fields, ...noFailure });
  if (standing.state === 'capturing') return waitForMoney(application, fields, standing.captureId);
  const { captureId, refunded, reversed = null, disputes } = standing;
  const isAllTaken = reversed !== null && reversed > 0 && (refunded ?? 0) + reversed >= attempt.amount;
  if (isAllTaken && !hasMoneyMoved(attempt.state))
    await bookReversed(application, { ...fields, capture_id: captureId });
  else await bookCapture(transaction, { held, attempt, placed, captureId, fields, now });
  await noteGone(application, { refunded, reversed });
  await noteDisputes(application, disputes);
  await giveBackCancelled(transaction, attempt.id, placed, now);
}

async function applyReversed(
  application: Application,
  { disputes }: Extract<Standing, { state: 'reversed' }>,
): Promise<void> {
  if (!hasMoneyMoved(application.attempt.state)) await bookReversed(application, {});
  await noteGone(application, 'all that is left');
  await noteDisputes(application, disputes);
}

const noFailure = { failure_code: null, failure_message: null };

function differs(attempt: PaymentAttempt, { amount, currency, reference }: SeenMoney): boolean {
  return (
    amount !== attempt.amount ||
    currency !== 'EUR' ||
    (reference !== null && reference !== referenceAtProvider(attempt))
  );
}

function fieldsOf(attempt: PaymentAttempt, { transactionId, means, liabilityShift }: SeenMoney): AttemptChange {
  return {
    transaction_id: transactionId ?? attempt.transaction_id,
    means: means ?? attempt.means,
    liability_shift: liabilityShift === null ? attempt.liability_shift : liabilityShift ? 1 : 0,
  };
}

/** The provider has something else than what was asked for: nothing is done with it before the operator has decided. */
async function hold(
  { transaction, held, attempt, now }: Application,
  standing: Extract<Standing, { money: SeenMoney }>,
): Promise<void> {
  const { amount, currency, reference } = standing.money;
  const captureId = 'captureId' in standing ? standing.captureId : null;
  const seen = { seen: standing.state, amount, currency, reference };
  const detail = { ...seen, asked: { amount: attempt.amount, reference: referenceAtProvider(attempt) } };
  await insertFinding(transaction, aboutAttempt(attempt, 'amount-differs', detail), now);
  if (hasMoneyMoved(attempt.state) || attempt.held !== null) return;
  await changeHeld(transaction, held, {
    ...fieldsOf(attempt, standing.money),
    ...{ state: settledState(attempt.state, 'authorized'), changed_at: now, held: 'amount-differs' },
    seen_amount:
      currency === 'EUR' && (reference === null || reference === referenceAtProvider(attempt)) ? amount : null,
    ...(captureId !== null && { capture_id: captureId }),
  });
}

/** The provider takes the money, and has not decided whether it can: as if we had asked for it. */
async function waitForMoney(
  { transaction, held, attempt, now }: Application,
  fields: AttemptChange,
  captureId: string | null,
): Promise<void> {
  const state = settledState(settledState(attempt.state, 'authorized'), 'capturing');
  if (state !== 'capturing') return;
  await takeClaim(transaction, attempt.order_id, attempt.id);
  const isNews = state !== attempt.state;
  await changeHeld(transaction, held, {
    ...fields,
    ...noFailure,
    ...(isNews && { state, changed_at: now }),
    ...(captureId !== null && { capture_id: captureId }),
  });
  await noteCapture(transaction, attempt, { state: 'pending', provider_id: captureId }, now);
}

/** Money that we hear of when a dispute has taken it back already pays nothing: nobody is told that it came. */
async function bookReversed(application: Application, fields: AttemptChange): Promise<void> {
  const { transaction, held, attempt, placed, now } = application;
  await takeClaim(transaction, attempt.order_id, attempt.id);
  const reversed = attempt.amount - attempt.refunded;
  await changeHeld(transaction, held, { ...fields, ...noFailure, state: 'reversed', reversed, changed_at: now });
  await noteCapture(transaction, attempt, { state: 'done', provider_id: fields.capture_id ?? attempt.capture_id }, now);
  await closeVoid(transaction, attempt, now);
  await insertFinding(transaction, aboutAttempt(attempt, 'reversed', { amount: reversed }), now);
  await decideWaitingMoney(transaction, placed, now);
}

/** It ended without money. What was asked for it is over, and the order's money may come by another attempt. */
async function end(
  application: Application,
  { state: seen, code, payerMessage }: Extract<Standing, { code: string }>,
): Promise<void> {
  const { transaction, held, attempt, now } = application;
  if (hasMoneyMoved(attempt.state)) {
    const detail = { seen, code, amount: attempt.amount };
    return insertFinding(transaction, aboutAttempt(attempt, 'paid-without-capture', detail), now);
  }
  const isLetGo = seen === 'cancelled' && (await wasToldToLetGo(application));
  const state = settledState(attempt.state, isLetGo ? 'voided' : endAfter(attempt.state, seen));
  if (state === attempt.state && !isClosedByUsAlone(attempt)) return;
  const failure = { failure_code: code, failure_message: payerMessage ?? null };
  await changeHeld(transaction, held, { ...(!isLetGo && failure), state, changed_at: now });
  await endOperations(application, code);
}

/** Whether the end is our own doing: what was agreed to was to be let go, and the answer to that has not come. */
async function wasToldToLetGo({ transaction, attempt }: Application): Promise<boolean> {
  if (attempt.state !== 'authorized' && attempt.state !== 'capturing') return false;
  return (await operationsOf(transaction, attempt.id)).some(
    ({ kind, state }) => kind === 'void' && state === 'unknown',
  );
}

/** Closes what is open of capture and void, and gives up the claim, in a transaction that has locked the order. */
export async function endOperations(
  { transaction, attempt, placed, now }: Omit<Application, 'held'>,
  code: string,
): Promise<void> {
  for (const { kind, key, state } of await operationsOf(transaction, attempt.id)) {
    if (kind === 'refund' || !isOpenOperation({ state })) continue;
    const outcome =
      kind === 'void' ? ({ state: 'done' } as const) : ({ state: 'refused', failure_code: code } as const);
    await changeOperation(transaction, key, outcome, now);
  }
  await releaseClaim(transaction, attempt.id);
  // Who had to wait for this one may take the money now: first what has come.
  await decideWaitingMoney(transaction, placed, now);
  for (const { id, state } of await attemptsOfOrder(transaction, attempt.order_id)) {
    if (state === 'authorized') await enqueue(transaction, settleJob(id, `${id}:after:${attempt.id}`, now), now);
  }
}

/** What an end means for an attempt the payer has agreed to: the authorisation is gone, or the money did not come. */
function endAfter(known: PaymentAttempt['state'], seen: 'failed' | 'cancelled' | 'expired'): PaymentAttempt['state'] {
  if (seen === 'expired') return 'expired';
  if (known === 'authorized') return 'voided';
  return known === 'capturing' ? 'failed' : seen;
}
