import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleAttempt, examplePage } from '../../testing/attempt.ts';
import { type Answer, refusalAnswer, tokenAnswer } from '../../testing/paypal-answers.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import { createPaypalGateway } from './gateway.ts';

/** Rare behaviour of PayPal, by a script. The usual behaviour is tested in paypal-sandbox.test.ts. */

let paypal: ScriptedProvider;

beforeAll(async () => {
  paypal = await startScriptedProvider();
});
afterAll(() => paypal.stop());

/** A gateway to a PayPal that gives a token, then these answers in this order, and then cuts the connection. */
function gatewayOf(...answers: Answer[]) {
  paypal.says(tokenAnswer, ...answers);
  const settings = { clientId: 'client', clientSecret: 'secret', clock: () => 1_000_000 };
  return createPaypalGateway({ apiBase: paypal.origin, ...settings, timeLimit: 2000 });
}

const calls = () => paypal.heard.slice(1).map(({ method, path }) => `${method} ${path}`);
const toRead = 'GET /v2/checkout/orders/O1';
const toRefund = 'POST /v2/payments/captures/C1/refund';

const unpaid = exampleAttempt({ amount: 16646 });
const attempt = { ...unpaid, providerRef: 'O1' };
const paid = { ...attempt, captureId: 'C1' };
const taking = { key: `capture:${attempt.id}`, amount: attempt.amount, retry: 0 };
const giving = { key: 'refund:7', amount: 1000, retry: 0 };

const eur = (value: string) => ({ currency_code: 'EUR', value });
const refused = (issue: string) => refusalAnswer(422, 'UNPROCESSABLE_ENTITY', issue);
const lapsed = refusalAnswer(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const forbidden = refusalAnswer(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');

function order(status: string, captureStatus?: string, refunds: object[] = []): Answer {
  const capture = { id: 'C1', status: captureStatus, amount: eur('166.46'), invoice_id: '2026-000123-1' };
  const payments = captureStatus === undefined ? {} : { captures: [capture], refunds };
  return { status: 200, body: { id: 'O1', status, purchase_units: [{ amount: eur('166.46'), payments }] } };
}

describe('create', () => {
  test('leaves out goods and address when PayPal does not like them, under a key of its own', async () => {
    const created = { ok: true, providerRef: 'O1', redirectUrl: null, expiresAt: 1_000_000 + 3 * 3_600_000 };
    const gateway = gatewayOf(refused('POSTAL_CODE_REQUIRED'), order('CREATED'));
    expect(await gateway.create(unpaid, examplePage())).toEqual(created);
    const [, full, plain] = paypal.heard;
    expect(full).toMatchObject({
      headers: { 'paypal-request-id': `order:${attempt.id}` },
      body: { purchase_units: [{ shipping: {}, items: [{}, {}, {}], amount: eur('166.46') }] },
    });
    expect(plain).toMatchObject({
      headers: { 'paypal-request-id': `order:${attempt.id}:plain` },
      body: { purchase_units: [{ custom_id: attempt.id, amount: eur('166.46') }] },
    });
    expect(JSON.stringify(plain?.body)).not.toMatch(/"(items|shipping|breakdown)"/);
  });

  test.each(['SHIPPING_ADDRESS_INVALID', 'CITY_REQUIRED', 'ITEM_TOTAL_MISMATCH'])(
    'sends neither goods nor address where an earlier attempt of the order was refused for them: %s',
    async (code) => {
      const gateway = gatewayOf(order('CREATED'));
      const again = examplePage({ refusedBefore: ['INSTRUMENT_DECLINED', code] });
      expect(await gateway.create(unpaid, again)).toMatchObject({ ok: true, providerRef: 'O1' });
      expect(calls()).toEqual(['POST /v2/checkout/orders']);
      const [, plain] = paypal.heard;
      expect(plain?.headers).toMatchObject({ 'paypal-request-id': `order:${attempt.id}:plain` });
      expect(JSON.stringify(plain?.body)).not.toMatch(/"(items|shipping|breakdown)"/);
    },
  );

  test('sends them again where only the payer’s instrument was refused, and asks once where the plain order is refused', async () => {
    await gatewayOf(order('CREATED')).create(unpaid, examplePage({ refusedBefore: ['INSTRUMENT_DECLINED'] }));
    expect(paypal.heard[1]?.body).toMatchObject({ purchase_units: [{ shipping: {}, items: [{}, {}, {}] }] });
    const gateway = gatewayOf(refused('CITY_REQUIRED'));
    const answer = await gateway.create(unpaid, examplePage({ refusedBefore: ['CITY_REQUIRED'] }));
    expect(answer).toMatchObject({ kind: 'refused', code: 'CITY_REQUIRED' });
    expect(calls()).toEqual(['POST /v2/checkout/orders']);
  });

  test('that is refused for the payment is refused, for the account PayPal is not to be had', async () => {
    const ask = (answer: Answer) => gatewayOf(answer).create(unpaid, examplePage());
    expect(await ask(refused('DUPLICATE_INVOICE_ID'))).toMatchObject({ kind: 'refused', code: 'DUPLICATE_INVOICE_ID' });
    expect(await ask(refused('PAYEE_ACCOUNT_RESTRICTED'))).toMatchObject({ kind: 'unavailable' });
    expect(await ask(forbidden)).toMatchObject({ kind: 'unavailable', code: 'PERMISSION_DENIED' });
    expect(calls()).toEqual(['POST /v2/checkout/orders']);
  });
});

describe('inquire', () => {
  test('without an order asks nothing', async () => {
    expect(await gatewayOf().inquire(unpaid)).toMatchObject({ ok: false, kind: 'unknown', code: 'not-created' });
    expect(paypal.heard).toEqual([]);
  });

  test('of a lapsed order is expired, unless we know of a capture, which is then asked for', async () => {
    const capture = { id: 'C1', status: 'PARTIALLY_REFUNDED', amount: eur('166.46'), invoice_id: '2026-000123-1' };
    const expired = { state: 'expired', code: 'INVALID_RESOURCE_ID' };
    expect(await gatewayOf(lapsed).inquire(attempt)).toEqual({ ok: true, status: expired });
    expect(await gatewayOf(lapsed, { status: 200, body: capture }).inquire(paid)).toMatchObject({
      ...{ ok: true, status: { state: 'captured', captureId: 'C1', refunded: null, money: { amount: 16646 } } },
    });
    expect(calls()).toEqual([toRead, 'GET /v2/payments/captures/C1']);
  });

  test.each<[string, Answer[]]>([
    ['another one’s 404', [{ status: 404, body: {} }]],
    ['neither order nor capture', [lapsed, lapsed]],
    ['a refusal', [forbidden]],
    ['a paid order without a capture', [order('COMPLETED')]],
  ])('that is answered by %s leaves it open', async (_, answers) => {
    expect(await gatewayOf(...answers).inquire(paid)).toMatchObject({ ok: false, kind: 'unknown' });
  });
});

describe('capture', () => {
  const before = refused('ORDER_ALREADY_CAPTURED');

  test('that was done before is read', async () => {
    const capture = (read: Answer) => gatewayOf(before, read).capture(attempt, taking);
    const done = { ok: true, captureId: 'C1' };
    expect(await capture(order('COMPLETED', 'COMPLETED'))).toEqual({ ...done, status: 'captured' });
    expect(await capture(order('COMPLETED', 'PARTIALLY_REFUNDED'))).toEqual({ ...done, status: 'captured' });
    expect(await capture(order('COMPLETED', 'PENDING'))).toEqual({ ...done, status: 'pending' });
    expect(await capture(order('COMPLETED', 'DECLINED'))).toMatchObject({ kind: 'refused', code: 'CAPTURE_DECLINED' });
  });

  test.each<[string, Answer[]]>([
    ['silence', []],
    ['a 404', [lapsed]],
    ['a refusal', [forbidden]],
    ['an order that is only approved', [order('APPROVED')]],
    ['an order without captures', [order('COMPLETED')]],
  ])('that was done before, and reads as %s, is unknown and never a no', async (_, read) => {
    expect(await gatewayOf(before, ...read).capture(attempt, taking)).toMatchObject({ ok: false, kind: 'unknown' });
  });

  test.each([
    ['INSTRUMENT_DECLINED', undefined],
    ['PAYER_ACCOUNT_RESTRICTED', undefined],
    ['TRANSACTION_REFUSED', undefined],
    ['DUPLICATE_INVOICE_ID', 'shop'],
    ['PAYEE_BLOCKED_TRANSACTION', 'shop'],
    ['WHAT_NOBODY_HAS_HEARD_OF', 'shop'],
    ['PAYEE_ACCOUNT_RESTRICTED', 'account'],
    ['PERMISSION_DENIED', 'account'],
  ])('that is refused as %s concerns: %s [security: provider-refuses-capture]', async (code, concerns) => {
    const answered = await gatewayOf(refused(code)).capture(attempt, taking);
    expect(answered).toMatchObject({ kind: 'refused', code });
    expect(!answered.ok && answered.concerns).toBe(concerns);
  });

  test('that comes back declined is refused, and one without captures is unknown', async () => {
    const capture = (answer: Answer) => gatewayOf(answer).capture(attempt, taking);
    expect(await capture(order('COMPLETED', 'DECLINED'))).toMatchObject({ kind: 'refused', code: 'CAPTURE_DECLINED' });
    expect(await capture(order('COMPLETED'))).toMatchObject({ kind: 'unknown', code: 'odd-answer' });
    expect(await capture(lapsed)).toMatchObject({ kind: 'refused', code: 'INVALID_RESOURCE_ID' });
  });
});

describe('refund', () => {
  const reference = '2026-000123-1-Rbbb4370e';
  const earlier = { id: 'R1', status: 'COMPLETED', amount: eur('10.00'), invoice_id: reference };
  const done = { providerId: 'R1', status: 'done' };

  test('says what it refunds and for what, under a reference of its own', async () => {
    expect(await gatewayOf({ status: 201, body: earlier }).refund(paid, giving)).toEqual({ ok: true, ...done });
    const note_to_payer = 'Erstattung zu 2026-000123-1';
    expect(paypal.heard.at(-1)).toMatchObject({
      headers: { 'paypal-request-id': 'refund:7' },
      body: { amount: eur('10.00'), invoice_id: reference, custom_id: paid.id, note_to_payer },
    });
  });

  test.each([
    ['CAPTURE_FULLY_REFUNDED', 'already-refunded'],
    ['REFUND_AMOUNT_EXCEEDED', 'already-refunded'],
    ['DUPLICATE_INVOICE_ID', 'DUPLICATE_INVOICE_ID'],
  ])(
    'that PayPal has forgotten the key of is found by its reference when it says %s; else it is %s',
    async (issue, code) => {
      const other = { ...earlier, id: 'R0', invoice_id: 'other' };
      const gateway = gatewayOf(refused(issue), order('COMPLETED', 'REFUNDED', [other, earlier]));
      expect(await gateway.refund(paid, giving)).toEqual({ ok: true, ...done });
      const others = gatewayOf(refused(issue), order('COMPLETED', 'REFUNDED', [other]));
      expect(await others.refund(paid, giving)).toMatchObject({ kind: 'refused', code });
      expect(await gatewayOf(refused(issue)).refund(paid, giving)).toMatchObject({ ok: false, kind: 'unknown' });
    },
  );

  test.each<[string, object, object]>([
    ['pending', { status: 'PENDING' }, { ok: true, providerId: 'R1', status: 'pending' }],
    ['failed', { status: 'FAILED' }, { ok: false, kind: 'refused', code: 'REFUND_FAILED' }],
    ['cancelled', { status: 'CANCELLED' }, { ok: false, kind: 'refused', code: 'REFUND_CANCELLED' }],
    ['of another amount', { amount: eur('9.99') }, { ok: false, kind: 'unknown', code: 'odd-answer' }],
    ['new to us', { status: 'NEW' }, { ok: false, kind: 'unknown', code: 'odd-answer' }],
  ])('that is %s is reported as such', async (_, change, told) => {
    const body = { ...earlier, ...change };
    expect(await gatewayOf({ status: 201, body }).refund(paid, giving)).toMatchObject(told);
  });

  test('that the account may not make is refused, and none is asked for without a capture', async () => {
    expect(await gatewayOf(forbidden).refund(paid, giving)).toMatchObject({
      kind: 'refused',
      code: 'PERMISSION_DENIED',
    });
    expect(await gatewayOf().refund(attempt, giving)).toMatchObject({ kind: 'refused', code: 'not-captured' });
    expect(paypal.heard).toEqual([]);
  });

  test('is looked for in the order, and never made by looking', async () => {
    const look = (...answers: Answer[]) => gatewayOf(...answers).findRefund(paid, giving);
    expect(await look(order('COMPLETED', 'PARTIALLY_REFUNDED', [earlier]))).toEqual({ ok: true, refund: done });
    expect(await look(order('COMPLETED', 'COMPLETED'))).toEqual({ ok: true, refund: null });
    expect(await look(lapsed)).toEqual({ ok: true, refund: null });
    expect(await look(forbidden)).toMatchObject({ ok: false, kind: 'unknown' });
    expect(await look()).toMatchObject({ ok: false, kind: 'unknown' });
    const failed = { ...earlier, status: 'FAILED' };
    expect(await look(order('COMPLETED', 'COMPLETED', [failed]))).toMatchObject({
      kind: 'refused',
      code: 'REFUND_FAILED',
    });
    expect(calls()).not.toContain(toRefund);
  });
});

test('void asks whether money has moved, and has nothing to do when none has', async () => {
  const operation = { key: `void:${attempt.id}`, retry: 0 };
  const voided = (...answers: Answer[]) => gatewayOf(...answers).void(attempt, operation);
  expect(await voided(order('APPROVED'))).toEqual({ ok: true });
  expect(calls()).toEqual([toRead]);
  expect(await voided(lapsed)).toEqual({ ok: true });
  for (const status of ['COMPLETED', 'PENDING', 'REVERSED']) {
    expect(await voided(order('COMPLETED', status))).toMatchObject({ kind: 'refused', code: 'captured' });
  }
  expect(await voided()).toMatchObject({ ok: false, kind: 'unknown' });
  expect(await gatewayOf().void(unpaid, operation)).toEqual({ ok: true });
});
