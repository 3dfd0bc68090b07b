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
 * Makes the stored refunds of an attempt that are not done. A refund that was requested before is looked up first,
 * because two requests may make two refunds (PAYMENTS A2). The lookup changes nothing: the time for which a refund is
 * missing counts from the last try.
 * @returns whether the provider may have refunded more than we know: then another inquiry is needed (PAYMENTS C3.5).
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

/** @returns null when nothing is known yet and the refund may not be requested. */
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
 * The key of a refund at its provider. The operator's key is not used, because another shop with the same account may
 * have used the same one (PAYMENTS B2).
 */
function refundAtProvider(operationId: string): string {
  return `refund:${operationId}`;
}

function wasRefundedBefore(answer: ProviderResult<RefundDone>): boolean {
  return !answer.ok && answer.kind === 'refused' && answer.code === alreadyRefunded;
}

/** While the refund had no answer, the same amount refunded by somebody else was counted as this refund. */
function wasDoneLate({ tries }: PaymentOperation, answer: ProviderResult<RefundDone>): boolean {
  return tries > 0 && answer.ok && answer.status === 'done';
}

/**
 * A pending refund is left to the provider. A refund that may have been made is requested again only after the time in
 * which the provider would show it.
 */
function mayBeAskedAgain({ sources, gateway }: LeasedWork, { state, changedAt }: PaymentOperation): boolean {
  if (state === 'pending') return false;
  return state === 'asked' || sources.clock() - changedAt >= gateway.refundAgainAfter;
}
