import type { ProviderStatus } from '@kontor/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleAttempt } from '../../testing/attempt.ts';
import {
  attempts,
  error,
  type ScriptedSaferpay,
  startScriptedSaferpay,
  transaction,
} from '../../testing/scripted-saferpay.ts';

let saferpay: ScriptedSaferpay;
beforeAll(async () => {
  saferpay = await startScriptedSaferpay();
});
afterAll(() => saferpay.stop());

async function statusOf(attempt = attempts.started): Promise<ProviderStatus> {
  const inquired = await saferpay.gateway.inquire(attempt);
  if (!inquired.ok) throw new Error(`${inquired.kind}: ${inquired.reason}`);
  return inquired.status;
}

const money = {
  ...{ amount: 16645, currency: 'EUR', reference: '2026-000123-1', transactionId: 'T1' },
  ...{ means: 'Wero', liabilityShift: null },
};

describe('how an attempt stands', () => {
  test('without a page there is nothing to ask', async () => {
    saferpay.says();
    expect(await saferpay.gateway.inquire(exampleAttempt())).toMatchObject({ kind: 'unknown', code: 'not-created' });
    expect(saferpay.calls()).toEqual([]);
  });

  test.each<[string, ReturnType<typeof transaction>, ProviderStatus]>([
    ['authorised by a method of next year', transaction(), { state: 'authorized', money }],
    [
      'authorised by a card with a liable bank',
      transaction(
        {},
        {
          PaymentMeans: { Brand: { Name: 'VISA' }, DisplayText: 'xxxx 0001', Card: { MaskedNumber: '9010…' } },
          Liability: { LiabilityShift: true, ThreeDs: { Authenticated: false } },
        },
      ),
      { state: 'authorized', money: { ...money, means: 'VISA xxxx 0001', liabilityShift: true } },
    ],
    [
      'authorised by a card of which nothing is said',
      transaction({}, { PaymentMeans: { Card: {} } }),
      { state: 'authorized', money: { ...money, means: null, liabilityShift: false } },
    ],
    [
      'captured at once',
      transaction({ Status: 'CAPTURED', CaptureId: 'C1' }),
      { state: 'captured', money, captureId: 'C1', refunded: null },
    ],
    ['not decided', transaction({ Status: 'PENDING' }), { state: 'pending', transactionId: 'T1' }],
    ['voided', transaction({ Status: 'CANCELED' }), { state: 'cancelled', code: 'CANCELED' }],
    [
      'another amount and currency of another order, which the core compares',
      transaction({ Amount: { Value: '1', CurrencyCode: 'CHF' }, OrderId: 'X' }),
      { state: 'authorized', money: { ...money, amount: 1, currency: 'CHF', reference: 'X' } },
    ],
  ])('%s', async (_, answer, expected) => {
    saferpay.says(answer);
    expect(await statusOf()).toEqual(expected);
    expect(saferpay.heard[0]?.body).toMatchObject({ Token: 'token-1' });
    expect(saferpay.calls()).toEqual(['PaymentPage/Assert']);
  });

  test.each<[string, ProviderStatus]>([
    ['TRANSACTION_NOT_STARTED', { state: 'redirected' }],
    ['TRANSACTION_ABORTED', { state: 'cancelled', code: 'TRANSACTION_ABORTED' }],
    ...[
      ...['TRANSACTION_DECLINED', 'GENERAL_DECLINED', 'CARD_CHECK_FAILED', 'UPDATE_CARD_INFORMATION'],
      ...['BLOCKED_BY_RISK_MANAGEMENT', '3DS_AUTHENTICATION_FAILED', 'CONDITION_NOT_SATISFIED'],
      'PAYER_AUTHENTICATION_REQUIRED',
    ].map((code): [string, ProviderStatus] => [code, { state: 'failed', code }]),
  ])('%s', async (name, expected) => {
    saferpay.says(error(name));
    expect(await statusOf()).toEqual(expected);
  });

  test('the provider’s message for the payer is passed on', async () => {
    saferpay.says(error('TRANSACTION_DECLINED', 402, { PayerMessage: ' Ihre Karte ist abgelaufen. ' }));
    const payerMessage = 'Ihre Karte ist abgelaufen.';
    expect(await statusOf()).toEqual({ state: 'failed', code: 'TRANSACTION_DECLINED', payerMessage });
  });

  test.each<[string, number, ProviderStatus]>([
    ...['COMMUNICATION_TIMEOUT', 'COMMUNICATION_FAILED', 'UNEXPECTED_ERROR_BY_ACQUIRER', 'INTERNAL_ERROR'].flatMap(
      (code) =>
        [402, 500].map((status): [string, number, ProviderStatus] => [
          ...([code, status] as const),
          { state: 'pending', transactionId: null },
        ]),
    ),
    ...['TOKEN_EXPIRED', 'TOKEN_INVALID'].map((code): [string, number, ProviderStatus] => [
      ...([code, 402] as const),
      { state: 'expired', code },
    ]),
  ])('%s (%d): the money is looked for by our reference first', async (name, status, without) => {
    saferpay.says(error(name, status), transaction());
    expect(await statusOf()).toEqual({ state: 'authorized', money });
    expect(saferpay.calls()).toEqual(['PaymentPage/Assert', 'Transaction/Inquire']);
    expect(saferpay.heard[1]?.body).toMatchObject({ TransactionReference: { OrderId: '2026-000123-1' } });

    saferpay.says(error(name, status), error('TRANSACTION_NOT_FOUND'));
    expect(await statusOf()).toEqual(without);

    saferpay.says(error(name, status), { status: 502, body: 'down' });
    expect(await saferpay.gateway.inquire(attempts.started)).toMatchObject({ kind: 'unknown', code: 'http-502' });
  });

  test.each([
    ['AUTHENTICATION_FAILED', 401, 'unavailable'],
    ['PERMISSION_DENIED', 403, 'unavailable'],
    ['NO_CONTRACT', 402, 'unknown'],
    ['TRANSACTION_IN_WRONG_STATE', 402, 'unknown'],
    ['A_NAME_OF_NEXT_YEAR', 402, 'unknown'],
  ])('%s (%d) says nothing of the payment', async (code, status, kind) => {
    saferpay.says(error(code, status));
    expect(await saferpay.gateway.inquire(attempts.started)).toMatchObject({ ok: false, kind, code });
    expect(saferpay.calls()).toEqual(['PaymentPage/Assert']);
  });

  test.each([
    ['no transaction', { status: 200, body: {} }],
    ['a list', { status: 200, body: { Transaction: [] } }],
    ['a new status', transaction({ Status: 'SETTLED' })],
    ['no id', transaction({ Id: undefined })],
    ['an amount as a number', transaction({ Amount: { Value: 16645, CurrencyCode: 'EUR' } })],
    ['an amount in euros', transaction({ Amount: { Value: '166.45', CurrencyCode: 'EUR' } })],
    ['an amount with a sign', transaction({ Amount: { Value: '-16645', CurrencyCode: 'EUR' } })],
    ['an amount beyond all shops', transaction({ Amount: { Value: '9'.repeat(16), CurrencyCode: 'EUR' } })],
    ['no currency', transaction({ Amount: { Value: '16645' } })],
    ['a capture without its id', transaction({ Status: 'CAPTURED' })],
    ['a refund', transaction({ Type: 'REFUND' })],
    ['an error without a name', { status: 400, body: { message: 'Frau Gruber' } }],
  ])('with %s is not known', async (_, answer) => {
    saferpay.says(answer);
    expect(await saferpay.gateway.inquire(attempts.started)).toMatchObject({
      ok: false,
      kind: 'unknown',
      code: 'odd-answer',
    });
  });

  test('a known transaction is read by its id, and one that Inquire does not know by the token', async () => {
    saferpay.says(transaction());
    expect(await statusOf(attempts.authorized)).toEqual({ state: 'authorized', money });
    expect(saferpay.calls()).toEqual(['Transaction/Inquire']);
    expect(saferpay.heard[0]?.body).toMatchObject({ TransactionReference: { TransactionId: 'T1' } });

    saferpay.says(error('TRANSACTION_NOT_FOUND'), error('TRANSACTION_DECLINED'));
    expect(await statusOf(attempts.authorized)).toEqual({ state: 'failed', code: 'TRANSACTION_DECLINED' });
    expect(saferpay.calls()).toEqual(['Transaction/Inquire', 'PaymentPage/Assert']);

    saferpay.says({ status: 200, body: '<html>' });
    expect(await saferpay.gateway.inquire(attempts.authorized)).toMatchObject({ kind: 'unknown', code: 'not-json' });
    expect(saferpay.calls()).toEqual(['Transaction/Inquire']);
  });

  test('after a capture was requested, an uncaptured payment is on its way', async () => {
    saferpay.says(transaction({ Status: 'PENDING' }));
    expect(await statusOf(attempts.captured)).toEqual({ state: 'capturing', money, captureId: 'C1' });
  });
});
