import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPaying } from '../../testing/paying.ts';
import { createPaypalGateway } from './gateway.ts';
import { type PaypalWebhook, verifyPaypalWebhook } from './webhook.ts';
import { createPaypalCertificates } from './webhook-certificates.ts';

/** Messages as the sandbox signs and sends them, received by a listener of our own. */

interface Message {
  readonly rawBody: Buffer;
  readonly headers: IncomingHttpHeaders;
}

let paying: Awaited<ReturnType<typeof startPaying>>;
let listener: Server;
let messages: Message[] = [];

beforeAll(async () => {
  const shop = { clientId: 'sandbox-kontor', clientSecret: 'geheimnis-des-tests' };
  paying = await startPaying('paypal', (apiBase) => createPaypalGateway({ apiBase, ...shop, clock: Date.now }));
  listener = createServer(async (request, response) => {
    messages.push({ rawBody: Buffer.concat(await request.toArray()), headers: request.headers });
    response.end();
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/payment/paypal/webhook`;
  const answer = await fetch(`${paying.origin}/control/paypal/webhook`, {
    ...{ method: 'PUT', body: JSON.stringify({ url }), headers: { 'content-type': 'application/json' } },
  });
  expect(answer.status).toBe(200);
});
beforeEach(() => {
  messages = [];
});
afterAll(async () => {
  await paying.stop();
  listener.close();
});

/** The messages about a payment that was agreed to and captured, in the order of their arrival. */
async function messagesOfPayment(message = 'after') {
  const attempt = await paying.create();
  await paying.decide(attempt, 'authorized', { message });
  await paying.capture(attempt);
  await paying.pass(1000);
  return { attempt, messages: [...messages] };
}

function verified(message: Message, change: Partial<PaypalWebhook> = {}, clock = Date.now) {
  const certificates = createPaypalCertificates({ sandboxOrigin: paying.origin, clock });
  return verifyPaypalWebhook({ ...message, webhookId: 'WH-KONTOR-SANDBOX', certificates, ...change });
}

const wrong = { ok: false, code: 'wrong-signature' };

test('messages of PayPal are verified and name the payment to look at', async () => {
  const { attempt, messages } = await messagesOfPayment();
  const answers = await Promise.all(messages.map((message) => verified(message)));
  const seen = { id: expect.stringMatching(/^WH-/), orderId: attempt.providerRef, customId: attempt.id };
  expect(answers).toEqual(
    expect.arrayContaining([
      { ok: true, event: { ...seen, type: 'CHECKOUT.ORDER.APPROVED' } },
      { ok: true, event: { ...seen, type: 'PAYMENT.CAPTURE.COMPLETED', captureId: expect.stringMatching(/^\w+$/) } },
    ]),
  );
  expect(answers).toHaveLength(2);
});

test('a refund’s message names its capture', async () => {
  const attempt = await paying.captured();
  await paying.gateway.refund(attempt, { key: `refund:${attempt.id}`, amount: 500, retry: 0 });
  await paying.pass(1000);
  const events = await Promise.all(messages.map((message) => verified(message)));
  expect(events).toContainEqual({
    ok: true,
    event: {
      ...{ id: expect.stringMatching(/^WH-/), type: 'PAYMENT.CAPTURE.REFUNDED' },
      ...{ captureId: attempt.captureId, customId: attempt.id },
    },
  });
});

test('a repeated message is the same event [security: webhook-replayed]', async () => {
  const { messages } = await messagesOfPayment('twice');
  const events = await Promise.all(messages.map((message) => verified(message)));
  const ids = events.map((answer) => answer.ok && answer.event.id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});

test('a message with a wrong signature is not believed', async () => {
  const { messages } = await messagesOfPayment('wrong-signature');
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(await verified(message)).toEqual(wrong);
});

test('a right message is not believed with another body, for another webhook, at another time, or by others’ certificates [security: webhook-forged, webhook-foreign]', async () => {
  const [message, other] = (await messagesOfPayment()).messages;
  if (!message || !other) throw new Error('There were not two messages.');
  expect(await verified(message)).toMatchObject({ ok: true });
  expect(await verified({ ...message, rawBody: other.rawBody })).toEqual(wrong);
  expect(await verified(message, { webhookId: 'WH-SOMEBODY-ELSE' })).toEqual(wrong);
  const moved = { ...message.headers, 'paypal-transmission-time': '2026-01-01T00:00:00Z' };
  expect(await verified({ ...message, headers: moved })).toEqual(wrong);

  const certificate = new URL(String(message.headers['paypal-cert-url']));
  for (const host of ['evil.example', 'paypal.com.evil.example', `localhost:${certificate.port}`]) {
    const headers = { ...message.headers, 'paypal-cert-url': `http://${host}${certificate.pathname}` };
    expect(await verified({ ...message, headers })).toEqual({ ok: false, code: 'foreign-certificate' });
  }
  const unknown = { ...message.headers, 'paypal-cert-url': `${certificate}0` };
  expect(await verified({ ...message, headers: unknown })).toEqual({ ok: false, code: 'certificate-unavailable' });
});

test('a message is not believed once its certificate has ended, however late it comes before that', async () => {
  const [message] = (await messagesOfPayment()).messages;
  if (!message) throw new Error('There was no message.');
  const year = 365 * 24 * 3_600_000;
  expect(await verified(message, {}, () => Date.now() + 9 * year)).toMatchObject({ ok: true });
  expect(await verified(message, {}, () => Date.now() + 11 * year)).toEqual({ ok: false, code: 'certificate-invalid' });
});
