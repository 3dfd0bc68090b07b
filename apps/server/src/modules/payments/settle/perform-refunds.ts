import {
  alreadyRefunded,
  hasMoneyMoved,
  isOpenOperation,
  type PaymentAttempt,
  type PaymentOperation,
  type ProviderResult,
  type RefundDone,
} from '@kontor/domain';
import { attemptToPay } from '../providers/gateway.ts';
import { attemptById } from '../store/attempts.repository.ts';
import { operationsOf } from '../store/operations.repository.ts';
import type { LeasedWork } from './ask-provider.ts';
import { followNews } from './follow-news.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Makes the refunds of an attempt that are stored and not done. One that was asked for before is looked up first,
 * because asking twice may refund twice (PAYMENTS A2). Looking it up changes nothing: the time for which it is missing
 * counts from the last try.
 * @returns whether more may have been refunded at the provider than we know: then another inquiry is needed (PAYMENTS
 * C3.5).
 */
export async function performRefunds(work: LeasedWork): Promise<boolean> {
  const { sources, leased } = work;
  const { read } = sources.database;
  const attempt = await attemptById(read, leased.id);
  if (attempt === null || !hasMoneyMoved(attempt.state)) return false;
  let isAgain = false;
  for (const refund of await operationsOf(read, leased.id)) {
    if (refund.kind !== 'refund' || !isOpenOperation(refund)) continue;
    const answer = await performRefund(work, attempt, refund);
    if (answer === null) continue;
    await followNews(sources, leased, { kind: 'refunded', key: refund.key, tries: refund.tries, answer });
    isAgain ||= wasRefundedBefore(answer) || wasDoneLate(refund, answer);
  }
  return isAgain;
}

/** @returns null when nothing is known yet, and nothing may be asked. */
async function performRefund(
  work: LeasedWork,
  attempt: PaymentAttempt,
  refund: PaymentOperation,
): Promise<ProviderResult<RefundDone> | null> {
  const { sources, gateway, leased } = work;
  const { id, key, amount, tries } = refund;
  const asked = { key: refundAtProvider(id), amount, retry: tries };
  if (tries > 0) {
    const found = await gateway.findRefund(attemptToPay(attempt), asked);
    if (!found.ok) {
      await reportFailure(sources, attempt, 'findRefund', found);
      return found.kind === 'refused' ? found : null;
    }
    if (found.refund !== null) return { ok: true, ...found.refund };
    if (!mayBeAskedAgain(work, refund)) return null;
  }
  await followNews(sources, leased, { kind: 'refund tried', key });
  const answer = await gateway.refund(attemptToPay(attempt), asked);
  if (!answer.ok) await reportFailure(sources, attempt, 'refund', answer);
  return answer;
}

/**
 * The key of a refund at its provider: what an operator calls it may have been used by another shop with the same
 * account (PAYMENTS B2).
 */
function refundAtProvider(operationId: string): string {
  return `refund:${operationId}`;
}

function wasRefundedBefore(answer: ProviderResult<RefundDone>): boolean {
  return !answer.ok && answer.kind === 'refused' && answer.code === alreadyRefunded;
}

/** As long as it had no answer, as much that somebody else refunded was taken for it. */
function wasDoneLate({ tries }: PaymentOperation, answer: ProviderResult<RefundDone>): boolean {
  return tries > 0 && answer.ok && answer.status === 'done';
}

/**
 * A pending refund is left to the provider. One that may have been made is asked for again only once the provider would
 * show it.
 */
function mayBeAskedAgain({ sources, gateway }: LeasedWork, { state, changedAt }: PaymentOperation): boolean {
  if (state === 'pending') return false;
  return state === 'asked' || sources.clock() - changedAt >= gateway.refundAgainAfter;
}
