import { describe, expect, test } from 'vitest';
import { issuesOf, orderBody, TestPaypal, unitBody } from './testing/paypal-client.ts';

const orders = '/v2/checkout/orders';
const euros = (value: string) => ({ currency_code: 'EUR', value });

/** An order body whose unit has these fields instead. */
function withUnit(change: object) {
  return { ...orderBody(), purchase_units: [{ ...unitBody(), ...change }] };
}

function plain(amount: object) {
  return { intent: 'CAPTURE', purchase_units: [{ amount }] };
}

describe('tokens', () => {
  test('are given for the app’s credentials, and refused in the shape of OAuth', async () => {
    const paypal = await TestPaypal.start();
    const good = await paypal.askForToken('sandbox-kontor:geheimnis-des-tests', { grant_type: 'client_credentials' });
    expect(good.status).toBe(200);
    expect(await good.json()).toEqual({
      scope: expect.stringContaining('https://uri.paypal.com/services/payments/payment'),
      access_token: expect.stringMatching(/^A21AA[\w-]{48}$/),
      token_type: 'Bearer',
      app_id: 'APP-KONTORSANDBOX',
      expires_in: expect.any(Number),
      nonce: expect.any(String),
    });
    const wrong = await paypal.askForToken('sandbox-kontor:falsch', { grant_type: 'client_credentials' });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({
      error: 'invalid_client',
      error_description: 'Client Authentication failed',
    });
    const none = await paypal.askForToken('sandbox-kontor:geheimnis-des-tests', {});
    expect(none.status).toBe(400);
    expect(await none.json()).toEqual({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
  });

  test('end after nine hours; then, and without one, every call is refused', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    expect((await paypal.get(`${orders}/${id}`)).status).toBe(200);
    await paypal.pass(9 * 3_600_000);
    const late = await paypal.get(`${orders}/${id}`);
    expect(late).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(late.body.debug_id).toBe(late.headers.get('paypal-debug-id'));
    await paypal.authorize();
    expect((await paypal.get(`${orders}/${id}`)).status).toBe(404);
    expect((await paypal.call('GET', `${orders}/${id}`, undefined, { authorization: '' })).status).toBe(401);
  });
});

describe('creating an order', () => {
  test('answers id, status and links; all of it with Prefer, and the payer’s link by the payment source', async () => {
    const paypal = await TestPaypal.start();
    const { origin } = paypal.sandbox;
    const minimal = await paypal.post(orders, orderBody(), 'order:1');
    const { id } = minimal.body;
    expect(minimal.status).toBe(201);
    expect(id).toMatch(/^[0-9A-Z]{17}$/);
    expect(minimal.body).toEqual({
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [
        { href: `${origin}${orders}/${id}`, rel: 'self', method: 'GET' },
        { href: `${origin}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
      ],
    });
    const full = await paypal.post(orders, plain(euros('5')), undefined, { prefer: 'return=representation' });
    expect(full.body).toMatchObject({
      status: 'CREATED',
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: 'default', amount: euros('5') }],
    });
    expect(full.body.links?.map(({ rel }) => rel)).toEqual(['self', 'approve', 'update', 'capture']);
    expect(full.headers.get('paypal-debug-id')).toMatch(/^f[0-9a-f]{12}$/);
  });

  test('with the same key answers 200 and the same order, whatever the body says', async () => {
    const paypal = await TestPaypal.start();
    const first = await paypal.post(orders, orderBody(), 'order:1');
    const again = await paypal.post(orders, plain(euros('7.00')), 'order:1');
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await paypal.post(orders, orderBody(), 'order:2')).body.id).not.toBe(first.body.id);
    expect(await paypal.ledger()).toHaveLength(2);
    await paypal.pass(6 * 3_600_000);
    expect((await paypal.post(orders, orderBody(), 'order:1')).status).toBe(201);
  });

  test.each([
    [{}, 'MISSING_REQUIRED_PARAMETER', ['/intent', '/purchase_units']],
    [{ intent: 'CAPTURE', purchase_units: [] }, 'INVALID_ARRAY_MIN_ITEMS', ['/purchase_units']],
    [{ intent: 'SALE', purchase_units: [unitBody()] }, 'INVALID_PARAMETER_VALUE', ['/intent']],
    [plain({ currency_code: 'EUR' }), 'MISSING_REQUIRED_PARAMETER', ['/purchase_units/0/amount/value']],
    [plain({ ...euros(''), value: 19.99 }), 'INVALID_PARAMETER_SYNTAX', ['/purchase_units/0/amount/value']],
    [plain(euros('19,99')), 'INVALID_PARAMETER_SYNTAX', ['/purchase_units/0/amount/value']],
    [plain(euros('1e3')), 'INVALID_PARAMETER_SYNTAX', ['/purchase_units/0/amount/value']],
    [
      plain({ currency_code: 'EURO', value: '1.00' }),
      'INVALID_STRING_LENGTH',
      ['/purchase_units/0/amount/currency_code'],
    ],
    [withUnit({ invoice_id: 'x'.repeat(128) }), 'INVALID_STRING_LENGTH', ['/purchase_units/0/invoice_id']],
    [withUnit({ custom_id: '' }), 'INVALID_STRING_LENGTH', ['/purchase_units/0/custom_id']],
    [
      withUnit({ items: [{ name: 'a', quantity: 1, unit_amount: euros('1.00') }] }),
      'INVALID_PARAMETER_SYNTAX',
      ['/purchase_units/0/items/0/quantity'],
    ],
    [
      withUnit({ shipping: { address: { country_code: 'Österreich' } } }),
      'INVALID_STRING_LENGTH',
      ['/purchase_units/0/shipping/address/country_code'],
    ],
    [
      { ...orderBody(), payment_source: { paypal: { experience_context: { locale: 'de_AT', return_url: '/x' } } } },
      'INVALID_PARAMETER_SYNTAX',
      ['/payment_source/paypal/experience_context/locale', '/payment_source/paypal/experience_context/return_url'],
    ],
  ])('of the wrong form is refused with 400 and everything that is wrong: %j', async (body, issue, fields) => {
    const paypal = await TestPaypal.start();
    const refused = await paypal.post(orders, body, 'order:1');
    expect(refused).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST' } });
    expect(refused.body.details?.map(({ field }) => field)).toEqual(fields);
    expect(new Set(issuesOf(refused))).toEqual(new Set([issue]));
    expect(refused.body.debug_id).toBe(refused.headers.get('paypal-debug-id'));
    expect(await paypal.ledger()).toEqual([]);
  });

  test.each([
    [plain(euros('19.999')), 'DECIMAL_PRECISION', 'amount/value'],
    [plain({ currency_code: 'JPY', value: '19.9' }), 'DECIMAL_PRECISION', 'amount/value'],
    [plain(euros('0.00')), 'CANNOT_BE_ZERO_OR_NEGATIVE', 'amount/value'],
    [plain(euros('-1.00')), 'CANNOT_BE_ZERO_OR_NEGATIVE', 'amount/value'],
    [plain({ currency_code: 'XXX', value: '1.00' }), 'INVALID_CURRENCY_CODE', 'amount/currency_code'],
    [
      plain({ ...euros('1.00'), breakdown: { item_total: { currency_code: 'CHF', value: '1.00' } } }),
      'MULTI_CURRENCY_ORDER',
      'amount/breakdown/item_total/currency_code',
    ],
    [
      plain({ ...euros('1.00'), breakdown: { item_total: euros('2.00'), discount: euros('-1.00') } }),
      'CANNOT_BE_NEGATIVE',
      'amount/breakdown/discount/value',
    ],
    [plain({ ...euros('20.00'), breakdown: { item_total: euros('19.99') } }), 'AMOUNT_MISMATCH', 'amount/value'],
    [withUnit({ amount: euros('19.99') }), 'ITEM_TOTAL_REQUIRED', 'amount/breakdown/item_total'],
    [
      withUnit({ amount: { ...euros('17.99'), breakdown: { item_total: euros('17.99') } } }),
      'ITEM_TOTAL_MISMATCH',
      'amount/breakdown/item_total/value',
    ],
    [
      {
        ...plain({ ...euros('5.00'), breakdown: { item_total: euros('5.00') } }),
        purchase_units: [
          {
            amount: { ...euros('5.00'), breakdown: { item_total: euros('5.00') } },
            items: [{ name: 'a', quantity: '1', unit_amount: euros('5.00'), tax: euros('1.00') }],
          },
        ],
      },
      'TAX_TOTAL_REQUIRED',
      'amount/breakdown/tax_total',
    ],
    [
      {
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: { ...euros('6.00'), breakdown: { item_total: euros('5.00'), tax_total: euros('1.00') } },
            items: [{ name: 'a', quantity: '5', unit_amount: euros('1.00'), tax: euros('0.25') }],
          },
        ],
      },
      'TAX_TOTAL_MISMATCH',
      'amount/breakdown/tax_total/value',
    ],
    [withUnit({ shipping: undefined }), 'MISSING_SHIPPING_ADDRESS', 'shipping/address'],
    [
      withUnit({ shipping: { address: { postal_code: '1010', country_code: 'AT' } } }),
      'CITY_REQUIRED',
      'shipping/address/admin_area_2',
    ],
    [
      withUnit({ shipping: { address: { admin_area_2: 'Wien', country_code: 'AT' } } }),
      'POSTAL_CODE_REQUIRED',
      'shipping/address/postal_code',
    ],
  ])('that does not add up is refused with 422: %j', async (body, issue, field) => {
    const paypal = await TestPaypal.start();
    const refused = await paypal.post(orders, body, 'order:1');
    expect(refused).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(refused.body.details).toMatchObject([
      { issue, field: `/purchase_units/@reference_id=='default'/${field}`, location: 'body' },
    ]);
    expect(await paypal.ledger()).toEqual([]);
  });

  test('needs JSON, its type, and a key where a payment source is named', async () => {
    const paypal = await TestPaypal.start();
    expect(issuesOf(await paypal.post(orders, '{"intent":'))).toEqual(['MALFORMED_REQUEST_JSON']);
    expect(await paypal.call('POST', orders, '{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    const keyless = await paypal.post(orders, orderBody());
    expect(keyless.status).toBe(400);
    expect(issuesOf(keyless)).toEqual(['PAYPAL_REQUEST_ID_REQUIRED']);
    expect(issuesOf(await paypal.post(orders, orderBody(), 'k'.repeat(109)))).toEqual(['INVALID_STRING_LENGTH']);
    expect(await paypal.ledger()).toEqual([]);
  });

  test('answers what PayPal-Mock-Response asks for, and does nothing', async () => {
    const paypal = await TestPaypal.start();
    const mock = (code: string) => ({ 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) });
    const declined = await paypal.post(orders, orderBody(), 'order:1', mock('INSTRUMENT_DECLINED'));
    expect(declined.status).toBe(422);
    expect(issuesOf(declined)).toEqual(['INSTRUMENT_DECLINED']);
    const broken = await paypal.post(orders, orderBody(), 'order:1', mock('INTERNAL_SERVER_ERROR'));
    expect(broken).toMatchObject({ status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } });
    expect(await paypal.ledger()).toEqual([]);
  });
});

describe('an order', () => {
  test('is there until three hours after it was made, unless it was captured', async () => {
    const paypal = await TestPaypal.start();
    const open = await paypal.created('a');
    const { orderId } = await paypal.captured('b');
    await paypal.pass(3 * 3_600_000 - 60_000);
    expect((await paypal.get(`${orders}/${open}`)).status).toBe(200);
    await paypal.pass(60_000);
    const lapsed = await paypal.get(`${orders}/${open}`);
    expect(lapsed).toMatchObject({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } });
    expect(issuesOf(lapsed)).toEqual(['INVALID_RESOURCE_ID']);
    expect((await paypal.capture(open)).status).toBe(404);
    expect((await paypal.decide(open, { outcome: 'authorized' })).status).toBe(404);
    expect((await paypal.get(`${orders}/${orderId}`)).body.status).toBe('COMPLETED');
    expect((await paypal.ledger()).map(({ state }) => state)).toEqual(['LAPSED', 'COMPLETED']);
  });

  test('is patched as long as it is not paid, and must add up then', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const path = `${orders}/${id}`;
    const replace = (field: string, value: unknown) => [
      { op: 'replace', path: `/purchase_units/@reference_id=='default'/${field}`, value },
    ];
    expect((await paypal.call('PATCH', path, replace('invoice_id', 'neu'))).status).toBe(204);
    expect((await paypal.get(path)).body.purchase_units).toMatchObject([{ invoice_id: 'neu', custom_id: 'f00d' }]);
    const wrong = await paypal.call('PATCH', path, replace('amount', { ...unitBody().amount, value: '20.00' }));
    expect(wrong.status).toBe(422);
    expect(issuesOf(wrong)).toEqual(['AMOUNT_MISMATCH']);
    expect(issuesOf(await paypal.call('PATCH', path, replace('items', [])))).toEqual(['NOT_PATCHABLE']);
    expect(issuesOf(await paypal.call('PATCH', path, {}))).toEqual(['INVALID_PARAMETER_SYNTAX']);
    await paypal.decide(id, { outcome: 'authorized' });
    expect(issuesOf(await paypal.call('PATCH', path, replace('amount', unitBody().amount)))).toEqual([
      'AMOUNT_CHANGE_NOT_ALLOWED',
    ]);
    await paypal.capture(id);
    expect(issuesOf(await paypal.call('PATCH', path, replace('invoice_id', 'x')))).toEqual(['ORDER_ALREADY_COMPLETED']);
  });
});
