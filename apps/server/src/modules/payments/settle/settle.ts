import { hasMoneyMoved, mayBePaidUnseen, type PaymentAttempt } from '@kontor/domain';
import { attemptToPay, type Gateway } from '../providers/gateway.ts';
import { attemptById } from '../store/attempts.repository.ts';
import { endLease, LeaseLost, leaseAttempt } from '../store/leases.ts';
import type { LeasedAttempt, StoredAttempt } from '../store/payment-attempt.ts';
import { askProvider } from './ask-provider.ts';
import { followNews } from './follow-news.ts';
import { keepLease, leaseFor } from './keep-lease.ts';
import type { PaymentSources } from './payment-sources.ts';
import { performRefunds } from './perform-refunds.ts';
import { reportFailure } from './report-failure.ts';

/** Why an attempt is settled. It is logged, and decides whether the provider is asked. */
export type SettleReason = 'return' | 'create' | 'notification' | 'event' | 'check' | 'operator';

/** How long to wait for another caller who is asking the provider, and the pause between two looks, in milliseconds. */
const patience = 3000;
const lookEvery = 100;
/**
 * Most inquiries in one call. Another inquiry is needed after a void that came too late for a capture, or a refund that
 * the provider had already made.
 */
const maxInquiries = 3;

/** An attempt as it is known after {@link settle}. */
export interface Settled {
  readonly attempt: StoredAttempt;
  /** Whether the provider has answered an inquiry that began after the call, or there was nothing to ask. */
  readonly isAnswered: boolean;
}

/**
 * Brings an attempt up to its status at the provider and carries out what follows: captures what the payer agreed to,
 * voids unwanted authorisations, refunds what is owed. Return, execute, notification, webhook, job and operator all use
 * it (PAYMENTS C3.3). It may run any number of times, in any order, at once, on any number of servers.
 *
 * If another caller is already asking, this one waits a moment: an inquiry that began after this call answers it too.
 * It does not throw for a provider's answer or silence.
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
    const leased = await leaseAttempt(database, attemptId, { now, until: now + leaseFor });
    if (leased !== null) {
      const isAnswered = await workWhileLeased(sources, leased, reason);
      return { attempt: (await attemptById(database.read, attemptId)) ?? attempt, isAnswered };
    }
    if (waited >= patience) return { attempt, isAnswered: false };
    await wait(lookEvery);
  }
}

/** Whether it is unknown what the payer has done: they may have paid, and the provider has not answered. */
export function isUnanswered({ attempt, isAnswered }: Settled): boolean {
  return !isAnswered && mayBePaidUnseen(attempt);
}

/**
 * Returns a function that is called at each look and tells whether an inquiry that began after the first look was
 * answered. It compares leases and the last answer instead of times, because each server has its own clock.
 */
function answersFromNowOn(): (attempt: Pick<StoredAttempt, 'lease' | 'askedAt'>) => boolean {
  let before: Pick<StoredAttempt, 'lease' | 'askedAt'> | undefined;
  return ({ lease, askedAt }) => {
    if (before?.lease === null) return askedAt !== before.askedAt;
    // A lease that existed at the first look began before this call.
    if (before?.lease !== lease) before = { lease: before === undefined ? lease : null, askedAt };
    return false;
  };
}

/**
 * For a finished payment, a payer who comes back gets the stored status. Only news and planned checks ask the provider
 * again.
 */
function isWorthAsking({ state }: PaymentAttempt, reason: SettleReason): boolean {
  const isSettled = hasMoneyMoved(state) || state === 'voided';
  return !(isSettled && (reason === 'return' || reason === 'create'));
}

/** @returns whether the provider has answered. */
async function workWhileLeased(sources: PaymentSources, leased: LeasedAttempt, reason: SettleReason): Promise<boolean> {
  const { database, clock, logger } = sources;
  const askedAt = clock();
  const stopRenewing = keepLease(sources, leased);
  let isAnswered = false;
  try {
    isAnswered = await inquireAndAct(sources, leased);
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    logger.warn({ attempt: leased.id, reason }, 'payment was taken over by another process, which goes on with it');
  } finally {
    stopRenewing();
    await endLease(database, leased, isAnswered ? askedAt : undefined);
  }
  return isAnswered;
}

/** @returns whether the provider has answered. */
async function inquireAndAct(sources: PaymentSources, leased: LeasedAttempt): Promise<boolean> {
  const { database, providers } = sources;
  for (let inquiries = 1; ; inquiries += 1) {
    const attempt = await attemptById(database.read, leased.id);
    if (attempt === null) return false;
    if (attempt.providerRef === null) return closeUnbegun(sources, leased);
    const gateway = providers.gateway(attempt.provider);
    if (gateway === null) return false;
    const outcome = await inquireOnce({ sources, gateway, leased }, attempt);
    if (outcome === 'no answer') return false;
    if (outcome === 'done' || inquiries === maxInquiries) return true;
  }
}

async function inquireOnce(
  { sources, gateway, leased }: { sources: PaymentSources; gateway: Gateway; leased: LeasedAttempt },
  attempt: PaymentAttempt,
): Promise<'no answer' | 'inquire again' | 'done'> {
  const answer = await gateway.inquire(attemptToPay(attempt));
  if (!answer.ok) {
    await reportFailure(sources, attempt, 'inquire', answer);
    return 'no answer';
  }
  await sources.providers.noteAnswer(attempt.provider, 'inquire');
  const effects = await followNews(sources, leased, { kind: 'status', status: answer.status });
  const work = { sources, gateway, leased };
  const isMoved = await askProvider(work, effects);
  const isAgain = isMoved || (await performRefunds(work));
  return isAgain ? 'inquire again' : 'done';
}

/** Closes an attempt for which no object at the provider is known. */
async function closeUnbegun(sources: PaymentSources, leased: LeasedAttempt): Promise<boolean> {
  const effects = await followNews(sources, leased, { kind: 'never began' });
  return effects.some(({ kind }) => kind === 'change');
}
