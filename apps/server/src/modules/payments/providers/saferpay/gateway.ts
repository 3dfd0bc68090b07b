import type { CaptureDone, ProviderFailure, ProviderResult } from '@kontor/domain';
import { privateId } from '../../../../private-id.ts';
import { nothingAsked } from '../check-failure.ts';
import type { AttemptToPay, Gateway, MoneyOperation } from '../gateway.ts';
import type { SaferpayAccount } from './account.ts';
import { createSaferpayClient, euros, type SaferpayClient, type TransactionReference } from './client.ts';
import { pageOf } from './create-request.ts';
import { asRefusal, captureRefusal } from './errors.ts';
import { findRefund, refundAgainAfter, refundOnce } from './refunds.ts';
import { inquiredStatus } from './status.ts';

/** Payments on Saferpay's payment page (PAYMENTS A). */
export function createSaferpayGateway(account: SaferpayAccount): Gateway {
  const client = createSaferpayClient(account);
  return {
    provider: 'saferpay',
    reservesMoney: true,
    refundAgainAfter,
    async create(attempt, page, retry = 0) {
      const made = await client.initialize(pageOf(attempt, page), { key: `page:${attempt.id}`, retry });
      if (!made.ok) return made;
      const { token, redirectUrl, expiresAt } = made.answer;
      return { ok: true, providerRef: token, redirectUrl, expiresAt };
    },
    inquire: (attempt) => inquiredStatus(client, attempt),
    capture: (attempt, operation) => captureOnce(client, attempt, operation),
    void: (attempt, operation) => voidPayment(client, attempt, operation),
    refund: (attempt, operation) => refundOnce(client, attempt, operation),
    findRefund: (_attempt, operation) => findRefund(client, operation),
    check: () => areCredentialsGood(client),
    tryCreate: () => isTerminalGood(client, account),
  };
}

/** Codes that do not tell the transaction's state, so that it has to be read. */
const lookFirst = ['TRANSACTION_ALREADY_CAPTURED', 'TRANSACTION_IN_WRONG_STATE', 'ACTION_NOT_SUPPORTED'];

/** "Already captured" is a success. The capture is then read (PAYMENTS C3.5). */
async function captureOnce(
  client: SaferpayClient,
  attempt: AttemptToPay,
  operation: MoneyOperation,
): Promise<ProviderResult<CaptureDone>> {
  const captured = await client.capture(transactionOf(attempt), operation.amount, operation);
  if (captured.ok) {
    const { captureId, status } = captured.answer;
    return { ok: true, captureId, status: status === 'CAPTURED' ? 'captured' : 'pending' };
  }
  if (!lookFirst.includes(captured.code)) return captureRefusal(captured);
  const read = await client.inquire(transactionOf(attempt));
  if (!read.ok) return unread(captured, read);
  const { status, captureId } = read.answer;
  if (status === 'CAPTURED' && captureId !== null) return { ok: true, captureId, status: 'captured' };
  return status === 'CANCELED' ? captured : { ...captured, kind: 'unknown' };
}

/**
 * A transaction that is already cancelled counts as voided. One whose money has moved is refused as `captured` and
 * needs a refund (PAYMENTS A7).
 */
async function voidPayment(
  client: SaferpayClient,
  attempt: AttemptToPay,
  operation: Omit<MoneyOperation, 'amount'>,
): Promise<ProviderResult<object>> {
  const cancelled = await client.cancel(transactionOf(attempt), operation);
  if (cancelled.ok) return { ok: true };
  if (cancelled.code === 'TRANSACTION_ALREADY_CAPTURED') return { ...cancelled, code: 'captured' };
  if (!lookFirst.includes(cancelled.code)) return asRefusal(cancelled);
  const read = await client.inquire(transactionOf(attempt));
  if (!read.ok) return unread(cancelled, read);
  if (read.answer.status === 'CANCELED') return { ok: true };
  return read.answer.status === 'CAPTURED' ? { ...cancelled, kind: 'refused', code: 'captured' } : cancelled;
}

/**
 * The call was refused because of the transaction's state, and that state could not be read. So the outcome is unknown.
 */
function unread(refused: ProviderFailure, { reason }: ProviderFailure): ProviderFailure {
  return { ...refused, kind: 'unknown', reason: `${refused.reason}; then ${reason}` };
}

function transactionOf({ transactionId, reference }: AttemptToPay): TransactionReference {
  return transactionId === null ? { OrderId: reference } : { TransactionId: transactionId };
}

/**
 * Makes a payment page to which no payer is sent, and which expires by itself. No other call names the terminal. If
 * Saferpay refuses this page, because of the terminal, its contracts or the currency, it would refuse every payment.
 */
async function isTerminalGood(client: SaferpayClient, { baseUrl }: SaferpayAccount): Promise<ProviderResult<object>> {
  const page = {
    Payment: { Amount: euros(100), OrderId: checked, Description: checked },
    ReturnUrl: { Url: new URL(baseUrl).origin },
  };
  const made = await client.initialize(page, { key: privateId(), retry: 0 });
  if (made.ok) return { ok: true };
  const failure = nothingAsked(made);
  return made.kind === 'unknown' || failure.code === 'unreachable' ? failure : { ...failure, concerns: 'account' };
}

/** The reference of the shop's own test calls in Saferpay's records. */
const checked = 'kontor-check';

/** Asks for a transaction that cannot exist. The answer that it was not found shows that Saferpay knows the shop. */
async function areCredentialsGood(client: SaferpayClient): Promise<ProviderResult<object>> {
  const answer = await client.inquire({ OrderId: checked });
  return answer.ok || answer.code === 'TRANSACTION_NOT_FOUND' ? { ok: true } : nothingAsked(answer);
}
