import type { CreatedPayment } from '@kontor/contract';
import { type Refused, refused } from '../../../http/refused.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { CreatedAttempt, Gateway, GatewayFailure, GatewayResult, PaymentPage } from '../providers/gateway.ts';
import { keepLease } from '../settle/keep-lease.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { reportFailure } from '../settle/report-failure.ts';
import { type AttemptChange, changeHeld, LeaseLost, renewLease } from '../store/attempts.repository.ts';
import { aboutAttempt, insertFinding } from '../store/findings.repository.ts';
import { attemptToPay, type HeldAttempt, type PaymentAttempt } from '../store/payment-attempt.ts';
import { queueNextCheck } from '../store/payment-checks.ts';

/** Where Saferpay tells that something happened (CONTRACT §9). */
export const saferpayNotifyPath = '/api/payment/saferpay/notify';

/** A new attempt that its provider has not heard of. */
export interface AttemptToBegin {
  readonly attempt: PaymentAttempt;
  readonly placed: OrderWithState;
  /** Codes with which the provider refused earlier attempts of the order. */
  readonly refusedBefore: readonly string[];
}

/**
 * Has the provider make its object of a new attempt. Silence is asked once more, under the same key; then the attempt
 * stays as it is, and the next call goes on with it or closes it. A no, which is about this order alone, and a provider
 * that is not there close it; the order stays.
 */
export async function beginAtProvider(
  sources: PaymentSources,
  gateway: Gateway,
  { attempt, placed, refusedBefore }: AttemptToBegin,
): Promise<CreatedPayment | Refused> {
  const held = { id: attempt.id, lease: attempt.lease ?? '' };
  const stopRenewing = keepLease(sources, held);
  try {
    const answer = await makeAtProvider(gateway, attempt, pageOf(attempt, placed.order, refusedBefore));
    if (answer.ok) {
      const made = await noteMade(sources, held, answer);
      await sources.providers.noteAnswer(attempt.provider, 'create');
      return made;
    }
    await reportFailure(sources, attempt, 'create', answer);
    if (answer.kind !== 'unknown') await noteRefused(sources, held, attempt, answer);
    return answer.kind === 'refused' ? refused(409, 'payment-refused') : refused(503, 'payment-unavailable');
  } catch (error) {
    // Somebody has begun anew meanwhile: what was made here is handed out to nobody.
    if (error instanceof LeaseLost) return refused(409, 'payment-busy');
    throw error;
  } finally {
    stopRenewing();
    await renewLease(sources.database, held, null);
  }
}

async function makeAtProvider(
  gateway: Gateway,
  attempt: PaymentAttempt,
  page: PaymentPage,
): Promise<GatewayResult<CreatedAttempt>> {
  const first = await gateway.create(attemptToPay(attempt), page);
  return !first.ok && first.kind === 'unknown' ? gateway.create(attemptToPay(attempt), page, 1) : first;
}

function pageOf(
  { id, return_url: returnUrl }: PaymentAttempt,
  order: OrderSnapshot,
  refusedBefore: readonly string[],
): PaymentPage {
  const notify = `${new URL(returnUrl).origin}${saferpayNotifyPath}/${id}`;
  return { order, refusedBefore, returnUrl, notifyUrl: { success: `${notify}/success`, fail: `${notify}/fail` } };
}

async function noteMade(
  { database, clock }: PaymentSources,
  held: HeldAttempt,
  { providerRef, redirectUrl, expiresAt }: CreatedAttempt,
): Promise<CreatedPayment> {
  const made = { provider_ref: providerRef, expires_at: expiresAt, state: 'redirected' } as const;
  await database.transaction(async (transaction) => {
    const now = clock();
    await changeHeld(transaction, held, { ...made, changed_at: now });
    await queueNextCheck(transaction, held.id, now);
  });
  return redirectUrl === null ? { id: providerRef } : { redirectUrl };
}

function noteRefused(
  { database, clock }: PaymentSources,
  held: HeldAttempt,
  attempt: PaymentAttempt,
  { kind, code, reason }: GatewayFailure,
): Promise<void> {
  const failed: AttemptChange = { state: 'failed', failure_code: code, changed_at: clock() };
  return database.transaction(async (transaction) => {
    await changeHeld(transaction, held, failed);
    if (kind === 'refused') {
      // Tried again, it is refused again: once an order.
      const finding = aboutAttempt(attempt, 'create-refused', { code, reason });
      await insertFinding(transaction, { ...finding, about: attempt.order_id }, clock());
    }
  });
}
