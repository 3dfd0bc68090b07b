import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, refusalAnswer, tokenAnswer } from '../../testing/paypal-answers.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import { createPaypalClient } from './client.ts';

let paypal: ScriptedProvider;
let now = 1_000_000;

beforeAll(async () => {
  paypal = await startScriptedProvider();
});
afterAll(() => paypal.stop());

/** A new client without a token. Its PayPal gives these answers in this order. */
function clientOf(...answers: Answer[]) {
  paypal.says(...answers);
  const credentials = { clientId: 'client', clientSecret: 'geheim:nis' };
  return createPaypalClient({ apiBase: paypal.origin, ...credentials, clock: () => now, timeLimit: 2000 });
}

const calls = () => paypal.heard.map(({ method, path }) => `${method} ${path}`);
const toToken = 'POST /v1/oauth2/token';
const toRead = 'GET /v2/checkout/orders/O1';
const order: Answer = { status: 200, body: { id: 'O1', status: 'CREATED' } };
const refused = refusalAnswer(401, 'AUTHENTICATION_FAILURE');

describe('the token', () => {
  test('is asked for with the credentials, and given to every call', async () => {
    expect(await clientOf(tokenAnswer, order).order('O1')).toEqual({ ok: true, answer: order.body });
    const [first, second] = paypal.heard;
    expect(first?.headers.authorization).toBe(`Basic ${Buffer.from('client:geheim:nis').toString('base64')}`);
    expect(first?.body).toBe('grant_type=client_credentials');
    expect(second?.headers.authorization).toBe('Bearer A21AA');
  });

  test('is fetched once for eight calls at once, and again a minute before it ends', async () => {
    const client = clientOf(tokenAnswer, ...Array<Answer>(9).fill(order), tokenAnswer, order);
    await Promise.all(Array.from({ length: 8 }, () => client.order('O1')));
    now += 32_400_000 - 60_001;
    await client.order('O1');
    expect(calls()).toEqual([toToken, ...Array(9).fill(toRead)]);
    now += 1;
    await client.order('O1');
    expect(calls().slice(10)).toEqual([toToken, toRead]);
  });

  test('that is refused is replaced, once a call', async () => {
    const second = { status: 200, body: { access_token: 'T2', expires_in: 1000 } };
    expect(await clientOf(tokenAnswer, refused, second, order).order('O1')).toMatchObject({ ok: true });
    expect(calls()).toEqual([toToken, toRead, toToken, toRead]);
    expect(paypal.heard.at(-1)?.headers.authorization).toBe('Bearer T2');
  });

  test('that is refused again is a matter of the credentials [security: provider-refuses-credentials]', async () => {
    const client = clientOf(tokenAnswer, refused, tokenAnswer, refused);
    expect(await client.captureOrder('O1', 'capture:1')).toMatchObject({
      ...{ ok: false, kind: 'unavailable', code: 'AUTHENTICATION_FAILURE' },
    });
    expect(calls()).toHaveLength(4);
  });

  test.each<[string, Answer, string]>([
    ['wrong credentials', { status: 401, body: { error: 'invalid_client' } }, 'AUTHENTICATION_FAILURE'],
    ['wrong credentials, said in HTML', { status: 401, body: '<html>' }, 'http-401'],
    ['HTML', { status: 200, body: '<html>' }, 'not-json'],
    ['no token in it', { status: 200, body: { token_type: 'Bearer' } }, 'odd-answer'],
    ['another address', { status: 302, body: '' }, 'http-302'],
    ['an error of its own', { status: 503, body: { error: 'later' } }, 'unreachable'],
    ['too many calls', { status: 429, body: { error: 'later' } }, 'unreachable'],
  ])('does not come: %s. Then nothing else was asked [security: provider-odd-answer]', async (_, answer, code) => {
    const client = clientOf(answer, answer);
    expect(await client.captureOrder('O1', 'capture:1')).toMatchObject({ ok: false, kind: 'unavailable', code });
    expect(await client.checkCredentials()).toMatchObject({ ok: false, kind: 'unavailable', code });
    expect(calls()).toEqual([toToken, toToken]);
  });

  test('that does not come at all is a PayPal out of reach', async () => {
    expect(await clientOf().captureOrder('O1', 'capture:1')).toMatchObject({
      ...{ ok: false, kind: 'unavailable', code: 'unreachable' },
    });
  });

  test('is asked for anew to see whether the credentials are right', async () => {
    const client = clientOf(tokenAnswer, order, tokenAnswer);
    await client.order('O1');
    expect(await client.checkCredentials()).toEqual({ ok: true });
    expect(calls()).toEqual([toToken, toRead, toToken]);
  });
});

describe('a call', () => {
  test('that moves something carries its key, and asks for the whole answer', async () => {
    const refund: Answer = { status: 201, body: { id: 'R1', status: 'COMPLETED' } };
    const client = clientOf(tokenAnswer, order, refund);
    await client.captureOrder('O1', 'capture:1');
    const amount = { currency_code: 'EUR', value: '1.00' };
    const body = { amount, invoice_id: 'i', custom_id: 'c', note_to_payer: 'n' };
    expect(await client.refund('C/1', body, 'refund:1')).toEqual({ ok: true, answer: refund.body });
    expect(calls().slice(1)).toEqual([
      'POST /v2/checkout/orders/O1/capture',
      'POST /v2/payments/captures/C%2F1/refund',
    ]);
    const [, capturing, refunding] = paypal.heard;
    const common = { prefer: 'return=representation', 'content-type': 'application/json' };
    expect(capturing).toMatchObject({ body: {}, headers: { ...common, 'paypal-request-id': 'capture:1' } });
    expect(refunding).toMatchObject({ body, headers: { ...common, 'paypal-request-id': 'refund:1' } });
  });

  test.each<[string, Answer, string, string]>([
    ['an order that is none', { status: 200, body: { id: 7 } }, 'unknown', 'odd-answer'],
    ['a status that is no text', { status: 200, body: { id: 'O1', status: null } }, 'unknown', 'odd-answer'],
    ['a list', { status: 200, body: [] }, 'unknown', 'not-json'],
    ['half an answer', { status: 200, body: '{"id":"O1"' }, 'unknown', 'not-json'],
    ['a page', { status: 200, body: '<html>' }, 'unknown', 'not-json'],
    ['another one’s 404', { status: 404, body: { message: 'no such path' } }, 'unknown', 'http-404'],
    ['a 404', refusalAnswer(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'), 'refused', 'INVALID_RESOURCE_ID'],
    ['a refusal', refusalAnswer(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED'), 'refused', 'INSTRUMENT_DECLINED'],
    [
      'a refusal in no word',
      refusalAnswer(422, 'UNPROCESSABLE_ENTITY', 'not a word'),
      'refused',
      'UNPROCESSABLE_ENTITY',
    ],
    ['a conflict', refusalAnswer(409, 'RESOURCE_CONFLICT'), 'unknown', 'RESOURCE_CONFLICT'],
    [
      'one on its way',
      refusalAnswer(422, 'UNPROCESSABLE_ENTITY', 'ORDER_COMPLETION_IN_PROGRESS'),
      'unknown',
      'ORDER_COMPLETION_IN_PROGRESS',
    ],
    ['no permission', refusalAnswer(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED'), 'refused', 'PERMISSION_DENIED'],
    ['too many calls', refusalAnswer(429, 'RATE_LIMIT_REACHED'), 'unavailable', 'unreachable'],
    ['an error of PayPal’s', refusalAnswer(500, 'INTERNAL_SERVER_ERROR'), 'unknown', 'INTERNAL_SERVER_ERROR'],
  ])('that is answered by %s is %s', async (_, answer, kind, code) => {
    expect(await clientOf(tokenAnswer, answer).captureOrder('O1', 'capture:1')).toMatchObject({
      ok: false,
      kind,
      code,
    });
  });

  test('that is refused says by which call, and what PayPal’s support asks for, and nothing of the payer', async () => {
    const declined = refusalAnswer(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    expect(await clientOf(tokenAnswer, declined).captureOrder('O1', 'capture:1')).toEqual({
      ok: false,
      kind: 'refused',
      code: 'INSTRUMENT_DECLINED',
      reason:
        'PayPal POST /v2/checkout/orders/O1/capture: status 422, UNPROCESSABLE_ENTITY, INSTRUMENT_DECLINED, debug_id b1d2',
    });
  });

  test('that is not answered may have been heard', async () => {
    expect(await clientOf(tokenAnswer).captureOrder('O1', 'capture:1')).toMatchObject({
      ...{ ok: false, kind: 'unknown', code: 'connection-lost' },
    });
  });
});
