import { describe, expect, test } from 'vitest';
import { basic, refusal, requestHeader, TestSaferpay } from './testing/saferpay-client.ts';

const initialize = 'PaymentPage/Initialize';
const json = { 'content-type': 'application/json; charset=utf-8', authorization: basic() };

describe('who may call, and how', () => {
  test.each([
    ['a wrong password', basic(undefined, 'falsch')],
    ['an unknown user', basic('API_1_1')],
    ['no credentials', ''],
  ])('%s is refused with 401', async (_what, authorization) => {
    const saferpay = await TestSaferpay.start();
    const body = JSON.stringify({ RequestHeader: requestHeader, ...saferpay.initializeBody() });
    const answer = await saferpay.fetchApi(initialize, { headers: { ...json, authorization }, body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(
      refusal('AUTHENTICATION_FAILED', 'DO_NOT_RETRY', 'Unable to authenticate request'),
    );
    expect(await saferpay.payments()).toEqual([]);
  });

  test.each([
    ['text/plain', '*/*', 415, 'Unsupported Media Type'],
    ['application/x-www-form-urlencoded', '*/*', 415, 'Unsupported Media Type'],
    ['application/json; charset=iso-8859-1', '*/*', 415, 'Unsupported Media Type'],
    ['application/json', 'text/html', 406, 'Not Acceptable'],
  ])('a body of %s for one who accepts %s is answered %d', async (type, accept, status, text) => {
    const saferpay = await TestSaferpay.start();
    const body = JSON.stringify({ RequestHeader: requestHeader, ...saferpay.initializeBody() });
    const answer = await saferpay.fetchApi(initialize, { headers: { ...json, 'content-type': type, accept }, body });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(await saferpay.payments()).toEqual([]);
  });

  test('a body that is not JSON lacks all fields', async () => {
    const saferpay = await TestSaferpay.start();
    const answer = await saferpay.fetchApi(initialize, { headers: json, body: '{"RequestHeader":' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      ...refusal('VALIDATION_FAILED', 'DO_NOT_RETRY', 'Request validation failed', {
        ErrorDetail: ['Request: The field must be an object.'],
      }),
      ResponseHeader: { SpecVersion: '1.53', RequestId: '' },
    });
  });

  test("another customer's id and another terminal are no business of this user", async () => {
    const saferpay = await TestSaferpay.start();
    const denied = { status: 403, body: refusal('PERMISSION_DENIED', 'DO_NOT_RETRY', 'Permission denied') };
    const body = saferpay.initializeBody();
    expect(await saferpay.call(initialize, body, { CustomerId: '1' })).toEqual(denied);
    expect(await saferpay.call(initialize, { ...body, TerminalId: '17925002' })).toEqual(denied);
  });
});

describe('a request that is not as it must be', () => {
  const change = (path: string, value: unknown) => (body: Record<string, unknown>) => {
    const names = path.split('.');
    const last = String(names.pop());
    const parent = names.reduce((at, name) => at[name] as Record<string, unknown>, body);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  };

  test.each([
    ['RequestHeader', undefined, 'RequestHeader: The RequestHeader field is required.'],
    ['RequestHeader.SpecVersion', '1.24', 'RequestHeader.SpecVersion: The field is invalid.'],
    ['RequestHeader.SpecVersion', '1.54', 'RequestHeader.SpecVersion: The field is invalid.'],
    [
      'RequestHeader.CustomerId',
      '123456789',
      'RequestHeader.CustomerId: The length of the field must be between 1 and 8 characters.',
    ],
    ['RequestHeader.CustomerId', 'abc', 'RequestHeader.CustomerId: The field is invalid.'],
    [
      'RequestHeader.RequestId',
      '',
      'RequestHeader.RequestId: The length of the field must be between 1 and 50 characters.',
    ],
    [
      'RequestHeader.RetryIndicator',
      '0',
      'RequestHeader.RetryIndicator: The field must be an integer between 0 and 9.',
    ],
    ['RequestHeader.RetryIndicator', 10, 'RequestHeader.RetryIndicator: The field must be an integer between 0 and 9.'],
    ['TerminalId', '1792500', 'TerminalId: The length of the field must be between 8 and 8 characters.'],
    ['Payment.Amount', undefined, 'Payment.Amount: The Amount field is required.'],
    ['Payment.Amount.Value', 1999, 'Payment.Amount.Value: The field must be a string.'],
    ['Payment.Amount.Value', '19.99', 'Payment.Amount.Value: The field is invalid.'],
    ['Payment.Amount.Value', '0', 'Payment.Amount.Value: The field is invalid.'],
    ['Payment.Amount.Value', '-5', 'Payment.Amount.Value: The field is invalid.'],
    ['Payment.Amount.CurrencyCode', 'eur', 'Payment.Amount.CurrencyCode: The field is invalid.'],
    ['Payment.Description', undefined, 'Payment.Description: The Description field is required.'],
    ['Payment.OrderId', 'Auftrag 1', 'Payment.OrderId: The field is invalid.'],
    [
      'Payment.OrderId',
      'a'.repeat(81),
      'Payment.OrderId: The length of the field must be between 1 and 80 characters.',
    ],
    ['Payment.OrderID', '1', 'Payment.OrderID: The field is not known in version 1.53.'],
    ['ReturnUrl', undefined, 'ReturnUrl: The ReturnUrl field is required.'],
    ['ReturnUrl.Url', '/zurueck', 'ReturnUrl.Url: The field must be an absolute URL with http or https.'],
    ['ReturnUrl.Url', 'javascript:alert(1)', 'ReturnUrl.Url: The field must be an absolute URL with http or https.'],
    ['ReturnUrls', { Success: 'https://a/' }, 'ReturnUrls: The field is not known in version 1.53.'],
    ['Notification.NotifyUrl', 'https://a/', 'Notification.NotifyUrl: The field is not known in version 1.53.'],
    ['Payer', { LanguageCode: 'deutsch' }, 'Payer.LanguageCode: The field is invalid.'],
    ['PaymentMethods', ['VISA', 'SOFORT'], /^PaymentMethods\[1\]: The value 'SOFORT' is not one of ACCOUNTTOACCOUNT, /],
  ])('%s = %j', async (path, value, line) => {
    const saferpay = await TestSaferpay.start();
    const body: Record<string, unknown> = structuredClone({
      RequestHeader: requestHeader,
      ...saferpay.initializeBody(),
    });
    change(path, value)(body);
    const answer = await saferpay.fetchApi(initialize, { headers: json, body: JSON.stringify(body) });
    const said = (await answer.json()) as { ErrorName: string; Behavior: string; ErrorDetail: string[] };
    expect(answer.status).toBe(400);
    expect(said).toMatchObject({ ErrorName: 'VALIDATION_FAILED', Behavior: 'DO_NOT_RETRY' });
    expect(said.ErrorDetail).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
    expect(await saferpay.payments()).toEqual([]);
  });

  test('a version knows what it knew: methods, conditions, the name of a behaviour', async () => {
    const saferpay = await TestSaferpay.start();
    const body = saferpay.initializeBody();
    const condition = { ...body, Condition: 'WITH_SUCCESSFUL_THREE_DS_CHALLENGE' };
    const sofort = { ...body, PaymentMethods: ['SOFORT'] };
    expect((await saferpay.call(initialize, condition)).status).toBe(200);
    expect((await saferpay.call(initialize, condition, { SpecVersion: '1.51' })).status).toBe(400);
    expect((await saferpay.call(initialize, sofort, { SpecVersion: '1.48' })).status).toBe(200);
    const old = await saferpay.call('PaymentPage/Assert', { Token: 'unbekannt' }, { SpecVersion: '1.32' });
    expect(old).toMatchObject({
      status: 402,
      body: { ResponseHeader: { SpecVersion: '1.32' }, Behavior: 'ABORT', ErrorName: 'TOKEN_INVALID' },
    });
  });

  test('a transaction is named by exactly one of its names', async () => {
    const saferpay = await TestSaferpay.start();
    const names = 'TransactionReference: Exactly one of TransactionId and OrderId is required.';
    for (const TransactionReference of [{}, { TransactionId: 'a', OrderId: 'b' }]) {
      const answer = await saferpay.call('Transaction/Capture', { TransactionReference });
      expect(answer.status).toBe(400);
      expect(answer.body.ErrorDetail).toEqual([names]);
    }
  });
});

describe('PaymentPage/Initialize', () => {
  test('makes a page with a token, an expiry and an address for the browser', async () => {
    const at = Date.parse('2026-11-21T20:00:00Z');
    const saferpay = await TestSaferpay.start({ machineTime: () => at, publicUrl: 'https://pay.example' });
    const answer = await saferpay.call(initialize, saferpay.initializeBody());
    expect(answer).toEqual({
      status: 200,
      body: {
        ResponseHeader: { SpecVersion: '1.53', RequestId: 'test-1' },
        Token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
        Expiration: '2026-11-21T21:00:00.000Z',
        RedirectUrl: `https://pay.example/vt2/api/PaymentPage/245001/17925001/${answer.body.Token}`,
      },
    });
    expect(await saferpay.payments()).toEqual([
      {
        ...{ provider: 'saferpay', id: answer.body.Token, reference: '2026-000123-1', state: 'NOT_STARTED' },
        ...{ amount: 1999, currency: 'EUR', authorized: 0, captured: 0, refunded: 0, captures: 0, transactionId: null },
        createdAt: '2026-11-21T20:00:00.000Z',
        faults: { outcome: 'authorized', message: 'after', seconds: 2, return: 'back', api: {} },
      },
    ]);
  });

  test('the same RequestId makes another page: nothing is replayed', async () => {
    const saferpay = await TestSaferpay.start();
    const first = await saferpay.call(initialize, saferpay.initializeBody());
    const second = await saferpay.call(initialize, saferpay.initializeBody(), { RetryIndicator: 1 });
    expect(second.body.Token).not.toBe(first.body.Token);
    expect(await saferpay.payments()).toHaveLength(2);
  });

  test('a currency without a contract is refused', async () => {
    const saferpay = await TestSaferpay.start();
    const body = saferpay.initializeBody();
    body.Payment.Amount.CurrencyCode = 'USD';
    const message = 'No contract available for brand/currency combination';
    expect(await saferpay.call(initialize, body)).toEqual({
      status: 402,
      body: refusal('NO_CONTRACT', 'OTHER_MEANS', message),
    });
  });
});
