import { createHash } from 'node:crypto';
import type { Cents, ProviderResult } from '@kontor/domain';
import { privateId } from '../../../../private-id.ts';
import type { MoneyOperation } from '../gateway.ts';
import { type JsonObject, requestJson } from '../http.ts';
import type { SaferpayAccount } from './account.ts';
import {
  type InitializedPage,
  readCapture,
  readPage,
  readTransaction,
  type SaferpayCapture,
  type SaferpayTransaction,
} from './answers.ts';
import { saferpayFailure } from './errors.ts';

/** The version is fixed, because it decides which fields exist. Raise it with care (PAYMENTS A2, A10). */
const specVersion = '1.53';

/** How a transaction is named: by exactly one of the two (PAYMENTS A7). */
export type TransactionReference = { readonly TransactionId: string } | { readonly OrderId: string };

/** The operation and the number of the try to which a call belongs. */
type Try = Pick<MoneyOperation, 'key' | 'retry'>;

type Answered<Answer> = Promise<ProviderResult<{ readonly answer: Answer }>>;

/**
 * The Saferpay calls that the shop uses (PAYMENTS A3). Each is one request. None may be repeated before the state was
 * read (PAYMENTS A2).
 */
export interface SaferpayClient {
  /** Makes a payment page; `page` is the request without header and terminal. */
  initialize(page: JsonObject, attempt: Try): Answered<InitializedPage>;
  /** Reads the result of a payment page. It must not be used for polling (PAYMENTS A5). */
  assert(token: string): Answered<SaferpayTransaction>;
  /** Reads a transaction that was once authorised (PAYMENTS A8). */
  inquire(reference: TransactionReference): Answered<SaferpayTransaction>;
  capture(reference: TransactionReference, amount: Cents, attempt: Try): Answered<SaferpayCapture>;
  /** Voids an authorisation. */
  cancel(reference: TransactionReference, attempt: Try): Answered<object>;
  /** Refunds money, never more than was captured. Two calls make two refunds. */
  refund(captureId: string, operation: MoneyOperation, description: string): Answered<SaferpayTransaction>;
}

/** Makes a client of Saferpay's JSON API. */
export function createSaferpayClient(account: SaferpayAccount): SaferpayClient {
  const { terminalId } = account;
  return {
    initialize: (page, attempt) =>
      ask(account, 'PaymentPage/Initialize', { TerminalId: terminalId, ...page }, readPage, attempt),
    assert: (token) => ask(account, 'PaymentPage/Assert', { Token: token }, readTransaction),
    inquire: (reference) => ask(account, 'Transaction/Inquire', { TransactionReference: reference }, readTransaction),
    capture: (reference, amount, attempt) =>
      ask(
        account,
        'Transaction/Capture',
        { TransactionReference: reference, Amount: euros(amount) },
        readCapture,
        attempt,
      ),
    cancel: (reference, attempt) =>
      ask(account, 'Transaction/Cancel', { TransactionReference: reference }, (body) => body, attempt),
    refund: (captureId, operation, description) =>
      ask(
        account,
        'Transaction/Refund',
        { CaptureReference: { CaptureId: captureId }, Refund: refundOf(operation, description) },
        readTransaction,
        operation,
      ),
  };
}

/** An amount in Saferpay's form: a string of cents. */
export function euros(amount: Cents): JsonObject {
  return { Value: String(amount), CurrencyCode: 'EUR' };
}

/** A key in Saferpay's form for ids: at most 50 characters that TWINT and a RequestId allow too (PAYMENTS A2, A4). */
export function saferpayId(key: string): string {
  return /^[\w.:-]{1,50}$/.test(key) ? key : createHash('sha256').update(key).digest('base64url');
}

/** Without the restriction, Saferpay would refund more than was captured (PAYMENTS A7). */
function refundOf({ amount, key }: MoneyOperation, description: string): JsonObject {
  const restriction = { RestrictRefundAmountToCapturedAmount: true };
  return { Amount: euros(amount), OrderId: saferpayId(key), Description: description, ...restriction };
}

async function ask<Answer>(
  account: SaferpayAccount,
  call: string,
  body: JsonObject,
  read: (body: JsonObject) => Answer | null,
  // Each inquiry is a new request, never a repeated one.
  attempt: Try = { key: privateId(), retry: 0 },
): Answered<Answer> {
  const path = `/Payment/v1/${call}`;
  const answered = await requestJson({
    method: 'POST',
    url: `${account.baseUrl.replace(/\/+$/, '')}${path}`,
    headers: headersOf(account),
    body: JSON.stringify({ RequestHeader: requestHeader(account, attempt), ...body }),
    timeLimit: account.timeLimit ?? 100_000,
  });
  if (!answered.ok) return answered;
  if (answered.status !== 200) return saferpayFailure(path, answered.status, answered.body);
  const answer = read(answered.body);
  if (answer !== null) return { ok: true, answer };
  const reason = `${path}: an answer with missing or odd fields`;
  return { ok: false, kind: 'unknown', code: 'odd-answer', reason, answer: { status: 200, is: 'json' } };
}

/** The RequestId stays the same in every try of an operation. The indicator counts the tries up to 9 (PAYMENTS A2). */
function requestHeader({ customerId }: SaferpayAccount, { key, retry }: Try): JsonObject {
  const RetryIndicator = Math.min(retry, 9);
  return { SpecVersion: specVersion, CustomerId: customerId, RequestId: saferpayId(key), RetryIndicator };
}

function headersOf({ username, password }: SaferpayAccount): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`,
  };
}
