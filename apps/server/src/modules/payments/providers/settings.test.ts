import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '@kontor/contract';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { connectProviders } from '../connect-providers.ts';
import { paypalWebhookPath } from '../provider-messages.routes.ts';
import { testClock, testPayments } from '../testing/payments.ts';
import { bothProviders } from '../testing/sandbox.ts';

const minute = 60_000;

/** A gate before a provider: it lets calls through, or gives this answer to all calls or to one of them. */
type Before = { readonly status: number; readonly type: string; readonly body: string; readonly to?: string } | null;

const json = { type: 'application/json', body: '{"message":"Forbidden"}' };
const html = { type: 'text/html', body: '<html><title>Kein Zugang</title>Nichts hier</html>' };

const addressOf = { paypal: 'PAYPAL_API_BASE', saferpay: 'SAFERPAY_BASE_URL' };

/** The code of an error that does not come from the provider. */
const oddly = (provider: PaymentProvider, status: number) => (provider === 'paypal' ? `http-${status}` : 'odd-answer');

describeOnBothEngines('settings of a provider', ({ open }) => {
  let sandbox: RunningSandbox;
  let gate: Server;
  let before: Before = null;
  let asked = 0;
  let calls: string[] = [];
  beforeAll(async () => {
    const paypalWebhookUrl = `http://127.0.0.1:9${paypalWebhookPath}`;
    sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, paypalWebhookUrl });
    gate = createServer(async (request, response) => {
      asked += 1;
      const call = `${request.method} ${request.url}`;
      calls.push(call);
      if (before !== null && (before.to === undefined || before.to === call)) {
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

  /** A shop that has just started, with its providers behind the gate. */
  async function start(
    provider: PaymentProvider,
    settings: Readonly<Record<string, string>> = {},
    database?: Database,
  ) {
    before = null;
    calls = [];
    const opened = database ?? (await open());
    const here = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    const { payments } = readConfig({
      ...{ ...sandbox.settings, PAYPAL_API_BASE: here, SAFERPAY_BASE_URL: here },
      ...settings,
    });
    const clock = testClock();
    const connected = connectProviders(payments, { clock: clock.now }).filter(
      ({ gateway }) => gateway.provider === provider,
    );
    const shop = testPayments(opened, provider, { clock, connected, publicUrl: 'http://localhost:3000' });
    const isUsable = async () => !isRefused(await shop.environment(provider));
    const found = async () =>
      (await shop.findings()).map(({ kind, detail }) => [kind, JSON.parse(detail).code ?? null] as const);
    return { shop, clock, isUsable, found, database: opened };
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
      const [{ detail } = { detail: '' }] = await shop.findings();
      expect(JSON.parse(detail).answer).toEqual({ status: is.status, is: is.type === html.type ? 'page' : 'json' });
      const log = shop.logged.filter((line) => line.includes('payment provider cannot be used'));
      expect(log.map((line) => JSON.parse(line))).toMatchObject([
        { provider, code, answer: { status: is.status }, check: expect.stringContaining(`in ${addressOf[provider]}`) },
      ]);
      expect(log.join()).not.toMatch(/Nichts hier|Forbidden|html/);
      expect(detail).not.toMatch(/Nichts hier|Forbidden|html|Zugang/);
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

  test.each(bothProviders)(
    '%s: the newest cause replaces the one before, through starts, and none is left once it answers',
    async (provider) => {
      const { database } = await start(provider);
      const told = async (is: Before, settings: Readonly<Record<string, string>> = {}) => {
        const { shop } = await start(provider, settings, database);
        before = is;
        await shop.probe();
        return (await shop.findings()).map(({ id, kind, detail }) => ({ id, kind, ...JSON.parse(detail) }));
      };
      const secret = { PAYPAL_CLIENT_SECRET: 'wrong', SAFERPAY_PASSWORD: 'wrong' };
      const [first, ...none] = await told({ ...html, status: 404 });
      expect(none).toEqual([]);
      expect(first).toMatchObject({ kind: 'settings-wrong', code: 'not-json', reason: expect.stringContaining('404') });
      // The same cause with another text is the same finding.
      const reworded = { reason: expect.stringContaining('403'), answer: { status: 403, is: 'page' } };
      expect(await told({ ...html, status: 403 })).toEqual([{ ...first, ...reworded }]);
      const odd = { kind: 'settings-wrong', code: oddly(provider, 403) };
      expect(await told({ ...json, status: 403 })).toMatchObject([odd]);
      expect(await told(null, secret)).toMatchObject([{ kind: 'credentials-wrong' }]);
      expect(await told({ ...json, status: 403 })).toMatchObject([odd]);
      expect(await told(null)).toEqual([]);
    },
  );

  test('saferpay: a refusal of the account is reported alone, because it is reachable', async () => {
    const { shop, database } = await start('saferpay');
    before = { ...html, status: 404 };
    await shop.probe();
    const mended = await start('saferpay', { SAFERPAY_TERMINAL_ID: '99999999' }, database);
    await mended.shop.probe();
    expect((await mended.shop.findings()).map(({ key }) => key)).toEqual(['credentials-wrong:saferpay:create']);
  });

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
    // If no name server answers, nobody knows whether the name is wrong.
    if (isAnswered) expect(await found()).toEqual([['settings-wrong', 'unknown-host']]);
    expect(shop.logged.join()).toContain('payment provider cannot be used');
  });

  test.each(
    bothProviders.flatMap((provider) => [
      [provider, 'is down', { type: 'text/plain', body: 'Bad Gateway', status: 502 }] as const,
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

  test.each(bothProviders)('%s: an absence of a quarter of an hour is reported, until it is back', async (provider) => {
    const { shop, clock, found } = await start(provider);
    before = { ...json, status: 503 };
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
  });

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

  test.each(bothProviders)(
    '%s: a page in place of its error, as from a firewall, is reported at once, and ends automatically [security: provider-wrong-address]',
    async (provider) => {
      const { shop, isUsable, found } = await start(provider);
      before = { ...html, status: 503 };
      await shop.probe();
      expect(await found()).toEqual([['settings-wrong', 'not-json']]);
      before = null;
      // The next payer asks, as after any silence.
      expect(await isUsable()).toBe(true);
      expect(await found()).toEqual([]);
    },
  );

  const initialize = 'POST /Payment/v1/PaymentPage/Initialize';

  test('saferpay: a terminal that is not ours is found at the start, and no other answer takes that back', async () => {
    const { shop, clock, isUsable, found, database } = await start('saferpay', { SAFERPAY_TERMINAL_ID: '99999999' });
    await shop.probe();
    expect(await found()).toEqual([['credentials-wrong', 'PERMISSION_DENIED']]);
    expect(await isUsable()).toBe(false);
    clock.pass(4 * minute);
    await shop.look();
    expect(await found()).toEqual([['credentials-wrong', 'PERMISSION_DENIED']]);
    expect(await isUsable()).toBe(false);

    const mended = await start('saferpay', {}, database);
    await mended.shop.probe();
    expect(await mended.found()).toEqual([]);
    expect(await mended.isUsable()).toBe(true);
    expect(calls.filter((call) => call === initialize)).toHaveLength(1);
    mended.clock.pass(11 * minute);
    await mended.shop.look();
    // A regular look only asks and makes no page.
    expect(calls.filter((call) => call === initialize)).toHaveLength(1);
    expect(calls.at(-1)).toBe('POST /Payment/v1/Transaction/Inquire');
  });

  test('saferpay: a right that goes while the shop serves is found by a payment, and back with the next that is made', async () => {
    const { shop, clock, isUsable, found } = await start('saferpay');
    await shop.probe();
    const { id } = await shop.order();
    await shop.begin(id);
    const other = await shop.order();
    before = { status: 403, type: 'application/json', body: '{"ErrorName":"PERMISSION_DENIED"}', to: initialize };
    await expect(shop.begin(other.id)).rejects.toThrow('payment-unavailable');
    expect(await found()).toEqual([['credentials-wrong', 'PERMISSION_DENIED']]);
    // The answer about another payment does not show whether payments can be created.
    expect(await shop.checkAll()).toEqual({ open: 1, answered: 1 });
    clock.pass(4 * minute);
    await shop.look();
    expect(await found()).toEqual([['credentials-wrong', 'PERMISSION_DENIED']]);
    expect(await isUsable()).toBe(false);
    before = null;
    clock.pass(4 * minute);
    await shop.look();
    expect(await found()).toEqual([]);
    expect(await isUsable()).toBe(true);
    await shop.begin(other.id);
  });

  const paypalNo = (name: string, issue: string) =>
    ({ type: 'application/json', body: JSON.stringify({ name, debug_id: 'd1', details: [{ issue }] }) }) as const;

  test('paypal: an app without the right to read orders is found at the start', async () => {
    const { shop, isUsable, found } = await start('paypal');
    before = {
      ...paypalNo('NOT_AUTHORIZED', 'PERMISSION_DENIED'),
      status: 403,
      to: 'GET /v2/checkout/orders/KONTORCHECK',
    };
    await shop.probe();
    expect(await found()).toEqual([['credentials-wrong', 'PERMISSION_DENIED']]);
    expect(await isUsable()).toBe(false);
  });

  test('paypal: an account that may take no money stays hidden until the operator resolves it', async () => {
    const { shop, clock, isUsable, found } = await start('paypal');
    await shop.probe();
    const refusal = { ...paypalNo('UNPROCESSABLE_ENTITY', 'PAYEE_ACCOUNT_RESTRICTED'), status: 422 };
    const code = 'PAYEE_ACCOUNT_RESTRICTED';
    const { id } = await shop.order();
    const refuse = async () => {
      before = { ...refusal, to: 'POST /v2/checkout/orders' };
      await expect(shop.begin(id)).rejects.toThrow('payment-unavailable');
      before = null;
      expect(await found()).toEqual([['credentials-wrong', code]]);
    };
    await refuse();
    clock.pass(4 * minute);
    await shop.look();
    expect(await found()).toEqual([['credentials-wrong', code]]);
    expect(await isUsable()).toBe(false);

    const resolve = async () => {
      const [finding] = await shop.findings();
      await shop.resolve(finding?.id ?? '');
      clock.pass(4 * minute);
      await shop.look();
      expect(await found()).toEqual([]);
      expect(await isUsable()).toBe(true);
    };
    await resolve();
    // A new refusal is reported again.
    await refuse();
    await resolve();
    await shop.begin(id);
  });

  test.each([
    ['where nobody is', 'http://127.0.0.1:1'],
    ['of a page', 'http://127.0.0.1:GATE'],
  ])('paypal: an address of its script %s is found at the start, and hides it', async (_, sdkBase) => {
    const port = String((gate.address() as AddressInfo).port);
    const { shop, clock, isUsable, found, database } = await start('paypal', {
      ...{ PAYPAL_API_BASE: sandbox.origin, PAYPAL_SDK_BASE: sdkBase.replace('GATE', port) },
    });
    before = { ...html, status: 200 };
    await shop.probe();
    expect(await found()).toEqual([['settings-wrong', 'no-script']]);
    expect(await isUsable()).toBe(false);
    clock.pass(4 * minute);
    await shop.look();
    expect(await isUsable()).toBe(false);

    const mended = await start('paypal', {}, database);
    await mended.shop.probe();
    expect(await mended.found()).toEqual([]);
    expect(await mended.isUsable()).toBe(true);
  });

  test('paypal: a webhook that it does not know, accepted by the operator, hides nothing', async () => {
    const { shop, clock, isUsable, found } = await start('paypal', { PAYPAL_WEBHOOK_ID: 'WH-EINES-ANDEREN' });
    await shop.probe();
    const [finding] = await shop.findings();
    await shop.resolve(finding?.id ?? '');
    clock.pass(4 * minute);
    await shop.look();
    expect(await isUsable()).toBe(true);
    clock.pass(11 * minute);
    await shop.look();
    expect(await isUsable()).toBe(true);
    expect(await found()).toEqual([]);
  });

  test('paypal: that it does not say whether it knows the webhook hides nothing', async () => {
    const { shop, isUsable, found } = await start('paypal', { PAYPAL_WEBHOOK_ID: 'WH-EINES-ANDEREN' });
    before = { ...json, status: 503, to: 'GET /v1/notifications/webhooks/WH-EINES-ANDEREN' };
    await shop.probe();
    expect(await isUsable()).toBe(true);
    expect(await found()).toEqual([]);
  });

  test('paypal: an unknown webhook, or one with too few events, is found, and the first hides PayPal [security: provider-unknown-webhook]', async () => {
    const wrong = await start('paypal', { PAYPAL_WEBHOOK_ID: 'WH-EINES-ANDEREN' });
    await wrong.shop.probe();
    expect(await wrong.found()).toEqual([['messages-wrong', 'unknown-webhook']]);
    expect(await wrong.isUsable()).toBe(false);
    wrong.clock.pass(4 * minute);
    await wrong.shop.look();
    expect(await wrong.isUsable()).toBe(false);
    expect(await wrong.found()).toEqual([['messages-wrong', 'unknown-webhook']]);

    const right = await start('paypal', {}, wrong.database);
    await right.shop.probe();
    expect(await right.found()).toEqual([]);
    expect(await right.isUsable()).toBe(true);

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
    expect(await few.isUsable()).toBe(true);
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
