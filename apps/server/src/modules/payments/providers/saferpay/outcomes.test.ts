import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplePage } from '../../testing/attempt.ts';
import { done, learned, type Paying, startPaying } from '../../testing/paying.ts';
import type { Gateway } from '../gateway.ts';
import { createSaferpayGateway } from './gateway.ts';

let paying: Paying;
let gateway: Gateway;
beforeAll(async () => {
  ({ gateway, ...paying } = await startPaying('saferpay', (origin) =>
    createSaferpayGateway({
      ...{ baseUrl: `${origin}/`, customerId: '245001', terminalId: '17925001' },
      ...{ username: 'API_245001_00000001', password: 'testpasswort' },
    }),
  ));
});
afterAll(() => paying.stop());

const hour = 3_600_000;

async function decided(outcome: string) {
  const attempt = await paying.create();
  await paying.decide(attempt, outcome);
  return attempt;
}

describe('what only Saferpay has: a payment', () => {
  test.each([
    ['authorized', true, 'VISA Saferpay Test xxxx xxxx xxxx 0001'],
    ['liability-shift-by-attempt', true, 'VISA Saferpay Test xxxx xxxx xxxx 0008'],
    ['no-liability-shift', false, 'VISA Saferpay Test xxxx xxxx xxxx 0009'],
  ])('by card, %s', async (outcome, liabilityShift, means) => {
    const attempt = await decided(outcome);
    expect(await paying.status(attempt)).toEqual({
      state: 'authorized',
      money: {
        ...{ amount: 16645, currency: 'EUR', reference: attempt.reference, means, liabilityShift },
        transactionId: expect.stringMatching(/^\w{28}$/),
      },
    });
  });

  test('that moved the money at once needs no capture, and can be refunded', async () => {
    const created = await decided('captured-at-once');
    const status = await paying.status(created);
    expect(status).toMatchObject({
      state: 'captured',
      money: { means: 'Wero', liabilityShift: null },
      refunded: null,
    });
    const attempt = learned(created, status);
    expect(await paying.capture(attempt)).toEqual({ ok: true, captureId: attempt.captureId, status: 'captured' });
    const refund = await gateway.refund(attempt, { key: 'refund:wero', amount: 16645, retry: 0 });
    expect(refund).toMatchObject({ ok: true, status: 'done' });
    expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 16645, captures: 1 });
  });

  test.each([
    ['3ds-failed', '3DS_AUTHENTICATION_FAILED'],
    ['soft-declined', 'PAYER_AUTHENTICATION_REQUIRED'],
    ['risk-blocked', 'BLOCKED_BY_RISK_MANAGEMENT'],
  ])('that is %s', async (outcome, code) => {
    expect(await paying.status(await decided(outcome))).toMatchObject({ state: 'failed', code });
  });

  test('that is declined says what the payer may read', async () => {
    expect(await paying.status(await decided('declined'))).toEqual({
      state: 'failed',
      code: 'TRANSACTION_DECLINED',
      payerMessage: 'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie ein anderes Zahlungsmittel.',
    });
  });

  test('that was authorised is found when Assert breaks down over it', async () => {
    const attempt = await decided('error-but-authorized');
    expect(await paying.status(attempt)).toMatchObject({ state: 'authorized', money: { amount: 16645 } });
  });

  test('that was authorised is found when its token is too old, or not known', async () => {
    const attempt = await decided('authorized');
    const forgotten = { ...attempt, providerRef: 'unknown-token' };
    expect(await paying.status(forgotten)).toMatchObject({ state: 'authorized' });
    await paying.pass(24 * hour);
    expect(await paying.status(attempt)).toMatchObject({ state: 'authorized' });

    const never = { ...paying.attempt(), providerRef: 'unknown-token' };
    expect(await paying.status(never)).toEqual({ state: 'expired', code: 'TOKEN_INVALID' });
  });

  test('that waits for its bank can be asked about for 120 hours', async () => {
    const attempt = await paying.create();
    await paying.decide(attempt, 'pending-then-failed', { seconds: 3600 });
    const pending = await paying.status(attempt);
    expect(pending).toEqual({ state: 'pending', transactionId: expect.stringMatching(/^\w{28}$/) });
    const known = { ...attempt, transactionId: pending.state === 'pending' ? pending.transactionId : null };
    expect(await paying.status(known)).toEqual(pending);
    await paying.pass(119 * hour);
    expect(await paying.status(known)).toMatchObject({ state: 'failed', code: 'TRANSACTION_DECLINED' });
  });

  test('on another page than the first, after an answer that was lost, is the one that counts [security: provider-answer-lost]', async () => {
    await paying.arrange({ seconds: 0, api: { create: 'timeout-after-effect' } });
    const attempt = paying.attempt();
    expect(await gateway.create(attempt, examplePage())).toMatchObject({ kind: 'unknown', code: 'connection-lost' });
    const { providerRef } = done(await gateway.create(attempt, examplePage()));
    await paying.decide({ ...attempt, providerRef }, 'authorized');
    expect(await paying.status({ ...attempt, providerRef })).toMatchObject({ state: 'authorized' });
  });
});

test('without the Business licence the operator learns where to refund the money', async () => {
  const attempt = await paying.captured();
  const licence = (business: boolean) =>
    fetch(`${paying.origin}/control/saferpay/licence`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ business }),
    });
  await licence(false);
  const operation = { key: `refund:${attempt.id}`, amount: 500, retry: 0 };
  expect(await gateway.refund(attempt, operation)).toMatchObject({
    kind: 'refused',
    code: 'PERMISSION_DENIED',
    reason: expect.stringContaining('Saferpay Backoffice'),
  });
  expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
  await licence(true);
  expect(await gateway.refund(attempt, operation)).toMatchObject({ ok: true, status: 'done' });
});

test('a refund whose capture got lost is found, and finished [security: provider-odd-answer]', async () => {
  const attempt = await paying.captured();
  await paying.arrangeFor(attempt, { seconds: 0, api: { capture: 'html' } });
  const operation = { key: `refund:${attempt.id}`, amount: 500, retry: 0 };
  expect(await gateway.refund(attempt, operation)).toMatchObject({ kind: 'unknown', code: 'not-json' });
  const found = await gateway.findRefund(attempt, { ...operation, retry: 1 });
  expect(found).toMatchObject({ ok: true, refund: { status: 'done' } });
  expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 500, captures: 1 });
});
