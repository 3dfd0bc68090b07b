import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '@kontor/contract';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { paypalWebhookPath } from '../provider-messages.routes.ts';
import { testClock, testPayments } from '../testing/payments.ts';
import { bothProviders } from '../testing/sandbox.ts';
import { connectProviders } from './connect-providers.ts';

const minute = 60_000;

/** What stands before a provider: it is let through, or this is answered instead. */
type Before = { readonly status: number; readonly type: string; readonly body: string } | null;

const json = { type: 'application/json', body: '{"message":"Forbidden"}' };
const html = { type: 'text/html', body: '<html>Nichts hier</html>' };

/** How an error that is none of the provider's is called. */
const oddly = (provider: PaymentProvider, status: number) => (provider === 'paypal' ? `http-${status}` : 'odd-answer');

describeOnBothEngines('settings of a provider', ({ open }) => {
  let sandbox: RunningSandbox;
  let gate: Server;
  let before: Before = null;
  let asked = 0;
  beforeAll(async () => {
    const paypalWebhookUrl = `http://127.0.0.1:9${paypalWebhookPath}`;
    sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, paypalWebhookUrl });
    gate = createServer(async (request, response) => {
      asked += 1;
      if (before !== null) {
        response.writeHead(before.status, { 'content-type': before.type }).end(before.body);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { host: _, connection: __, ...headers } = request.headers;
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
      const method = request.method ?? 'GET';
      const answer = await fetch(`${sandbox.origin}${request.url}`, {
        ...{ method, headers: headers as Record<string, string>, ...body },
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => gate.once('listening', listening));
  });
  afterAll(async () => {
    await sandbox.stop();
    gate.closeAllConnections();
    await new Promise((closed) => gate.close(closed));
  });

  /** A shop that has just started, whose providers are behind the gate. */
  async function start(provider: PaymentProvider, settings: Readonly<Record<string, string>> = {}) {
    const here = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    const { payments } = readConfig({
      ...{ ...sandbox.settings, PAYPAL_API_BASE: here, SAFERPAY_BASE_URL: here },
      ...settings,
    });
    const clock = testClock();
    const connected = connectProviders(payments, { clock: clock.now }).filter(
      ({ gateway }) => gateway.provider === provider,
    );
    const shop = testPayments(await open(), provider, { clock, connected, publicUrl: 'http://localhost:3000' });
    const isUsable = async () => !isRefused(await shop.environment(provider));
    const found = async () =>
      (await shop.findings()).map(({ kind, detail }) => [kind, JSON.parse(detail).code ?? null] as const);
    return { shop, clock, isUsable, found };
  }

  test.each(
    bothProviders.flatMap((provider) => [
      [provider, 'a firewall answers 403 with a page', { ...html, status: 403 }, 'not-json'] as const,
      [provider, 'the address is another site’s', { ...html, status: 200 }, 'not-json'] as const,
      [provider, 'the path is wrong', { ...html, status: 404 }, 'not-json'] as const,
      [provider, 'a gateway answers 403 as JSON', { ...json, status: 403 }, oddly(provider, 403)] as const,
      [provider, 'the path is wrong, said as JSON', { ...json, status: 404 }, oddly(provider, 404)] as const,
    ]),
  )(
    '%s: where %s, the start finds it and hides the way to pay, until it is mended [security: provider-wrong-address]',
    async (provider, _, is, code) => {
      const { shop, clock, isUsable, found } = await start(provider);
      before = is;
      await shop.probe();
      expect(await found()).toEqual([['settings-wrong', code]]);
      expect(await isUsable()).toBe(false);
      before = null;
      asked = 0;
      expect(await isUsable()).toBe(false);
      expect(asked).toBe(0);
      clock.pass(4 * minute);
      await shop.look();
      expect(await isUsable()).toBe(true);
      expect(await found()).toEqual([]);
    },
  );

  test('paypal: an address with a path too many is found at once', async () => {
    const { shop, isUsable, found } = await start('paypal', { PAYPAL_API_BASE: `${sandbox.origin}/v2` });
    await shop.probe();
    expect(await found()).toEqual([['settings-wrong', 'http-404']]);
    expect(await isUsable()).toBe(false);
  });

  test.each(bothProviders)('%s: a name that does not exist is found like that', async (provider) => {
    const { shop, found } = await start(provider, {
      ...{ PAYPAL_API_BASE: 'https://api.kontor.invalid', SAFERPAY_BASE_URL: 'https://api.kontor.invalid' },
    });
    await shop.probe();
    const isAnswered = (await shop.found()).length > 0;
    // Where no name server answers at all, nobody knows whether the name is wrong.
    if (isAnswered) expect(await found()).toEqual([['settings-wrong', 'unknown-host']]);
    expect(shop.logged.join()).toContain('payment provider cannot be used');
  });

  test.each(
    bothProviders.flatMap((provider) => [
      [provider, 'is down', { ...html, status: 502 }] as const,
      [provider, 'is down, said as JSON', { ...json, status: 503 }] as const,
      ...[408, 429].flatMap((status) => [
        [provider, `has no time (${status})`, { ...html, status }] as const,
        [provider, `has no time (${status}), said as JSON`, { ...json, status }] as const,
      ]),
    ]),
  )(
    '%s: that it %s for a moment hides the way to pay, is no finding, and is over by itself [security: provider-wrong-address]',
    async (provider, _, is) => {
      const { shop, clock, isUsable, found } = await start(provider);
      before = is;
      await shop.probe();
      expect(await found()).toEqual([]);
      expect(await isUsable()).toBe(false);
      clock.pass(minute);
      await shop.look();
      expect(await found()).toEqual([]);
      before = null;
      expect(await isUsable()).toBe(true);
    },
  );

  test.each(bothProviders)(
    '%s: that it stays away for a quarter of an hour is told, until it is back',
    async (provider) => {
      const { shop, clock, found } = await start(provider);
      before = { ...html, status: 503 };
      await shop.probe();
      for (let minutes = 0; minutes < 14; minutes += 1) {
        clock.pass(minute);
        await shop.look();
      }
      expect(await shop.found()).toEqual([]);
      clock.pass(2 * minute);
      await shop.look();
      expect(await shop.found()).toEqual(['provider-away']);
      before = null;
      clock.pass(minute);
      await shop.look();
      expect(await found()).toEqual([]);
    },
  );

  test.each([
    ['saferpay', 'a page', html, 'not-json'],
    ['paypal', 'JSON', json, 'http-403'],
  ] as const)(
    '%s: a firewall that shuts later, by %s, is found with the first payment [security: provider-wrong-address]',
    async (provider, _, is, code) => {
      const { shop, clock, isUsable, found } = await start(provider);
      await shop.probe();
      clock.pass(minute);
      before = { ...is, status: 403 };
      const { id } = await shop.order();
      await expect(shop.begin(id)).rejects.toThrow('payment-unavailable');
      await expect.poll(found).toEqual([['settings-wrong', code]]);
      expect(await isUsable()).toBe(false);
      before = null;
    },
  );

  test('paypal: a webhook that it does not know, or is not told enough by, is found; paying goes on [security: provider-unknown-webhook]', async () => {
    const wrong = await start('paypal', { PAYPAL_WEBHOOK_ID: 'WH-EINES-ANDEREN' });
    await wrong.shop.probe();
    expect(await wrong.found()).toEqual([['messages-wrong', 'unknown-webhook']]);
    expect(await wrong.isUsable()).toBe(true);

    const right = await start('paypal');
    await right.shop.probe();
    expect(await right.found()).toEqual([]);

    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = sandbox.settings;
    const granted = await fetch(`${sandbox.origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await granted.json()) as { access_token: string };
    const event_types = [{ name: 'PAYMENT.CAPTURE.COMPLETED' }, { name: 'CHECKOUT.ORDER.APPROVED' }];
    const made = await fetch(`${sandbox.origin}/v1/notifications/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'http://127.0.0.1:9/few', event_types }),
    });
    const few = await start('paypal', { PAYPAL_WEBHOOK_ID: ((await made.json()) as { id: string }).id });
    await few.shop.probe();
    const [{ detail } = { detail: '{}' }] = await few.shop.findings();
    expect(JSON.parse(detail)).toEqual({
      ...{ provider: 'paypal', code: 'missing-events' },
      missing: [
        ...[
          'PAYMENT.CAPTURE.PENDING',
          'PAYMENT.CAPTURE.DENIED',
          'PAYMENT.CAPTURE.REFUNDED',
          'PAYMENT.CAPTURE.REVERSED',
        ],
        ...['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'],
      ],
    });
  });
});
