import type { AddressInfo } from 'node:net';
import { type PaymentProvider, routes } from '@kontor/contract';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { describeOnBothEngines, type TestDatabases } from '../../database/test-databases.ts';
import { createFrame, post } from '../../http/test-frame.ts';
import { connectProviders } from './connect-providers.ts';
import { paymentRoutes } from './payments.routes.ts';
import { paypalWebhookPath, providerMessageRoutes } from './provider-messages.routes.ts';
import { testPayments } from './test-payments.ts';

const { paymentCreate, paymentExecute, paymentGetEnv, paymentStatus } = routes;

/** What is arranged at the stand-in for the next payment. */
type Faults = Readonly<Record<string, unknown>>;

describeOnBothEngines('paying at the stand-ins, over HTTP', ({ open }) => {
  const opened: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of opened.toReversed()) await close();
  });

  async function serve(type: PaymentProvider, database: Awaited<ReturnType<TestDatabases['open']>>) {
    const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, wait: async () => {} });
    const { payments: config } = readConfig({ ...sandbox.settings });
    const connected = connectProviders(config, { clock: Date.now });
    const { app, logged } = await createFrame();
    opened.push(() => sandbox.stop());
    opened.push(() => app.close());
    const shop = testPayments(database, type, {
      clock: { now: Date.now, pass: () => {} },
      connected,
      publicUrl: 'http://localhost:3000',
    });
    paymentRoutes(app, shop);
    providerMessageRoutes(app, shop);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const here = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await say(sandbox, 'PUT', '/control/paypal/webhook', { url: `${here}${paypalWebhookPath}` });
    return { app, logged, shop, sandbox, here, ...paying(type, shop, sandbox, app, here) };
  }

  function paying(
    type: PaymentProvider,
    shop: ReturnType<typeof testPayments>,
    sandbox: RunningSandbox,
    app: Awaited<ReturnType<typeof createFrame>>['app'],
    here: string,
  ) {
    const create = (orderId: string) =>
      post(
        app,
        paymentCreate.path,
        { orderId, type, url: `${here}/confirmation` },
        { headers: { host: new URL(here).host } },
      );
    return {
      create,
      async begin(faults: Faults) {
        const order = await shop.order();
        await say(sandbox, 'POST', '/control/faults', { provider: type, next: 1, faults });
        const created = await create(order.id);
        expect(created.statusCode).toBe(200);
        const [attempt] = await shop.attempts(order.id);
        return { ...order, ref: attempt?.provider_ref ?? '', attempt: attempt?.id ?? '', created: created.json() };
      },
      decide: (ref: string, outcome = 'authorized', faults: Faults = {}) =>
        say(sandbox, 'POST', `/control/${type}/${ref}/decide`, { outcome, faults }),
      execute: (orderId: string, ref: string) =>
        post(app, paymentExecute.path, type === 'paypal' ? { paymentId: ref, payerId: 'P' } : { orderId, type }),
      async books(ref: string) {
        const { payments } = (await (await fetch(`${sandbox.origin}/control/payments`)).json()) as {
          payments: { id: string; captured: number; refunded: number; captures: number }[];
        };
        const found = payments.find(({ id }) => id === ref);
        return { captured: found?.captured, refunded: found?.refunded, captures: found?.captures };
      },
    };
  }

  test.each(['paypal', 'saferpay'] as const)(
    '%s: executed eight times at once, with all its messages twice, it is taken once',
    async (type) => {
      const { shop, begin, decide, execute, books, app, logged, create } = await serve(type, await open());
      const { id, total, ref, attempt } = await begin({ message: 'twice', seconds: 0 });
      await decide(ref);

      const answers = await Promise.all(Array.from({ length: 8 }, () => execute(id, ref)));
      await shop.live(0);

      for (const answer of answers) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ payment: 'paid' });
      }
      expect(await books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
      expect(await shop.attempts(id)).toMatchObject([{ state: 'captured', amount: total }]);
      expect((await post(app, paymentStatus.path, { payment: attempt })).json()).toEqual({ payment: 'paid' });
      expect((await create(id)).json()).toMatchObject({ code: 'already-paid' });
      expect(shop.mails).toHaveLength(1);
      expect(logged.join()).not.toContain(id);
      expect(shop.logged.join()).not.toContain(id);
    },
  );

  test.each(['paypal', 'saferpay'] as const)(
    '%s: who never comes back has paid as soon as the provider tells',
    async (type) => {
      const { shop, begin, decide, books, sandbox } = await serve(type, await open());
      const { id, total, ref } = await begin({ message: 'before', return: 'never', seconds: 0 });
      await decide(ref);
      await pass(sandbox);
      await shop.live(0);
      expect(await books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
      expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    },
  );

  test.each(['paypal', 'saferpay'] as const)(
    '%s: captured, and its answer lost: nobody pays again, and a look finds it',
    async (type) => {
      const { shop, begin, decide, execute, books, create } = await serve(type, await open());
      const { id, total, ref } = await begin({ message: 'never', api: { capture: 'error-after-effect' } });
      await decide(ref, 'authorized', { message: 'never' });
      expect((await execute(id, ref)).json()).toMatchObject({ payment: 'checking' });
      expect((await create(id)).json()).toMatchObject({ code: 'payment-checked' });
      await shop.checkAll();
      expect(await books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
      expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    },
  );

  test.each(['paypal', 'saferpay'] as const)('%s: money goes back in parts, its answer lost, once', async (type) => {
    const { shop, begin, decide, execute, books, sandbox } = await serve(type, await open());
    const { id, total, ref, attempt } = await begin({ message: 'never' });
    await decide(ref, 'authorized', { message: 'never' });
    await execute(id, ref);
    await say(sandbox, 'POST', '/control/faults', {
      provider: type,
      payment: ref,
      faults: { api: { refund: 'error-after-effect' } },
    });
    await shop.refund({ attemptId: attempt, amount: 1000, note: 'Bruch', key: `bruch-${type}` });
    await shop.checkAll();
    expect(await books(ref)).toEqual({ captured: total, refunded: 1000, captures: 1 });
    await shop.cancel(id);
    expect(await books(ref)).toEqual({ captured: total, refunded: total, captures: 1 });
    expect(await shop.attempts(id)).toMatchObject([{ state: 'refunded', refunded: total }]);
  });

  test('saferpay: a notification that says "fail" of a paid payment fails nothing', async () => {
    const { shop, begin, decide, books, app, sandbox } = await serve('saferpay', await open());
    const { id, total, ref, attempt } = await begin({ message: 'wrong-outcome', return: 'never', seconds: 0 });
    await decide(ref, 'authorized', { message: 'wrong-outcome', seconds: 0 });
    await pass(sandbox);
    await shop.live(0);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    expect(await books(ref)).toMatchObject({ captured: total });
    const late = await app.inject({ url: `/api/payment/saferpay/notify/${attempt}/fail` });
    expect(late.statusCode).toBe(200);
    await shop.live(0);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    expect((await app.inject({ url: '/api/payment/saferpay/notify/fremd/success' })).statusCode).toBe(200);
  });

  test('paypal: a message with a wrong signature is refused and not kept; one without any too', async () => {
    const { shop, begin, decide, app, sandbox } = await serve('paypal', await open());
    const { id, ref } = await begin({ message: 'wrong-signature', return: 'never', seconds: 0 });
    await decide(ref, 'authorized', { message: 'wrong-signature', seconds: 0 });
    await pass(sandbox);
    await shop.live(0);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'redirected' }]);
    expect(shop.logged.join()).toContain('wrong-signature');

    const forged = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'x' } };
    const answer = await app.inject({ method: 'POST', url: paypalWebhookPath, payload: forged });
    expect(answer.statusCode).toBe(400);
    expect(await shop.events()).toEqual([]);
  });

  test('saferpay: one odd request, which it does not take, hides it from nobody', async () => {
    const { app, shop, here, create, begin } = await serve('saferpay', await open());
    const { id } = await shop.order();
    const long = { orderId: id, type: 'saferpay', url: `${here}/${'x'.repeat(1970)}` };
    const odd = await post(app, paymentCreate.path, long, { headers: { host: new URL(here).host } });
    expect(odd.statusCode).toBe(409);
    expect(odd.json()).toEqual({
      code: 'payment-refused',
      msg: 'Diese Zahlung wurde vom Zahlungsanbieter nicht angenommen. Ihre Bestellung ist gespeichert: Bitte bezahlen Sie sie auf andere Weise oder rufen Sie uns an.',
    });
    const [finding, ...others] = await shop.findings();
    expect(finding).toMatchObject({
      kind: 'create-refused',
      order_id: id,
      detail: expect.stringContaining('ReturnUrl'),
    });
    expect(finding?.detail).not.toContain('xxx');
    expect(others).toEqual([]);
    expect((await post(app, paymentGetEnv.path, { type: 'saferpay' })).statusCode).toBe(200);
    expect((await begin({})).created).toMatchObject({ redirectUrl: expect.stringMatching(/^http/) });
    expect((await create(id)).statusCode).toBe(200);
  });

  test('what is asked for wrongly is refused, and the environment says that no money moves', async () => {
    const { app, shop, create } = await serve('paypal', await open());
    expect((await post(app, paymentGetEnv.path, { type: 'paypal' })).json()).toMatchObject({
      ...{ env: 'sandbox', isStandIn: true, clientId: 'sandbox-kontor', sdkUrl: expect.stringContaining('/sdk/js?') },
    });
    expect((await post(app, paymentGetEnv.path, { type: 'saferpay' })).json()).toEqual({
      env: 'sandbox',
      isStandIn: true,
    });
    for (const body of [{ type: 'bar' }, {}, { type: 7 }]) {
      expect((await post(app, paymentGetEnv.path, body)).statusCode).toBe(400);
    }
    expect((await create('nirgends')).statusCode).toBe(404);
    const { id } = await shop.order();
    const foreign = await post(app, paymentCreate.path, { orderId: id, type: 'paypal', url: 'https://evil.example/' });
    expect(foreign.json()).toEqual({ code: 'foreign-address', msg: 'Diese Adresse gehört nicht zu diesem Shop.' });
    expect((await post(app, paymentExecute.path, { paymentId: 'fremd', payerId: 'P' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: paymentExecute.path, payload: {} })).json()).toMatchObject({
      code: 'csrf',
    });
  });
});

/** Lets the stand-in's time pass, and what is due be done. */
async function pass(sandbox: RunningSandbox): Promise<void> {
  await say(sandbox, 'POST', '/control/clock', { advance: 10_000 });
  await say(sandbox, 'POST', '/control/settled', {});
}

async function say(sandbox: RunningSandbox, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
