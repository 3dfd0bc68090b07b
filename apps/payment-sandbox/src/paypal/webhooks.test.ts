import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { captureOf, type Heard, TestPaypal } from './testing/paypal-client.ts';

const api = '/v1/notifications';

/** Verifies as a shop does, with the served certificate and nothing of the sandbox's own code. */
async function isGenuine({ headers, body }: Heard, webhookId = 'WH-KONTOR-SANDBOX'): Promise<boolean> {
  const header = (name: string) => String(headers[`paypal-${name}`]);
  const certificate = await (await fetch(header('cert-url'))).text();
  const signed = `${header('transmission-id')}|${header('transmission-time')}|${webhookId}|${crc32(body)}`;
  const key = new X509Certificate(certificate).publicKey;
  return createVerify('RSA-SHA256').update(signed).verify(key, header('transmission-sig'), 'base64');
}

describe('webhooks', () => {
  test('tell of the approval and of the capture, signed, shortly after', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved();
    const { body } = await paypal.capture(id);
    expect(paypal.shop.heard).toEqual([]);
    await paypal.pass(300);
    expect(paypal.shop.types().toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
    const approved = paypal.shop.heardOf('CHECKOUT.ORDER.APPROVED');
    const captured = paypal.shop.heardOf('PAYMENT.CAPTURE.COMPLETED');
    expect(await isGenuine(approved)).toBe(true);
    expect(await isGenuine(captured)).toBe(true);
    expect(await isGenuine(captured, 'WH-FOREIGN')).toBe(false);
    expect(await isGenuine({ ...captured, body: captured.body.replace('19.99', '1.00') })).toBe(false);
    expect(captured.headers).toMatchObject({
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': expect.stringMatching(new RegExp(`^${paypal.sandbox.origin}${api}/certs/CERT-[0-9a-f]{12}$`)),
      'paypal-transmission-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    expect(JSON.parse(captured.body)).toMatchObject({
      id: expect.stringMatching(/^WH-[0-9A-Z]{17}-[0-9A-Z]{17}$/),
      event_version: '1.0',
      resource_type: 'capture',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: captureOf(body),
    });
    expect(JSON.parse(approved.body)).toMatchObject({
      resource_type: 'checkout-order',
      resource: { id, status: 'APPROVED', purchase_units: [{ custom_id: 'f00d' }] },
    });
  });

  test.each([
    ['pending-then-captured', ['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.COMPLETED']],
    ['pending-then-failed', ['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED']],
    ['declined', ['PAYMENT.CAPTURE.DENIED']],
  ])('tell what PayPal decides: %s', async (outcome, types) => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved(outcome);
    await paypal.pass(300);
    await paypal.capture(id);
    await paypal.pass(300);
    await paypal.pass(1700);
    await paypal.pass(300);
    expect(paypal.shop.types()).toEqual(['CHECKOUT.ORDER.APPROVED', ...types]);
  });

  test('tell of refunds and reversals', async () => {
    const paypal = await TestPaypal.start();
    const { orderId, captureId } = await paypal.captured();
    await paypal.pass(300);
    const amount = { currency_code: 'EUR', value: '1.00' };
    const refund = await paypal.post(`/v2/payments/captures/${captureId}/refund`, { amount }, 'refund:1', {
      prefer: 'return=representation',
    });
    await paypal.control('POST', `paypal/${orderId}/reverse`);
    await paypal.pass(300);
    expect(paypal.shop.types().slice(2).toSorted()).toEqual(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']);
    expect(JSON.parse(paypal.shop.heardOf('PAYMENT.CAPTURE.REFUNDED').body)).toMatchObject({
      resource_type: 'refund',
      resource: refund.body,
    });
    const { resource_type, resource } = JSON.parse(paypal.shop.heardOf('PAYMENT.CAPTURE.REVERSED').body);
    expect(resource_type).toBe('refund');
    expect(resource).toEqual({
      ...{ id: expect.any(String), status: 'COMPLETED', note_to_payer: 'Payment reversed' },
      amount: { currency_code: 'EUR', value: '18.99' },
      seller_payable_breakdown: expect.objectContaining({
        total_refunded_amount: { currency_code: 'EUR', value: '19.99' },
      }),
      ...{ create_time: expect.any(String), update_time: expect.any(String) },
      links: [
        expect.objectContaining({ rel: 'self' }),
        expect.objectContaining({ rel: 'up', href: expect.stringContaining(`/v2/payments/captures/${captureId}`) }),
      ],
    });
  });

  test('are sent again, ever later, until the shop says 2xx; the event stays the same', async () => {
    const paypal = await TestPaypal.start();
    paypal.shop.answers.push(500, 302);
    await paypal.approved();
    await paypal.pass(300);
    expect(paypal.shop.heard).toHaveLength(1);
    await paypal.pass(1999);
    expect(paypal.shop.heard).toHaveLength(1);
    await paypal.pass(1);
    expect(paypal.shop.heard).toHaveLength(2);
    await paypal.pass(4000);
    await paypal.pass(86_400_000);
    expect(paypal.shop.heard).toHaveLength(3);
    expect(new Set(paypal.shop.heard.map(({ body }) => body)).size).toBe(1);
    expect(new Set(paypal.shop.heard.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(3);
  });

  test('end after ten tries', async () => {
    const paypal = await TestPaypal.start();
    paypal.shop.answers.push(...Array.from({ length: 20 }, () => 503));
    await paypal.approved();
    for (let i = 0; i < 15; i++) await paypal.pass(3_600_000);
    expect(paypal.shop.heard).toHaveLength(10);
  });

  test('can be registered as at PayPal, ten at most, each for what it wants to hear', async () => {
    const paypal = await TestPaypal.start();
    const url = `${paypal.shop.origin}/second`;
    const events = [{ name: 'PAYMENT.CAPTURE.COMPLETED' }];
    const made = await paypal.post(`${api}/webhooks`, { url, event_types: events });
    expect(made).toMatchObject({ status: 201, body: { url, event_types: events } });
    const id = String(made.body.id);
    expect((await paypal.post(`${api}/webhooks`, { url, event_types: events })).body.name).toBe(
      'WEBHOOK_URL_ALREADY_EXISTS',
    );
    expect((await paypal.post(`${api}/webhooks`, { url: 'ftp://x', event_types: events })).body.name).toBe(
      'VALIDATION_ERROR',
    );
    expect((await paypal.post(`${api}/webhooks`, { url: `${url}/3`, event_types: [] })).status).toBe(400);
    await paypal.captured();
    await paypal.pass(300);
    const genuine = await Promise.all(paypal.shop.heard.map((heard) => isGenuine(heard, id)));
    expect(genuine.toSorted()).toEqual([false, false, true]);
    for (let i = 0; i < 8; i++) await paypal.post(`${api}/webhooks`, { url: `${url}/${i}`, event_types: events });
    expect((await paypal.post(`${api}/webhooks`, { url: `${url}/11`, event_types: events })).body.name).toBe(
      'WEBHOOK_NUMBER_LIMIT_EXCEEDED',
    );
    expect((await paypal.call('DELETE', `${api}/webhooks/${id}`)).status).toBe(204);
    expect((await paypal.call('DELETE', `${api}/webhooks/${id}`)).status).toBe(404);
    expect((await paypal.get(`${api}/webhooks/${id}`)).body.name).toBe('INVALID_RESOURCE_ID');
  });

  test('follow the shop to another address', async () => {
    const paypal = await TestPaypal.start();
    const url = 'http://127.0.0.1:1/nobody';
    const moved = await paypal.control('PUT', 'paypal/webhook', { url });
    expect(moved).toEqual({ status: 200, body: { id: 'WH-KONTOR-SANDBOX', url, events: ['*'] } });
    await paypal.approved();
    await paypal.pass(300);
    expect(paypal.shop.heard).toEqual([]);
    await paypal.control('PUT', 'paypal/webhook', { url: `${paypal.shop.origin}/webhook` });
    await paypal.pass(2000);
    expect(paypal.shop.types()).toEqual(['CHECKOUT.ORDER.APPROVED']);
  });

  test('are verified by PayPal itself, when the event is there to the byte', async () => {
    const paypal = await TestPaypal.start();
    await paypal.approved();
    await paypal.pass(300);
    const { headers, body } = paypal.shop.heardOf('CHECKOUT.ORDER.APPROVED');
    const part = (name: string) => JSON.stringify(headers[`paypal-${name}`]);
    const asked = (event: string, webhookId = 'WH-KONTOR-SANDBOX') =>
      paypal.post(
        `${api}/verify-webhook-signature`,
        `{"auth_algo":${part('auth-algo')},"cert_url":${part('cert-url')},"transmission_id":${part('transmission-id')},` +
          `"transmission_sig":${part('transmission-sig')},"transmission_time":${part('transmission-time')},` +
          `"webhook_id":"${webhookId}","webhook_event":${event}}`,
      );
    expect(await asked(body)).toMatchObject({ status: 200, body: { verification_status: 'SUCCESS' } });
    expect((await asked(JSON.stringify(JSON.parse(body), null, 1))).body).toEqual({ verification_status: 'FAILURE' });
    expect((await asked(body, 'WH-FOREIGN')).body).toEqual({ verification_status: 'FAILURE' });
    expect((await paypal.post(`${api}/verify-webhook-signature`, {})).body.name).toBe('VALIDATION_ERROR');
  });

  test('are listed, and sent once more when that is asked for', async () => {
    const paypal = await TestPaypal.start();
    const { orderId } = await paypal.captured();
    await paypal.pass(300);
    const { body } = await paypal.get(`${api}/webhooks-events?event_type=PAYMENT.CAPTURE.COMPLETED`);
    const event = JSON.parse(paypal.shop.heardOf('PAYMENT.CAPTURE.COMPLETED').body);
    expect(body).toMatchObject({ count: 1, events: [event] });
    expect((await paypal.get(`${api}/webhooks-events/${event.id}`)).body).toEqual(event);
    expect(await paypal.post(`${api}/webhooks-events/${event.id}/resend`)).toMatchObject({ status: 202, body: event });
    await paypal.pass(0);
    expect(paypal.shop.types().slice(2)).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    await paypal.control('POST', `payments/${orderId}/resend`);
    await paypal.pass(0);
    expect(paypal.shop.types()).toHaveLength(4);
    for (const heard of paypal.shop.heard) expect(await isGenuine(heard)).toBe(true);
    expect((await paypal.post(`${api}/webhooks-events/WH-X/resend`)).status).toBe(404);
    expect((await fetch(`${paypal.sandbox.origin}${api}/certs/CERT-X`)).status).toBe(404);
  });
});

describe('the faults of a message', () => {
  async function heardWith(faults: object): Promise<TestPaypal> {
    const paypal = await TestPaypal.start();
    await paypal.arrange(faults);
    await paypal.captured();
    return paypal;
  }

  test('before: the shop knows before its call is answered', async () => {
    const paypal = await heardWith({ message: 'before' });
    expect(paypal.shop.types()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
    await paypal.pass(86_400_000);
    expect(paypal.shop.heard).toHaveLength(2);
  });

  test('never: no message is sent, but it can be listed and sent later', async () => {
    const paypal = await heardWith({ message: 'never' });
    await paypal.pass(86_400_000);
    await paypal.authorize();
    expect(paypal.shop.heard).toEqual([]);
    expect((await paypal.get(`${api}/webhooks-events`)).body).toMatchObject({ count: 2 });
    await paypal.control('POST', `payments/${(await paypal.ledger())[0]?.id}/resend`);
    await paypal.pass(0);
    expect(paypal.shop.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
  });

  test('twice: the same event two times', async () => {
    const paypal = await heardWith({ message: 'twice' });
    await paypal.pass(1000);
    expect(paypal.shop.types().toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'CHECKOUT.ORDER.APPROVED'),
      ...Array.from({ length: 2 }, () => 'PAYMENT.CAPTURE.COMPLETED'),
    ]);
    expect(new Set(paypal.shop.heard.map(({ body }) => JSON.parse(body).id)).size).toBe(2);
  });

  test('late: not before its seconds have passed', async () => {
    const paypal = await heardWith({ message: 'late', seconds: 600 });
    await paypal.pass(599_999);
    expect(paypal.shop.heard).toEqual([]);
    await paypal.pass(1);
    expect(paypal.shop.heard).toHaveLength(2);
  });

  test('out-of-order: what came first is heard last', async () => {
    const paypal = await heardWith({ message: 'out-of-order', seconds: 600 });
    await paypal.pass(300);
    expect(paypal.shop.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    await paypal.pass(70);
    expect(paypal.shop.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
    await paypal.pass(86_400_000);
    expect(paypal.shop.heard).toHaveLength(2);
  });

  test('out-of-order with nothing to overtake: heard all the same', async () => {
    const paypal = await TestPaypal.start();
    await paypal.arrange({ message: 'out-of-order', seconds: 5 });
    await paypal.approved();
    await paypal.pass(5299);
    expect(paypal.shop.heard).toEqual([]);
    await paypal.pass(1);
    expect(paypal.shop.types()).toEqual(['CHECKOUT.ORDER.APPROVED']);
  });

  test('wrong-signature: what arrives is forged', async () => {
    const paypal = await heardWith({ message: 'wrong-signature' });
    await paypal.pass(300);
    expect(paypal.shop.types()).toHaveLength(2);
    for (const heard of paypal.shop.heard) expect(await isGenuine(heard)).toBe(false);
  });
});
