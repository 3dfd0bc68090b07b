import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attempts,
  error,
  type ScriptedSaferpay,
  startScriptedSaferpay,
  transaction,
} from '../../testing/scripted-saferpay.ts';
import type { MoneyOperation } from '../gateway.ts';
import type { JsonObject } from '../http.ts';

let saferpay: ScriptedSaferpay;
beforeAll(async () => {
  saferpay = await startScriptedSaferpay();
});
afterAll(() => saferpay.stop());

const operation: MoneyOperation = { key: 'capture:a1', amount: 16645, retry: 0 };

describe('a capture', () => {
  const answer = (body: JsonObject) => ({ status: 200, body });

  test('is one request, by which its tries are counted', async () => {
    for (const retry of [0, 3, 12]) {
      saferpay.says(answer({ CaptureId: 'C1', Status: 'CAPTURED' }));
      const done = await saferpay.gateway.capture(attempts.authorized, { ...operation, retry });
      expect(done).toEqual({ ok: true, captureId: 'C1', status: 'captured' });
      expect(saferpay.heard[0]?.body).toEqual({
        RequestHeader: {
          ...{ SpecVersion: '1.53', CustomerId: '245001', RequestId: 'capture:a1' },
          RetryIndicator: Math.min(retry, 9),
        },
        TransactionReference: { TransactionId: 'T1' },
        Amount: { Value: '16645', CurrencyCode: 'EUR' },
      });
      expect(saferpay.calls()).toEqual(['Transaction/Capture']);
    }
  });

  test('may be decided later', async () => {
    saferpay.says(answer({ CaptureId: 'C1', Status: 'PENDING' }));
    expect(await saferpay.gateway.capture(attempts.authorized, operation)).toEqual({
      ok: true,
      captureId: 'C1',
      status: 'pending',
    });
  });

  test('that was done already is read', async () => {
    saferpay.says(error('TRANSACTION_ALREADY_CAPTURED'), transaction({ Status: 'CAPTURED', CaptureId: 'C1' }));
    expect(await saferpay.gateway.capture(attempts.authorized, operation)).toEqual({
      ok: true,
      captureId: 'C1',
      status: 'captured',
    });

    for (const unreadable of [{ status: 200, body: '<html>' }, error('AUTHENTICATION_FAILED', 401), transaction()]) {
      saferpay.says(error('TRANSACTION_ALREADY_CAPTURED'), unreadable);
      const unclear = await saferpay.gateway.capture(attempts.authorized, operation);
      expect(unclear).toMatchObject({ ok: false, kind: 'unknown', code: 'TRANSACTION_ALREADY_CAPTURED' });
    }
  });

  test('of what was voided is refused', async () => {
    saferpay.says(error('TRANSACTION_IN_WRONG_STATE'), transaction({ Status: 'CANCELED' }));
    expect(await saferpay.gateway.capture(attempts.authorized, operation)).toMatchObject({
      kind: 'refused',
      code: 'TRANSACTION_IN_WRONG_STATE',
    });
  });

  test.each([
    ['AMOUNT_INVALID', 402, 'refused', 'shop'],
    ['TRANSACTION_NOT_FOUND', 402, 'refused', 'shop'],
    ['TRANSACTION_DECLINED', 402, 'refused', undefined],
    ['VALIDATION_FAILED', 400, 'refused', 'shop'],
    ['PERMISSION_DENIED', 403, 'refused', 'account'],
    ['AUTHENTICATION_FAILED', 401, 'unavailable', undefined],
    ['COMMUNICATION_TIMEOUT', 402, 'unknown', undefined],
    ['INTERNAL_ERROR', 500, 'unknown', undefined],
  ])(
    'that is answered %s (%d) is %s, and concerns: %s [security: provider-refuses-capture]',
    async (code, status, kind, concerns) => {
      saferpay.says(error(code, status));
      const answered = await saferpay.gateway.capture(attempts.authorized, operation);
      expect(answered).toMatchObject({ ok: false, kind, code });
      expect(!answered.ok && answered.concerns).toBe(concerns);
      expect(saferpay.calls()).toEqual(['Transaction/Capture']);
    },
  );

  test('without its id is not known', async () => {
    saferpay.says(answer({ Status: 'CAPTURED' }));
    expect(await saferpay.gateway.capture(attempts.authorized, operation)).toMatchObject({
      kind: 'unknown',
      code: 'odd-answer',
    });
  });
});

describe('a void', () => {
  test.each([
    ['is done', [{ status: 200, body: { TransactionId: 'T1' } }], { ok: true }],
    ['was done', [error('TRANSACTION_IN_WRONG_STATE'), transaction({ Status: 'CANCELED' })], { ok: true }],
    ['is too late', [error('TRANSACTION_ALREADY_CAPTURED')], { kind: 'refused', code: 'captured' }],
    [
      'is too late in other words',
      [error('ACTION_NOT_SUPPORTED'), transaction({ Status: 'CAPTURED', CaptureId: 'C1' })],
      { kind: 'refused', code: 'captured' },
    ],
    [
      'is not possible now',
      [error('ACTION_NOT_SUPPORTED'), transaction({ Status: 'PENDING' })],
      { kind: 'refused', code: 'ACTION_NOT_SUPPORTED' },
    ],
    ['is unclear', [error('ACTION_NOT_SUPPORTED'), { status: 503, body: '' }], { kind: 'unknown' }],
    ['is not known', [error('INTERNAL_ERROR', 500)], { kind: 'unknown', code: 'INTERNAL_ERROR' }],
  ])('%s', async (_, answers, expected) => {
    saferpay.says(...answers);
    expect(await saferpay.gateway.void(attempts.authorized, { key: 'void:a1', retry: 0 })).toMatchObject(expected);
    expect(saferpay.calls()).toEqual(['Transaction/Cancel', 'Transaction/Inquire'].slice(0, answers.length));
  });
});

describe('the check of the credentials', () => {
  test.each([
    ['good', error('TRANSACTION_NOT_FOUND'), { ok: true }],
    ['wrong', error('AUTHENTICATION_FAILED', 401), { kind: 'unavailable', code: 'AUTHENTICATION_FAILED' }],
    ['wrong, and not said so', { status: 401, body: '' }, { kind: 'unavailable', code: 'http-401' }],
    ['of nobody we can ask', { status: 503, body: '' }, { kind: 'unavailable', code: 'unreachable' }],
    ['of one that does not know itself', error('INTERNAL_ERROR', 402), { kind: 'unavailable', code: 'unreachable' }],
    ['shown to somebody else', { status: 403, body: '<html>' }, { kind: 'unavailable', code: 'not-json' }],
    ['not taken as they are written', error('VALIDATION_FAILED'), { kind: 'unavailable', code: 'VALIDATION_FAILED' }],
  ])('says that they are %s', async (_, answer, expected) => {
    saferpay.says(answer);
    expect(await saferpay.gateway.check()).toMatchObject(expected);
    expect(saferpay.calls()).toEqual(['Transaction/Inquire']);
  });
});
