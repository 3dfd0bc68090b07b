import type { CreatedPayment } from '@kontor/contract';
import type { PaymentAttempt, ProviderResult } from '@kontor/domain';
import { type Refused, refused } from '../../../http/refused.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import { attemptToPay, type CreatedAttempt, type Gateway, type PaymentPage } from '../providers/gateway.ts';
import { followNews } from '../settle/follow-news.ts';
import { keepLease } from '../settle/keep-lease.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { reportFailure } from '../settle/report-failure.ts';
import { endLease, LeaseLost } from '../store/leases.ts';
import type { LeasedAttempt } from '../store/payment-attempt.ts';

/** The address that Saferpay calls when something has happened (CONTRACT §9). */
export const saferpayNotifyPath = '/api/payment/saferpay/notify';

/** A new attempt that its provider has not heard of. */
export interface AttemptToBegin {
  readonly attempt: PaymentAttempt;
  /** The lease of this attempt, for the caller that contacts the provider. */
  readonly leased: LeasedAttempt;
  readonly placed: OrderWithState;
  /** Codes with which the provider refused earlier attempts of the order. */
  readonly refusedBefore: readonly string[];
}

/**
 * Creates a new attempt at its provider. Without an answer the request is sent once more under the same key. If there
 * is no answer again, the attempt stays open, and the next call continues or closes it. A refusal of this order closes
 * the attempt, and so does a provider that cannot be reached. The order stays.
 */
export async function beginAtProvider(
  sources: PaymentSources,
  gateway: Gateway,
  { attempt, leased, placed, refusedBefore }: AttemptToBegin,
): Promise<CreatedPayment | Refused> {
  const stopRenewing = keepLease(sources, leased);
  try {
    const answer = await makeAtProvider(gateway, attempt, pageOf(attempt, placed.order, refusedBefore));
    if (answer.ok) {
      const { providerRef, redirectUrl, expiresAt } = answer;
      await followNews(sources, leased, { kind: 'created', providerRef, expiresAt });
      await sources.providers.noteAnswer(attempt.provider, 'create');
      return redirectUrl === null ? { id: providerRef } : { redirectUrl };
    }
    await reportFailure(sources, attempt, 'create', answer);
    if (answer.kind !== 'unknown') await followNews(sources, leased, { kind: 'create refused', failure: answer });
    return answer.kind === 'refused' ? refused(409, 'payment-refused') : refused(503, 'payment-unavailable');
  } catch (error) {
    // Another call has begun a new attempt meanwhile, so this provider object is given to nobody.
    if (error instanceof LeaseLost) return refused(409, 'payment-busy');
    throw error;
  } finally {
    stopRenewing();
    await endLease(sources.database, leased);
  }
}

async function makeAtProvider(
  gateway: Gateway,
  attempt: PaymentAttempt,
  page: PaymentPage,
): Promise<ProviderResult<CreatedAttempt>> {
  const first = await gateway.create(attemptToPay(attempt), page);
  return !first.ok && first.kind === 'unknown' ? gateway.create(attemptToPay(attempt), page, 1) : first;
}

function pageOf(
  { id, returnUrl }: PaymentAttempt,
  order: OrderSnapshot,
  refusedBefore: readonly string[],
): PaymentPage {
  const notify = `${new URL(returnUrl).origin}${saferpayNotifyPath}/${id}`;
  return { order, refusedBefore, returnUrl, notifyUrl: { success: `${notify}/success`, fail: `${notify}/fail` } };
}
