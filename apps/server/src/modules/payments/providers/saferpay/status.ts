import type { ProviderFailure, ProviderResult, ProviderStatus, SeenMoney } from '@kontor/domain';
import type { AttemptToPay } from '../gateway.ts';
import type { SaferpayTransaction } from './answers.ts';
import type { SaferpayClient } from './client.ts';
import { isDeclined, isUndecided, undecided } from './errors.ts';

type Inquired = ProviderResult<{ readonly status: ProviderStatus }>;

/**
 * The status of an attempt. A known transaction is read by Inquire. Without one, or if Inquire does not know it (it
 * reads only transactions that were authorised, PAYMENTS A8), Assert reads the status by the page's token.
 */
export async function inquiredStatus(client: SaferpayClient, attempt: AttemptToPay): Promise<Inquired> {
  if (attempt.transactionId !== null) {
    const inquired = await client.inquire({ TransactionId: attempt.transactionId });
    if (inquired.ok) return seen(inquired.answer, attempt);
    if (inquired.code !== 'TRANSACTION_NOT_FOUND') return undecided(inquired);
  }
  if (attempt.providerRef === null) return notCreated;
  const asserted = await client.assert(attempt.providerRef);
  return asserted.ok ? seen(asserted.answer, attempt) : withoutTransaction(client, attempt, asserted);
}

const notCreated: ProviderFailure = {
  ...{ ok: false, kind: 'unknown', code: 'not-created' },
  reason: 'Saferpay has not told us a page of this attempt',
};

/** The status for Assert's error instead of a transaction (PAYMENTS A9). */
async function withoutTransaction(
  client: SaferpayClient,
  attempt: AttemptToPay,
  failure: ProviderFailure,
): Promise<Inquired> {
  const { code, payerMessage } = failure;
  const ended = { code, ...(payerMessage !== undefined && { payerMessage }) };
  if (code === 'TRANSACTION_NOT_STARTED') return answered({ state: 'redirected' });
  if (code === 'TRANSACTION_ABORTED') return answered({ state: 'cancelled', ...ended });
  if (isDeclined(code)) return answered({ state: 'failed', ...ended });
  if (isUndecided(code))
    return byReference(client, attempt, { state: 'pending', transactionId: attempt.transactionId });
  if (tokenGone.includes(code)) return byReference(client, attempt, { state: 'expired', ...ended });
  return undecided(failure);
}

/**
 * Codes of a token that Saferpay does not know, or no longer knows. An authorised transaction is still found by its
 * OrderId.
 */
const tokenGone = ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'TRANSACTION_NOT_FOUND'];

/** Looks for money by our unique OrderId before an attempt is given up or kept waiting (PAYMENTS A8). */
async function byReference(
  client: SaferpayClient,
  attempt: AttemptToPay,
  otherwise: ProviderStatus,
): Promise<Inquired> {
  const inquired = await client.inquire({ OrderId: attempt.reference });
  if (inquired.ok) return seen(inquired.answer, attempt);
  return inquired.code === 'TRANSACTION_NOT_FOUND' ? answered(otherwise) : undecided(inquired);
}

/**
 * The status of an attempt by its transaction. After a capture was requested, an authorised transaction means an
 * undecided capture.
 */
function seen(transaction: SaferpayTransaction, { captureId }: AttemptToPay): Inquired {
  const { type, status, id } = transaction;
  if (type !== 'PAYMENT')
    return { ok: false, kind: 'unknown', code: 'odd-answer', reason: 'A refund instead of a payment' };
  const money = moneyOf(transaction);
  if (status === 'CANCELED') return answered({ state: 'cancelled', code: 'CANCELED' });
  if (status === 'CAPTURED' && transaction.captureId !== null) {
    return answered({ state: 'captured', money, captureId: transaction.captureId, refunded: null });
  }
  if (captureId !== null) return answered({ state: 'capturing', money, captureId });
  return answered(status === 'AUTHORIZED' ? { state: 'authorized', money } : { state: 'pending', transactionId: id });
}

function moneyOf({ amount, currency, orderId, id, means, liabilityShift }: SaferpayTransaction): SeenMoney {
  return { amount, currency, reference: orderId, transactionId: id, means, liabilityShift };
}

function answered(status: ProviderStatus): Inquired {
  return { ok: true, status };
}
