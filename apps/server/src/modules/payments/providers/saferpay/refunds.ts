import { alreadyRefunded, type ProviderFailure, type ProviderResult, type RefundDone } from '@kontor/domain';
import type { AttemptToPay, MoneyOperation } from '../gateway.ts';
import type { SaferpayTransaction } from './answers.ts';
import { type SaferpayClient, saferpayId } from './client.ts';
import { asRefusal, undecided } from './errors.ts';
import { refundOfOrder } from './texts/saferpay.de.ts';

/**
 * Time in milliseconds after which a refund that Saferpay does not show was not made. Saferpay says that its lookup may
 * lag by some minutes. It does not say that a repeated RequestId is carried out only once (PAYMENTS A2).
 */
export const refundAgainAfter = 30 * 60_000;

/**
 * Refunds money. Two requests make two refunds at Saferpay (PAYMENTS A2), so that every further try looks for the
 * refund first. A refund that is only authorised is captured at once, because before that no money is refunded
 * (PAYMENTS A7). The shop never requests more than is left in its books: if Saferpay finds it too much, money was
 * refunded in Saferpay's Backoffice.
 */
export async function refundOnce(
  client: SaferpayClient,
  attempt: AttemptToPay,
  operation: MoneyOperation,
): Promise<ProviderResult<RefundDone>> {
  if (attempt.captureId === null) return notCaptured;
  if (operation.retry > 0) {
    const found = await findRefund(client, operation);
    if (!found.ok) return found;
    if (found.refund) return { ok: true, ...found.refund };
  }
  const refunded = await client.refund(attempt.captureId, operation, refundOfOrder(attempt.reference));
  if (refunded.ok) return completed(client, refunded.answer, operation);
  return refunded.code === 'AMOUNT_INVALID' ? { ...refunded, code: alreadyRefunded } : asRefusal(refunded);
}

const notCaptured: ProviderFailure = {
  ...{ ok: false, kind: 'refused', code: 'not-captured' },
  reason: 'Nothing was captured that could be refunded',
};

/** Looks for a refund by the OrderId that was derived from its key. */
export async function findRefund(
  client: SaferpayClient,
  operation: MoneyOperation,
): Promise<ProviderResult<{ readonly refund: RefundDone | null }>> {
  const inquired = await client.inquire({ OrderId: saferpayId(operation.key) });
  if (!inquired.ok) return inquired.code === 'TRANSACTION_NOT_FOUND' ? { ok: true, refund: null } : undecided(inquired);
  const refund = await completed(client, inquired.answer, operation);
  return refund.ok ? { ok: true, refund: { providerId: refund.providerId, status: refund.status } } : refund;
}

async function completed(
  client: SaferpayClient,
  refund: SaferpayTransaction,
  operation: MoneyOperation,
): Promise<ProviderResult<RefundDone>> {
  const { type, status, id: providerId, amount, currency } = refund;
  if (type !== 'REFUND' || amount !== operation.amount || currency !== 'EUR') {
    return {
      ok: false,
      kind: 'unknown',
      code: 'amount-differs',
      reason: 'Saferpay has another refund than was asked for',
    };
  }
  if (status === 'CAPTURED') return { ok: true, providerId, status: 'done' };
  if (status === 'PENDING') return { ok: true, providerId, status: 'pending' };
  if (status === 'CANCELED') return { ok: false, kind: 'refused', code: status, reason: 'The refund was cancelled' };
  return captured(client, providerId, operation);
}

/** From here on the refund exists. If its capture fails, the refund must be looked up and not requested again. */
async function captured(
  client: SaferpayClient,
  providerId: string,
  { key, amount, retry }: MoneyOperation,
): Promise<ProviderResult<RefundDone>> {
  const answer = await client.capture({ TransactionId: providerId }, amount, { key: `capture-of:${key}`, retry });
  if (answer.ok) return { ok: true, providerId, status: answer.answer.status === 'CAPTURED' ? 'done' : 'pending' };
  if (answer.code === 'TRANSACTION_ALREADY_CAPTURED') return { ok: true, providerId, status: 'done' };
  return { ...answer, kind: 'unknown' };
}
