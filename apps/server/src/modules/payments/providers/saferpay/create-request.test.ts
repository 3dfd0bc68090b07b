import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOrder } from '../../../orders/testing/order.ts';
import { exampleAttempt, examplePage } from '../../testing/attempt.ts';
import { error, type ScriptedSaferpay, startScriptedSaferpay } from '../../testing/scripted-saferpay.ts';

let saferpay: ScriptedSaferpay;
beforeAll(async () => {
  saferpay = await startScriptedSaferpay();
});
afterAll(() => saferpay.stop());

describe('the page of an attempt', () => {
  const page = { Token: 'token-1', RedirectUrl: 'https://pay.example/1', Expiration: '2026-11-21T20:00:00.000+01:00' };

  test('is asked for as version 1.53 has it, in UTF-8, without an e-mail address', async () => {
    saferpay.says({ status: 200, body: page });
    expect(await saferpay.gateway.create(exampleAttempt(), examplePage())).toEqual({
      ok: true,
      providerRef: 'token-1',
      redirectUrl: 'https://pay.example/1',
      expiresAt: Date.UTC(2026, 10, 21, 19),
    });
    const [request] = saferpay.heard;
    expect(request?.path).toBe('/api/Payment/v1/PaymentPage/Initialize');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      accept: 'application/json',
      authorization: `Basic ${Buffer.from('API_245001:grün:&amp;<', 'utf8').toString('base64')}`,
    });
    const address = {
      ...{ FirstName: 'Jörg', LastName: 'Müller-Łukasz', Street: 'Hauptstraße 1', Zip: '1010', City: 'Wien' },
      CountryCode: 'AT',
    };
    expect(request?.body).toEqual({
      RequestHeader: {
        ...{ SpecVersion: '1.53', CustomerId: '245001', RetryIndicator: 0 },
        RequestId: 'page:attempt-of-32-characters-0000000',
      },
      TerminalId: '17925001',
      Payment: {
        Amount: { Value: '16645', CurrencyCode: 'EUR' },
        OrderId: '2026-000123-1',
        Description: 'Bestellung 2026-000123 bei Kontor Werkzeug',
      },
      Payer: { LanguageCode: 'de', BillingAddress: address, DeliveryAddress: address },
      ReturnUrl: { Url: 'http://127.0.0.1:9/confirmation?payment=attempt-of-32-characters-0000000' },
      Notification: {
        SuccessNotifyUrl: 'http://127.0.0.1:9/notify/success',
        FailNotifyUrl: 'http://127.0.0.1:9/notify/fail',
      },
    });
  });

  test('asked for once more after silence is the same request, counted', async () => {
    saferpay.says({ status: 200, body: '<html>' }, { status: 200, body: page });
    for (const retry of [0, 1]) await saferpay.gateway.create(exampleAttempt(), examplePage(), retry);
    const [first, again] = saferpay.heard.map(({ body }) => body as { RequestHeader: object });
    expect(first).toHaveProperty('RequestHeader.RetryIndicator', 0);
    expect(again).toEqual({ ...first, RequestHeader: { ...first?.RequestHeader, RetryIndicator: 1 } });
  });

  test('takes long and incomplete addresses as Saferpay can have them', async () => {
    saferpay.says({ status: 200, body: page });
    const { address } = exampleOrder();
    const shippingAddress = { ...address, companyName: `${'x'.repeat(99)}😀`, street: '', city: '', country: 'at' };
    await saferpay.gateway.create(exampleAttempt(), examplePage({ order: exampleOrder({ shippingAddress }) }));
    const cut = { FirstName: 'Jörg', LastName: 'Müller-Łukasz', Company: 'x'.repeat(99), Zip: '1010' };
    expect(saferpay.heard[0]?.body).toHaveProperty('Payer.DeliveryAddress', cut);
  });

  test('has its end in UTC where Saferpay names no offset', async () => {
    saferpay.says({ status: 200, body: { ...page, Expiration: '2026-11-21T20:00:00.000' } });
    const created = await saferpay.gateway.create(exampleAttempt(), examplePage());
    expect(created).toMatchObject({ expiresAt: Date.UTC(2026, 10, 21, 20) });
  });

  test.each([
    ['no token', { ...page, Token: undefined }],
    ['a number for a token', { ...page, Token: 1 }],
    ['no date', { ...page, Expiration: 'soon' }],
    ['an address that runs a script', { ...page, RedirectUrl: 'javascript:alert(1)' }],
    ['half an address', { ...page, RedirectUrl: '/pay' }],
  ])('with %s is an unknown outcome', async (_, body) => {
    saferpay.says({ status: 200, body });
    expect(await saferpay.gateway.create(exampleAttempt(), examplePage())).toMatchObject({
      kind: 'unknown',
      code: 'odd-answer',
    });
  });

  test('that Saferpay does not take names the fields, and nothing of what was written in them', async () => {
    const ErrorDetail = ['Payment.Amount.Value: The field is invalid.', 'Payer.BillingAddress: Frau Gruber', 'Frau'];
    saferpay.says(error('VALIDATION_FAILED', 400, { ErrorDetail }));
    expect(await saferpay.gateway.create(exampleAttempt(), examplePage())).toEqual({
      ok: false,
      kind: 'refused',
      code: 'VALIDATION_FAILED',
      reason:
        '/Payment/v1/PaymentPage/Initialize: status 400, VALIDATION_FAILED, Payment.Amount.Value, Payer.BillingAddress',
    });
  });

  test.each([
    ['AMOUNT_INVALID', 402, 'refused'],
    ['CURRENCY_INVALID', 402, 'refused'],
    ['NO_CONTRACT', 402, 'refused'],
    ['PAYMENTMEANS_NOT_SUPPORTED', 402, 'refused'],
    ['AUTHENTICATION_FAILED', 401, 'unavailable'],
    ['PERMISSION_DENIED', 403, 'unavailable'],
    ['INTERNAL_ERROR', 500, 'unknown'],
  ])(
    'that is answered %s (%d) is %s: only credentials and rights are about the account [security: provider-refuses-request]',
    async (code, status, kind) => {
      saferpay.says(error(code, status));
      expect(await saferpay.gateway.create(exampleAttempt(), examplePage())).toMatchObject({ ok: false, kind, code });
    },
  );
});
