import { isOpenPayment } from '../payment-state.ts';
import { isClosedByUsAlone, isOpenOperation, type PaymentAttempt, type PaymentOperation } from './attempt.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When PayPal's order has expired: three hours and ten minutes after it was created (PAYMENTS B3). */
const paypalLapse = 190 * minute;
/** The last time at which Saferpay answers about a page: 24 hours, less half an hour (PAYMENTS A6). */
const saferpayLast = 23.5 * hour;

/** The delays after a request with an open outcome, or after an inquiry without an answer. */
const soon = [minute, 5 * minute, 15 * minute, hour];
const regularly = 6 * hour;

/** How long we ask about a dispute that may be open. No provider takes longer to decide one. */
const disputesLast = 180 * day;

/** How long an attempt may stay open before the operator is told. */
export const overdueAfter = 5 * day;
/** How long an attempt may be without the provider's object before it is closed. Its creator has died or given up. */
export const neverBeganAfter = 5 * minute;

/**
 * The time of the next inquiry about an attempt (PAYMENTS C3.11, A5: pages are not polled), in epoch ms; null if there
 * is none. It depends only on stored data, so that all jobs calculate the same time.
 */
export function nextCheckAt(
  attempt: PaymentAttempt,
  operations: readonly PaymentOperation[],
  now: number,
): number | null {
  const planned = checkTimes(attempt, operations);
  const later = planned.filter((time) => time > now);
  const isMoneyOpen =
    attempt.state === 'authorized' || attempt.state === 'capturing' || operations.some(isOpenOperation);
  if (isMoneyOpen) later.push(nextTry(moneySince(attempt, operations), now));
  if (attempt.isDisputed && now - attempt.changedAt < disputesLast) {
    later.push(attempt.changedAt + day * (Math.floor((now - attempt.changedAt) / day) + 1));
  }
  // An inquiry without an answer is repeated, for five days.
  const missed = lastMissed(attempt, planned, now);
  if (missed !== null && now - missed < overdueAfter) later.push(nextTry(missed, now));
  return later.length === 0 ? null : Math.min(...later);
}

function nextTry(since: number, now: number): number {
  const first = soon.map((after) => since + after).find((time) => time > now);
  return first ?? since + regularly * (Math.floor((now - since) / regularly) + 1);
}

/** Whether a planned inquiry time has passed and the provider has answered no inquiry since. */
export function isCheckMissed(attempt: PaymentAttempt, operations: readonly PaymentOperation[], now: number): boolean {
  return lastMissed(attempt, checkTimes(attempt, operations), now) !== null;
}

/** The last planned inquiry time that has passed, if the provider has answered no inquiry since; otherwise null. */
function lastMissed({ askedAt }: PaymentAttempt, planned: readonly number[], now: number): number | null {
  const last = Math.max(...planned.filter((time) => time <= now));
  return Number.isFinite(last) && (askedAt ?? 0) < last ? last : null;
}

function moneySince(attempt: PaymentAttempt, operations: readonly PaymentOperation[]): number {
  const open = operations.filter(isOpenOperation).map(({ createdAt }) => createdAt);
  return Math.max(attempt.changedAt, ...open);
}

function checkTimes(attempt: PaymentAttempt, operations: readonly PaymentOperation[]): number[] {
  const { createdAt: created, changedAt: changed, state, provider, providerRef } = attempt;
  if (isOpenPayment(state)) {
    if (providerRef === null) return [created + neverBeganAfter];
    const early = provider === 'paypal' ? [2, 5, 15, 60].map((after) => created + after * minute) : [];
    return [...early, ...lastChances(attempt)];
  }
  if (state === 'pending') return [24, 72, 119].map((after) => changed + after * hour);
  // The captured and the refunded amount are compared with the provider's books on the next day. A payer may dispute a
  // payment for half a year.
  if (state === 'captured') {
    const refunds = operations.filter(({ kind, state }) => kind === 'refund' && state === 'done');
    const nextDays = [changed, ...refunds.map(({ changedAt }) => changedAt)].map((since) => since + day);
    return provider === 'paypal' ? [...nextDays, changed + 30 * day, changed + 180 * day] : nextDays;
  }
  // PayPal has no void: a capture without an answer may still happen until the order has expired.
  const wasAskedFor = operations.some(({ kind }) => kind === 'capture');
  if (state === 'voided') return provider === 'paypal' && wasAskedFor ? [created + paypalLapse] : [];
  // A page of an attempt that we have closed may be open in another tab, and be paid there.
  return isClosedByUsAlone(attempt) ? lastChances(attempt) : [];
}

/** The time from which nobody can pay by an attempt whose page was not used: the last inquiry about it, in epoch ms. */
export function unpayableFrom(attempt: PaymentAttempt): number {
  return Math.max(...lastChances(attempt));
}

/** The time from which nobody can pay on its page, and the last time at which the provider answers about it. */
function lastChances({ provider, createdAt: created, expiresAt: expires }: PaymentAttempt): number[] {
  if (provider === 'paypal') return [created + paypalLapse, created + 72 * hour];
  return [(expires ?? created + hour) + minute, created + saferpayLast];
}
