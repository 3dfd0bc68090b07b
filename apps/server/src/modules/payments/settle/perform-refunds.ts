import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { alreadyRefunded, type GatewayResult, type RefundDone, refusedByDispute } from '../providers/gateway.ts';
import { changeHeld, releaseRefund, stillHeld } from '../store/attempts.repository.ts';
import { aboutAttempt, insertFinding, renewFinding } from '../store/findings.repository.ts';
import { changeOperation, operationsOf } from '../store/operations.repository.ts';
import { attemptToPay, isOpenOperation, type PaymentAttempt, type PaymentOperation } from '../store/payment-attempt.ts';
import { queueNextCheck, settleJob } from '../store/payment-checks.ts';
import { noteAllBack } from './note-all-back.ts';
import { reportFailure } from './report-failure.ts';
import type { AttemptInHand } from './take-or-let-go.ts';

/**
 * Does what is written down to go back of an attempt, and is not done. What was asked for before is looked for first: a
 * refund that is asked for twice may be made twice (PAYMENTS A2). A look changes nothing: how long it has been out of
 * sight counts from the last try.
 * @returns whether more may have gone back at the provider than we know: what it says of that is to be read once more
 * (PAYMENTS C3.5).
 */
export async function performRefunds(hand: AttemptInHand): Promise<boolean> {
  const { database } = hand.sources;
  const operations = await operationsOf(database.read, hand.attempt.id);
  const open = operations.filter((operation) => operation.kind === 'refund' && isOpenOperation(operation));
  if (open.length === 0) await noteMadeElsewhere(hand);
  let isReadAgain = false;
  for (const operation of open) {
    const done = await performRefund(hand, operation);
    if (done === null) continue;
    await noteRefund(hand, operation, done);
    isReadAgain ||= wasRefundedBefore(done) || wasDoneLate(operation, done);
  }
  return isReadAgain;
}

/** What the operator has only noted asks no provider: that all of it is back is seen here. */
async function noteMadeElsewhere({ sources, held, attempt }: AttemptInHand): Promise<void> {
  if (attempt.state !== 'captured' || attempt.refunded < attempt.amount) return;
  await sources.database.transaction(async (transaction) => {
    await stillHeld(transaction, held);
    await noteAllBack(transaction, held, sources.clock());
  });
}

/** @returns null when nothing is known yet, and nothing may be asked. */
async function performRefund(
  hand: AttemptInHand,
  operation: PaymentOperation,
): Promise<GatewayResult<RefundDone> | null> {
  const { sources, gateway, attempt } = hand;
  const { id, amount, tries } = operation;
  const asked = { key: refundAtProvider(id), amount, retry: tries };
  if (tries > 0) {
    const found = await gateway.findRefund(attemptToPay(attempt), asked);
    if (!found.ok) {
      await reportFailure(sources, attempt, 'findRefund', found);
      return found.kind === 'refused' ? found : null;
    }
    if (found.refund !== null) return { ok: true, ...found.refund };
    if (!mayBeAskedAgain(hand, operation)) return null;
  }
  await countTry(hand, operation);
  const done = await gateway.refund(attemptToPay(attempt), asked);
  if (!done.ok) await reportFailure(sources, attempt, 'refund', done);
  return done;
}

/**
 * The key of a refund at its provider: what an operator calls it may have been used by another shop with the same
 * account (PAYMENTS B2).
 */
function refundAtProvider(operationId: string): string {
  return `refund:${operationId}`;
}

function wasRefundedBefore(done: GatewayResult<RefundDone>): boolean {
  return !done.ok && done.kind === 'refused' && done.code === alreadyRefunded;
}

/** As long as it had no answer, as much that somebody else gave back was taken for it. */
function wasDoneLate({ tries }: PaymentOperation, done: GatewayResult<RefundDone>): boolean {
  return tries > 0 && done.ok && done.status === 'done';
}

/**
 * What is pending is the provider's to decide. What may have been made is not asked for again before the provider would
 * show it.
 */
function mayBeAskedAgain({ sources, gateway }: AttemptInHand, { state, changed_at }: PaymentOperation): boolean {
  if (state === 'pending') return false;
  return state === 'asked' || sources.clock() - changed_at >= gateway.refundAgainAfter;
}

/** Before it is made: whoever dies in it has made it. Only whoever holds the attempt goes on. */
function countTry({ sources, held }: AttemptInHand, { key, tries }: PaymentOperation): Promise<void> {
  const { database, clock } = sources;
  return database.transaction(async (transaction) => {
    await stillHeld(transaction, held);
    await changeOperation(transaction, key, { state: 'unknown', tries: tries + 1 }, clock());
  });
}

function noteRefund(
  { sources, held, attempt }: AttemptInHand,
  operation: PaymentOperation,
  done: GatewayResult<RefundDone>,
): Promise<void> {
  const { database, clock } = sources;
  const { key, amount, tries } = operation;
  return database.transaction(async (transaction) => {
    await stillHeld(transaction, held);
    const now = clock();
    const { id } = attempt;
    if (done.ok) {
      await changeOperation(transaction, key, { state: done.status, provider_id: done.providerId }, now);
      await noteAllBack(transaction, held, now);
    } else if (done.kind === 'refused') {
      const { code, reason } = done;
      await changeOperation(transaction, key, { state: 'refused', failure_code: code }, now);
      await releaseRefund(transaction, id, amount);
      // Of which no message may have come: it is asked about until it is over.
      if (code === refusedByDispute) await changeHeld(transaction, held, { disputed: 1 });
      if (wasRefundedBefore(done)) return noteMoreGone(transaction, operation, attempt, now);
      const finding = aboutAttempt(attempt, 'refund-refused', { key, amount, code, reason });
      await insertFinding(transaction, { ...finding, about: key }, now);
    } else {
      // What certainly never arrived need not be looked for.
      const again =
        done.kind === 'unavailable' ? ({ state: 'asked', tries } as const) : ({ state: 'unknown' } as const);
      await changeOperation(transaction, key, { ...again, failure_code: done.code }, now);
    }
    await queueNextCheck(transaction, id, now);
  });
}

/**
 * Not a refund that failed: the money is back already. How much, the next question tells, where the provider says so at
 * all.
 */
async function noteMoreGone(
  transaction: Transaction<Schema>,
  { id, key, amount }: PaymentOperation,
  attempt: PaymentAttempt,
  now: number,
): Promise<void> {
  await renewFinding(transaction, aboutAttempt(attempt, 'refunded-elsewhere', { key, asked: amount }), now);
  await enqueue(transaction, settleJob(attempt.id, `${attempt.id}:after:${id}`, now), now);
}
