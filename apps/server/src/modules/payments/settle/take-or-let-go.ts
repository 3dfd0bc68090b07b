import { isOpenPayment } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import type { CaptureDone, Gateway, GatewayFailure, GatewayResult, Standing } from '../providers/gateway.ts';
import { attemptById, changeHeld, stillHeld } from '../store/attempts.repository.ts';
import { claimantOf, takeClaim } from '../store/claims.repository.ts';
import { aboutAttempt, insertFinding } from '../store/findings.repository.ts';
import { changeOperation, insertOperation, operationByKey, operationsOf } from '../store/operations.repository.ts';
import {
  attemptToPay,
  type HeldAttempt,
  isClosedByUsAlone,
  isOpenOperation,
  mayBeChosenAgain,
  type PaymentAttempt,
  type PaymentOperation,
  withdrawnCode,
} from '../store/payment-attempt.ts';
import { queueNextCheck } from '../store/payment-checks.ts';
import { endOperations } from './apply-standing.ts';
import { bookCapture, captureKey } from './book-capture.ts';
import { lockOrder } from './lock-order.ts';
import type { PaymentSources } from './payment-sources.ts';
import { reportFailure } from './report-failure.ts';
import { captureRefusedText } from './texts.de.ts';

/** An attempt in hand, with whom to ask about it. */
export interface AttemptInHand {
  readonly sources: PaymentSources;
  readonly gateway: Gateway;
  readonly held: HeldAttempt;
  readonly attempt: PaymentAttempt;
}

/**
 * Takes the money that the payer agreed to, or lets it go where it is not wanted. What is asked of the provider is
 * written down first, with the claim to the order's money: of all attempts of an order one asks.
 * @returns whether the provider is to be asked once more how it stands.
 */
export async function takeOrLetGo(hand: AttemptInHand, standing: Standing): Promise<boolean> {
  const { sources, attempt } = hand;
  const { database } = sources;
  if (attempt.held !== null || hasMoneyMoved(attempt.state)) return false;
  const decided = await database.transaction((transaction) => decide(transaction, hand, standing));
  if (decided === null) return false;
  const unwanted = decided.kind === 'void' ? decided : await take(hand, decided);
  return unwanted !== null && letGo(hand, unwanted);
}

/** What is decided about, in a transaction that has locked the order. */
interface Decision {
  readonly transaction: Transaction<Schema>;
  readonly hand: AttemptInHand;
  readonly placed: OrderWithState;
  readonly operations: readonly PaymentOperation[];
  /** Whether the money is not wanted any more: the order was cancelled, or somebody has called the payment off. */
  readonly isWithdrawn: boolean;
  readonly now: number;
}

/** Decides what is to be done, and writes it down; null: nothing, or nothing yet. */
async function decide(
  transaction: Transaction<Schema>,
  hand: AttemptInHand,
  standing: Standing,
): Promise<PaymentOperation | null> {
  const { sources, attempt } = hand;
  const placed = await lockOrder(sources, transaction, attempt.order_id);
  const operations = await operationsOf(transaction, attempt.id);
  const isWithdrawn = operations.some(({ kind }) => kind === 'void') || placed.state === 'cancelled';
  const decision = { transaction, hand, placed, operations, isWithdrawn, now: sources.clock() };
  if (isOpenPayment(attempt.state)) return isWithdrawn ? closeWithdrawn(decision) : null;
  const isCalledOff = operations.some(({ kind, state }) => kind === 'void' && isOpenOperation({ state }));
  if (isClosedByUsAlone(attempt) || mayBeChosenAgain(attempt)) return isCalledOff ? closeWithdrawn(decision) : null;
  // The capture that was asked for has not happened: whether it is still wanted is decided anew.
  const isUndone = attempt.state === 'capturing' && standing.state === 'authorized';
  return attempt.state === 'authorized' || isUndone ? decideAgreed(decision) : null;
}

/**
 * Nothing is agreed to as yet. What is, or comes, later on is let go or goes back, for it stays written down that it
 * was called off.
 */
async function closeWithdrawn({ transaction, hand, placed, now }: Decision): Promise<null> {
  const { held, attempt } = hand;
  const state = attempt.state === 'failed' ? 'failed' : 'cancelled';
  await changeHeld(transaction, held, { state, failure_code: withdrawnCode, changed_at: now });
  await endOperations({ transaction, attempt, placed, now }, withdrawnCode);
  return null;
}

/** How often a payer may choose another instrument after a refusal before nothing is tried any more. */
const maxRefusals = 5;

async function decideAgreed(decision: Decision): Promise<PaymentOperation | null> {
  const { transaction, hand, operations, isWithdrawn, now } = decision;
  const { sources, held, attempt } = hand;
  const captures = operations.filter(({ kind }) => kind === 'capture');
  const isRisk = attempt.liability_shift === 0 && sources.withoutShift === 'cancel';
  const isTriedOut = captures.length > maxRefusals && !captures.some(isOpenOperation);
  const isUnwanted = isWithdrawn || isRisk || isTriedOut;
  const verdict = isUnwanted ? 'void' : await verdictOfClaim(transaction, attempt);
  if (verdict === 'wait') return null;
  const plan = verdict === 'void' ? plannedVoid : plannedCapture;
  const operation = await plan(transaction, attempt, operations, now);
  if (operation === null) return null;
  if (verdict === 'take' && attempt.state === 'authorized') {
    await changeHeld(transaction, held, { state: 'capturing', changed_at: now });
  }
  await queueNextCheck(transaction, attempt.id, now);
  return askFor(transaction, operation, now);
}

/** Whose the order's money is: ours to take, somebody else's for good, or not known yet. */
async function verdictOfClaim(
  transaction: Transaction<Schema>,
  attempt: PaymentAttempt,
): Promise<'take' | 'void' | 'wait'> {
  const claimant = await claimantOf(transaction, attempt.order_id);
  if (claimant === null || claimant === attempt.id) {
    await takeClaim(transaction, attempt.order_id, attempt.id);
    return 'take';
  }
  const other = await attemptById(transaction, claimant);
  return other !== null && hasMoneyMoved(other.state) ? 'void' : 'wait';
}

/** A void that the provider has refused is not asked for again; one that had nothing to let go yet is. */
async function plannedVoid(
  transaction: Transaction<Schema>,
  { id: attemptId, amount }: PaymentAttempt,
  operations: readonly PaymentOperation[],
  now: number,
): Promise<PaymentOperation | null> {
  const known = operations.find(({ kind }) => kind === 'void');
  if (known !== undefined) return known.state === 'refused' ? null : known;
  const key = `void:${attemptId}`;
  await insertOperation(transaction, { attemptId, kind: 'void', key, amount }, now);
  return operationByKey(transaction, key);
}

/** What is asked for and not done is asked for again; what the provider decides later is not. */
async function plannedCapture(
  transaction: Transaction<Schema>,
  { id: attemptId, amount }: PaymentAttempt,
  operations: readonly PaymentOperation[],
  now: number,
): Promise<PaymentOperation | null> {
  const captures = operations.filter(({ kind }) => kind === 'capture');
  const open = captures.find(isOpenOperation);
  if (open !== undefined) return open.state === 'pending' ? null : open;
  const key = captureKey(attemptId, captures.length);
  await insertOperation(transaction, { attemptId, kind: 'capture', key, amount }, now);
  return operationByKey(transaction, key);
}

/** Counts the try before it is made: whoever dies in it has made it. */
async function askFor(
  transaction: Transaction<Schema>,
  operation: PaymentOperation,
  now: number,
): Promise<PaymentOperation> {
  await changeOperation(transaction, operation.key, { state: 'unknown', tries: operation.tries + 1 }, now);
  return operation;
}

/** @returns the void that follows, where the provider has refused it for good. */
async function take(hand: AttemptInHand, { key, amount, tries }: PaymentOperation): Promise<PaymentOperation | null> {
  const { sources, gateway, attempt } = hand;
  const done = await gateway.capture(attemptToPay(attempt), { key, amount, retry: tries });
  if (!done.ok) await reportFailure(sources, attempt, 'capture', done);
  const unwanted = await noteTaken(hand, key, done);
  if (done.ok) await sources.providers.noteAnswer(attempt.provider, 'capture');
  return unwanted;
}

function noteTaken(
  hand: AttemptInHand,
  key: string,
  done: GatewayResult<CaptureDone>,
): Promise<PaymentOperation | null> {
  const { sources, held, attempt } = hand;
  const { database, clock } = sources;
  return database.transaction(async (transaction) => {
    const placed = await lockOrder(sources, transaction, attempt.order_id);
    await stillHeld(transaction, held);
    const known = await attemptById(transaction, attempt.id);
    if (known === null) throw new Error('An attempt that was in hand is not there');
    const now = clock();
    let unwanted: PaymentOperation | null = null;
    if (done.ok && done.status === 'captured') {
      const { captureId } = done;
      await bookCapture(transaction, { held, attempt: known, placed, captureId, fields: {}, now });
    } else if (done.ok) {
      await changeHeld(transaction, held, { capture_id: done.captureId });
      await changeOperation(transaction, key, { state: 'pending', provider_id: done.captureId }, now);
    } else if (done.kind === 'refused') {
      unwanted = await noteRefused(transaction, hand, { key, refusal: done, placed, now });
    } else {
      const state = done.kind === 'unavailable' ? 'asked' : 'unknown';
      await changeOperation(transaction, key, { state, failure_code: done.code }, now);
    }
    await queueNextCheck(transaction, attempt.id, now);
    return unwanted;
  });
}

interface RefusedCapture {
  readonly key: string;
  readonly refusal: GatewayFailure;
  readonly placed: OrderWithState;
  readonly now: number;
}

/**
 * A no to a capture. What will not be taken any more is let go, so that the payer's money is not held for nothing; what
 * is not the payer's doing the operator is told.
 * @returns the void that follows; null where the payer may choose another instrument for the same payment.
 */
async function noteRefused(
  transaction: Transaction<Schema>,
  { gateway, held, attempt }: AttemptInHand,
  { key, refusal, placed, now }: RefusedCapture,
): Promise<PaymentOperation | null> {
  const { code, reason, concerns, payerMessage = null } = refusal;
  const isOurs = concerns !== undefined;
  const failure = { failure_code: code, failure_message: isOurs ? captureRefusedText : payerMessage };
  if (isOurs) await insertFinding(transaction, aboutAttempt(attempt, 'capture-refused', { code, reason }), now);
  if (!isOurs && !gateway.holdsMoney) {
    await changeHeld(transaction, held, { ...failure, state: 'failed', changed_at: now });
    await endOperations({ transaction, attempt, placed, now }, code);
    return null;
  }
  await changeHeld(transaction, held, failure);
  await changeOperation(transaction, key, { state: 'refused', failure_code: code }, now);
  const operation = await plannedVoid(transaction, attempt, await operationsOf(transaction, attempt.id), now);
  return operation && askFor(transaction, operation, now);
}

/** @returns true when the money has moved already: then it is looked for. */
async function letGo(hand: AttemptInHand, { key, tries }: PaymentOperation): Promise<boolean> {
  const { sources, gateway, held, attempt } = hand;
  const { database, clock } = sources;
  const done = await gateway.void(attemptToPay(attempt), { key, retry: tries });
  if (!done.ok) await reportFailure(sources, attempt, 'void', done);
  await database.transaction(async (transaction) => {
    const placed = await lockOrder(sources, transaction, attempt.order_id);
    await stillHeld(transaction, held);
    const now = clock();
    if (done.ok) {
      await changeHeld(transaction, held, { state: 'voided', changed_at: now });
      await endOperations({ transaction, attempt, placed, now }, 'voided');
    } else if (done.kind === 'refused') {
      await changeOperation(transaction, key, { state: 'refused', failure_code: done.code }, now);
      const { code, reason } = done;
      if (code !== 'captured') {
        // Nothing will be taken all the same: the rest is the operator's with the provider.
        await changeHeld(transaction, held, { state: 'voided', changed_at: now });
        await endOperations({ transaction, attempt, placed, now }, 'voided');
        await insertFinding(transaction, aboutAttempt(attempt, 'void-refused', { code, reason }), now);
      }
    } else {
      const state = done.kind === 'unavailable' ? 'asked' : 'unknown';
      await changeOperation(transaction, key, { state, failure_code: done.code }, now);
    }
    await queueNextCheck(transaction, attempt.id, now);
  });
  return !done.ok && done.kind === 'refused' && done.code === 'captured';
}
