import { alreadyRefunded, type ProviderFailure, type ProviderResult, type RefundDone } from '@kontor/domain';
import type { AttemptToPay, MoneyOperation } from '../gateway.ts';
import type { SaferpayTransaction } from './answers.ts';
import { type SaferpayClient, saferpayId } from './client.ts';
import { asRefusal, undecided } from './errors.ts';
import { refundOfOrder } from './texts/saferpay.de.ts';

/**
 * Saferpay says that its lookup may lag by some minutes, and does not say that a repeated RequestId is done once
 * (PAYMENTS A2): in milliseconds, what it does not show after that was not made.
 */
export const refundAgainAfter = 30 * 60_000;

/**
 * Refunds money. Saferpay refunds twice what is asked twice (PAYMENTS A2), so that every further try looks for the
 * refund first. One that is only authorised is captured at once: before that nothing is refunded (PAYMENTS A7). We
 * never ask for more than is left by our books: what Saferpay then finds too much has gone back in its Backoffice.
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

/** Looks for a refund by the OrderId that was made of its key. */
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

/** From here on the refund exists: whatever goes wrong with its capture, it must not be asked for again, but found. */
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
