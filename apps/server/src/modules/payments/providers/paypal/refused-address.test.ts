import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { referenceAtProvider } from '../../store/payment-attempt.ts';
import { testPayments } from '../../testing/payments.ts';
import { refusalAnswer, tokenAnswer } from '../../testing/paypal-answers.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts';
import { createPaypalGateway } from './gateway.ts';

let paypal: ScriptedProvider;

beforeAll(async () => {
  paypal = await startScriptedProvider();
});
afterAll(() => paypal.stop());

describeOnBothEngines('an address that PayPal refuses at the capture', ({ open }) => {
  test('is not sent again: the customer pays the same order at the next try', async () => {
    const settings = { apiBase: paypal.origin, clientId: 'client', clientSecret: 'secret', clock: () => 1_000_000 };
    const gateway = createPaypalGateway({ ...settings, timeLimit: 2000 });
    const environment = { env: 'sandbox', isOwnSandbox: true } as const;
    const shop = testPayments(await open(), 'paypal', { connected: [{ gateway, environment }] });
    const { id: orderId, total } = await shop.order();
    const amount = { currency_code: 'EUR', value: (total / 100).toFixed(2) };
    const made = { status: 201, body: { id: 'O1', status: 'PAYER_ACTION_REQUIRED', purchase_units: [{ amount }] } };
    paypal.says(tokenAnswer, made);
    const first = await shop.begin(orderId);
    const [attempt] = await shop.attempts(orderId);
    if (attempt === undefined) throw new Error('There is no attempt');
    const unit = { amount, custom_id: first, invoice_id: referenceAtProvider(attempt) };
    const approved = { status: 200, body: { id: 'O1', status: 'APPROVED', purchase_units: [unit] } };
    const address = refusalAnswer(422, 'UNPROCESSABLE_ENTITY', 'SHIPPING_ADDRESS_INVALID');
    paypal.says(approved, address, approved, approved);
    expect(await shop.execute({ paymentId: 'O1', payerId: 'p' })).toMatchObject({ payment: 'due', state: 'failed' });
    expect(await shop.attempts(orderId)).toMatchObject([
      { state: 'voided', failure_code: 'SHIPPING_ADDRESS_INVALID', capture_id: null },
    ]);

    paypal.says({ ...made, body: { ...made.body, id: 'O2' } });
    const second = await shop.begin(orderId);

    expect(paypal.heard).toHaveLength(1);
    const [asked] = paypal.heard;
    expect(asked).toMatchObject({ method: 'POST', path: '/v2/checkout/orders' });
    expect(asked?.headers['paypal-request-id']).toBe(`order:${second}:plain`);
    expect(asked?.body).toMatchObject({ purchase_units: [{ custom_id: second, amount }] });
    expect(JSON.stringify(asked?.body)).not.toMatch(/"(items|shipping|breakdown)"|Hauptstraße/);
    expect(await shop.found()).toEqual(['capture-refused']);
  });
});
