import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attempts,
  error,
  type ScriptedSaferpay,
  startScriptedSaferpay,
  transaction,
} from '../../testing/scripted-saferpay.ts';
import type { JsonObject } from '../http.ts';

let saferpay: ScriptedSaferpay;
beforeAll(async () => {
  saferpay = await startScriptedSaferpay();
});
afterAll(() => saferpay.stop());

describe('a refund', () => {
  const refund = { key: 'refund:r1', amount: 500, retry: 0 };
  const answer = (change: JsonObject = {}) =>
    transaction({ Type: 'REFUND', Id: 'R1', Amount: { Value: '500', CurrencyCode: 'EUR' }, ...change });
  const done = { ok: true, providerId: 'R1', status: 'done' };

  test('is held to what was captured, and captured itself', async () => {
    saferpay.says(answer(), { status: 200, body: { CaptureId: 'C2', Status: 'CAPTURED' } });
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toEqual(done);
    expect(saferpay.calls()).toEqual(['Transaction/Refund', 'Transaction/Capture']);
    expect(saferpay.heard[0]?.body).toMatchObject({
      CaptureReference: { CaptureId: 'C1' },
      Refund: {
        Amount: { Value: '500', CurrencyCode: 'EUR' },
        ...{ OrderId: 'refund:r1', Description: 'Erstattung zu 2026-000123-1' },
        RestrictRefundAmountToCapturedAmount: true,
      },
    });
    expect(saferpay.heard[1]?.body).toMatchObject({ TransactionReference: { TransactionId: 'R1' } });
  });

  test('that is captured at once needs nothing more', async () => {
    saferpay.says(answer({ Status: 'CAPTURED', CaptureId: 'C2' }));
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toEqual(done);
    expect(saferpay.calls()).toEqual(['Transaction/Refund']);
  });

  test.each([
    ['already', error('TRANSACTION_ALREADY_CAPTURED'), done],
    ['later', { status: 200, body: { CaptureId: 'C2', Status: 'PENDING' } }, { ...done, status: 'pending' }],
    ['perhaps', { status: 503, body: '' }, { ok: false, kind: 'unknown' }],
    ['by somebody else', error('AUTHENTICATION_FAILED', 401), { ok: false, kind: 'unknown' }],
    ['never', error('TRANSACTION_DECLINED'), { ok: false, kind: 'unknown' }],
  ])('exists when it is captured %s', async (_, capture, expected) => {
    saferpay.says(answer(), capture);
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toMatchObject(expected);
  });

  test('that was tried before is looked for, and not asked for twice', async () => {
    const again = { ...refund, retry: 1 };
    saferpay.says(answer({ Status: 'CAPTURED', CaptureId: 'C2' }));
    expect(await saferpay.gateway.refund(attempts.captured, again)).toEqual(done);
    expect(saferpay.calls()).toEqual(['Transaction/Inquire']);
    expect(saferpay.heard[0]?.body).toMatchObject({ TransactionReference: { OrderId: 'refund:r1' } });

    saferpay.says(error('TRANSACTION_NOT_FOUND'), answer({ Status: 'CAPTURED', CaptureId: 'C2' }));
    expect(await saferpay.gateway.refund(attempts.captured, again)).toEqual(done);
    expect(saferpay.calls()).toEqual(['Transaction/Inquire', 'Transaction/Refund']);

    saferpay.says({ status: 503, body: '' });
    expect(await saferpay.gateway.refund(attempts.captured, again)).toMatchObject({ kind: 'unknown' });
    expect(saferpay.calls()).toEqual(['Transaction/Inquire']);
  });

  test('of more than is left by its books is refused as made already, in its Backoffice', async () => {
    saferpay.says(error('AMOUNT_INVALID', 402));
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toMatchObject({
      ...{ ok: false, kind: 'refused', code: 'already-refunded' },
    });
    expect(saferpay.calls()).toEqual(['Transaction/Refund']);
  });

  test.each([
    ['PERMISSION_DENIED', 403, 'refused'],
    ['TRANSACTION_NOT_FOUND', 402, 'refused'],
    ['VALIDATION_FAILED', 400, 'refused'],
    ['UNEXPECTED_ERROR_BY_ACQUIRER', 402, 'unknown'],
  ])('that is answered %s (%d) is %s', async (code, status, kind) => {
    saferpay.says(error(code, status));
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toMatchObject({ ok: false, kind, code });
    expect(saferpay.calls()).toEqual(['Transaction/Refund']);
  });

  test('without the licence for it tells the operator what to do', async () => {
    saferpay.says(error('PERMISSION_DENIED', 403));
    expect(await saferpay.gateway.refund(attempts.captured, refund)).toMatchObject({
      reason:
        '/Payment/v1/Transaction/Refund: status 403, PERMISSION_DENIED; it needs the Saferpay Business licence: do it in the Saferpay Backoffice',
    });
  });

  test('of what was never captured is not asked for', async () => {
    saferpay.says();
    expect(await saferpay.gateway.refund(attempts.authorized, refund)).toMatchObject({
      kind: 'refused',
      code: 'not-captured',
    });
    expect(saferpay.calls()).toEqual([]);
  });

  test('of unknown outcome is found with what it still needs, or is not there', async () => {
    saferpay.says(answer(), { status: 200, body: { CaptureId: 'C2', Status: 'CAPTURED' } });
    const found = { ok: true, refund: { providerId: 'R1', status: 'done' } };
    expect(await saferpay.gateway.findRefund(attempts.captured, refund)).toEqual(found);
    expect(saferpay.calls()).toEqual(['Transaction/Inquire', 'Transaction/Capture']);

    saferpay.says(error('TRANSACTION_NOT_FOUND'));
    expect(await saferpay.gateway.findRefund(attempts.captured, refund)).toEqual({ ok: true, refund: null });

    saferpay.says(error('TRANSACTION_IN_WRONG_STATE'));
    expect(await saferpay.gateway.findRefund(attempts.captured, refund)).toMatchObject({ kind: 'unknown' });

    for (const other of [answer({ Type: 'PAYMENT' }), answer({ Amount: { Value: '501', CurrencyCode: 'EUR' } })]) {
      saferpay.says(other);
      expect(await saferpay.gateway.findRefund(attempts.captured, refund)).toMatchObject({
        kind: 'unknown',
        code: 'amount-differs',
      });
    }
    saferpay.says(answer({ Status: 'CANCELED' }));
    expect(await saferpay.gateway.findRefund(attempts.captured, refund)).toMatchObject({
      kind: 'refused',
      code: 'CANCELED',
    });
  });

  test('with a key that Saferpay could not take has an id that is made of it', async () => {
    const ids = [];
    for (const key of [`refund:${'x'.repeat(60)}`, `refund:${'x'.repeat(60)}`, 'refund:ü']) {
      saferpay.says(answer({ Status: 'CAPTURED', CaptureId: 'C2' }));
      await saferpay.gateway.refund(attempts.captured, { ...refund, key });
      const sent = JSON.stringify(saferpay.heard[0]?.body);
      const id = /"OrderId":"([^"]+)"/.exec(sent)?.[1];
      expect(sent).toContain(`"RequestId":"${id}"`);
      ids.push(id);
    }
    expect(ids).toEqual([ids[0], ids[0], expect.stringMatching(/^[\w-]{43}$/)]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
