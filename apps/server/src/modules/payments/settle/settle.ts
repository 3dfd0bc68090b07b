import { isOpenPayment } from '@kontor/domain';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import type { Gateway } from '../providers/gateway.ts';
import { attemptById, changeHeld, LeaseLost, leaseAttempt, renewLease } from '../store/attempts.repository.ts';
import { neverBeganAfter } from '../store/check-times.ts';
import { attemptToPay, type HeldAttempt, mayBePaidUnseen, type PaymentAttempt } from '../store/payment-attempt.ts';
import { applyStanding, endOperations } from './apply-standing.ts';
import { keepLease, leaseFor } from './keep-lease.ts';
import { lockOrder } from './lock-order.ts';
import type { PaymentSources } from './payment-sources.ts';
import { performRefunds } from './perform-refunds.ts';
import { reportFailure } from './report-failure.ts';
import { takeOrLetGo } from './take-or-let-go.ts';

/** Why an attempt is settled: for the log, and for what is worth a question to the provider. */
export type SettleReason = 'return' | 'create' | 'notification' | 'event' | 'check' | 'operator';

/** How long to wait for somebody else who is asking the provider, and between two looks. */
const patience = 3000;
const lookEvery = 100;
/** Questions in one go: after a void that came too late the money is looked for once more, after a refund that was made already, or late, what went back. */
const maxRounds = 3;

/** An attempt as it is known after somebody wanted it settled. */
export interface Settled {
  readonly attempt: PaymentAttempt;
  /** Whether its provider has answered a question that began after they came, or there was nothing to ask. */
  readonly isAnswered: boolean;
}

/**
 * Brings an attempt up to what its provider says of it, and does what follows: takes the money that was agreed to, lets go what is not
 * wanted, gives back what is owed. The one way for return, execute, notification, webhook, job and operator (PAYMENTS C3.3); any number of
 * times, in any order, at once, on any number of servers.
 *
 * Whoever finds somebody else asking waits a moment: a question that began after they came has answered theirs too. Throws nothing for what
 * a provider says, or for its silence.
 * @returns null when there is no such attempt.
 */
export async function settle(
  sources: PaymentSources,
  attemptId: string,
  reason: SettleReason,
): Promise<Settled | null> {
  const { database, clock, wait } = sources;
  const isAnsweredSince = answersFromNowOn();
  for (let waited = 0; ; waited += lookEvery) {
    const attempt = await attemptById(database.read, attemptId);
    if (attempt === null) return null;
    if (isAnsweredSince(attempt) || !isWorthAsking(attempt, reason)) return { attempt, isAnswered: true };
    const now = clock();
    const held = await leaseAttempt(database, attemptId, { now, until: now + leaseFor });
    if (held !== null) {
      const isAnswered = await workWhileHeld(sources, held, reason);
      return { attempt: (await attemptById(database.read, attemptId)) ?? attempt, isAnswered };
    }
    if (waited >= patience) return { attempt, isAnswered: false };
    await wait(lookEvery);
  }
}

/** Whether nobody knows what the payer has done: they may have paid at the provider, which has not answered. */
export function isUnanswered({ attempt, isAnswered }: Settled): boolean {
  return !isAnswered && mayBePaidUnseen(attempt);
}

/**
 * Tells, look by look, whether a question was answered that began after the first look. Who asks and what was answered last are compared, not
 * times: each server has its own clock.
 */
function answersFromNowOn(): (attempt: Pick<PaymentAttempt, 'lease' | 'asked_at'>) => boolean {
  let before: Pick<PaymentAttempt, 'lease' | 'asked_at'> | undefined;
  return ({ lease, asked_at }) => {
    if (before?.lease === null) return asked_at !== before.asked_at;
    // Whoever was asking when we came began before us.
    if (before?.lease !== lease) before = { lease: before === undefined ? lease : null, asked_at };
    return false;
  };
}

/** A payer who comes back is told what is known of a payment that is over; only who has news, or looks after it, asks again. */
function isWorthAsking({ state }: PaymentAttempt, reason: SettleReason): boolean {
  const isSettled = hasMoneyMoved(state) || state === 'voided';
  return !(isSettled && (reason === 'return' || reason === 'create'));
}

/** @returns whether the provider has answered. */
async function workWhileHeld(sources: PaymentSources, held: HeldAttempt, reason: SettleReason): Promise<boolean> {
  const { database, clock, logger } = sources;
  const askedAt = clock();
  const stopRenewing = keepLease(sources, held);
  let isAnswered = false;
  try {
    isAnswered = await askAndAct(sources, held);
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    logger.warn({ attempt: held.id, reason }, 'payment was taken over by another process, which goes on with it');
  } finally {
    stopRenewing();
    await renewLease(database, held, null, isAnswered ? askedAt : undefined);
  }
  return isAnswered;
}

/** @returns whether the provider has answered. */
async function askAndAct(sources: PaymentSources, held: HeldAttempt): Promise<boolean> {
  const { database, providers } = sources;
  for (let round = 1; ; round += 1) {
    const attempt = await attemptById(database.read, held.id);
    if (attempt === null) return false;
    if (attempt.provider_ref === null) return closeUnbegun(sources, held, attempt);
    const gateway = providers.gateway(attempt.provider);
    if (gateway === null) return false;
    const isAgain = await askOnce(sources, gateway, held, attempt);
    if (isAgain === null) return false;
    if (!isAgain || round === maxRounds) return true;
  }
}

/** @returns null when the provider did not answer, true when it must be asked once more. */
async function askOnce(
  sources: PaymentSources,
  gateway: Gateway,
  held: HeldAttempt,
  attempt: PaymentAttempt,
): Promise<boolean | null> {
  const { database } = sources;
  const answer = await gateway.inquire(attemptToPay(attempt));
  if (!answer.ok) {
    await reportFailure(sources, attempt, 'inquire', answer);
    return null;
  }
  await sources.providers.noteAnswer(attempt.provider, 'inquire');
  const known = await applyStanding(sources, held, attempt, answer.standing);
  const action = { sources, gateway, held, attempt: known };
  const isAgain = await takeOrLetGo(action, answer.standing);
  if (isAgain) return true;
  const after = (await attemptById(database.read, held.id)) ?? known;
  return hasMoneyMoved(after.state) && performRefunds({ ...action, attempt: after });
}

/** An attempt for which the provider made nothing, or nothing we know of: nobody can pay by it. */
async function closeUnbegun(sources: PaymentSources, held: HeldAttempt, attempt: PaymentAttempt): Promise<boolean> {
  const { database, clock } = sources;
  const now = clock();
  if (!isOpenPayment(attempt.state) || now < attempt.created_at + neverBeganAfter) return false;
  const code = 'never-began';
  await database.transaction(async (transaction) => {
    const placed = await lockOrder(sources, transaction, attempt.order_id);
    await changeHeld(transaction, held, { state: 'cancelled', failure_code: code, changed_at: now });
    await endOperations({ transaction, attempt, placed, now }, code);
  });
  return true;
}
