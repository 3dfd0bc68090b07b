import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { aboutAttempt } from './apply-standing.ts';
import { attemptById, changeHeld, releaseRefund, stillHeld } from './attempts.repository.ts';
import { returnKey } from './book-capture.ts';
import { insertFinding } from './findings.repository.ts';
import type { GatewayResult, RefundDone } from './gateway.ts';
import { changeOperation, operationsOf } from './operations.repository.ts';
import { attemptToPay, type HeldAttempt, isOpenOperation, type PaymentOperation } from './payment-attempt.ts';
import { queueNextCheck } from './payment-checks.ts';
import { returnedMail } from './payment-effects.ts';
import { reportFailure } from './report-failure.ts';
import type { AttemptInHand } from './take-or-let-go.ts';

/**
 * Does what is written down to go back of an attempt, and is not done. What was asked for before is looked for first: a refund that is asked
 * for twice may be made twice (PAYMENTS A2). A look changes nothing: how long it has been out of sight counts from the last try.
 */
export async function performRefunds(hand: AttemptInHand): Promise<void> {
  const { database } = hand.sources;
  const operations = await operationsOf(database.read, hand.attempt.id);
  for (const operation of operations) {
    if (operation.kind === 'refund' && isOpenOperation(operation)) await performRefund(hand, operation);
  }
}

async function performRefund(hand: AttemptInHand, operation: PaymentOperation): Promise<void> {
  const { sources, gateway, attempt } = hand;
  const { key, amount, tries } = operation;
  const asked = { key, amount, retry: tries };
  if (tries > 0) {
    const found = await gateway.findRefund(attemptToPay(attempt), asked);
    if (!found.ok) {
      await reportFailure(sources, attempt, 'findRefund', found);
      return found.kind === 'refused' ? noteRefund(hand, operation, found) : undefined;
    }
    if (found.refund !== null) return noteRefund(hand, operation, { ok: true, ...found.refund });
    if (!mayBeAskedAgain(hand, operation)) return;
  }
  await countTry(hand, operation);
  const done = await gateway.refund(attemptToPay(attempt), asked);
  if (!done.ok) await reportFailure(sources, attempt, 'refund', done);
  await noteRefund(hand, operation, done);
}

/** What is pending is the provider's to decide. What may have been made is not asked for again before the provider would show it. */
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
  { key, amount, tries }: PaymentOperation,
  done: GatewayResult<RefundDone>,
): Promise<void> {
  const { database, clock } = sources;
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

/** Once all of it is back the payment is refunded; who paid what was not due is told then, and not before. */
async function noteAllBack(transaction: Transaction<Schema>, held: HeldAttempt, now: number): Promise<void> {
  const attempt = await attemptById(transaction, held.id);
  const refunds = (await operationsOf(transaction, held.id)).filter(({ kind }) => kind === 'refund');
  const back = refunds.reduce((sum, { amount, state }) => sum + (state === 'done' ? amount : 0), 0);
  if (attempt === null || back < attempt.amount) return;
  if (attempt.state === 'captured') await changeHeld(transaction, held, { state: 'refunded', changed_at: now });
  const wasNotDue = refunds.some(({ key }) => key === returnKey(held.id));
  if (wasNotDue) await enqueue(transaction, returnedMail(held.id, now), now);
}
