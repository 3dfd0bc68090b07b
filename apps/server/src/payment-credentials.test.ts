import { randomUUID } from 'node:crypto';
import { type CallName, idempotencyHeader, type PaymentProvider, routes } from '@kontor/contract';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { describeOnBothEngines } from './database/testing/databases.ts';
import { post } from './http/testing/frame.ts';
import { storeCatalogue, testProduct } from './modules/catalogue/testing/catalogue.ts';
import { connectProviders } from './modules/payments/connect-providers.ts';
import { followCatalogue } from './search/follow-catalogue.ts';
import { createServices } from './services.ts';

const ways = [
  { name: 'paypal', title: 'PayPal' },
  { name: 'saferpay', title: 'Kreditkarte' },
  { name: 'vorkasse', title: 'Vorkasse' },
];
const wrong = 'ein-falsches-passwort';
const unavailable = {
  code: 'payment-unavailable',
  msg: 'Diese Zahlart ist gerade nicht erreichbar. Ihre Bestellung ist gespeichert, bitte versuchen Sie es in einigen Minuten noch einmal.',
};

describeOnBothEngines('a shop with credentials that a provider does not take', ({ open }) => {
  let database: Database;
  let sandbox: RunningSandbox;
  const opened: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const paypalWebhookUrl = 'http://127.0.0.1:9/webhook';
    sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, paypalWebhookUrl });
    opened.push(() => sandbox.stop());
    database = await open();
    await storeCatalogue(database, [testProduct('hammer', { name: 'Hammer' })]);
  });
  afterAll(async () => {
    for (const close of opened.toReversed()) await close();
  });

  /** A process of the shop started with these settings. Nothing was asked of the providers yet. */
  async function start(settings: Readonly<Record<string, string>>) {
    const config = readConfig({ ...sandbox.settings, ...settings, RATE_LIMITS: 'off', MAIL_FROM: 'shop@shop.example' });
    const logged: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
    const index = createInMemoryIndex();
    const connected = connectProviders(config.payments, { clock: Date.now });
    const services = createServices({ config, database, index, clock: Date.now, logger, connected });
    const { configuration, payments } = services;
    await database.transaction(async (transaction) => {
      await configuration.write(transaction, 'paymentConditions', ways);
      await configuration.write(transaction, 'shippingRules', [{ countries: '*', cost: 490 }]);
    });
    const onError = (error: unknown) => expect.unreachable(String(error));
    const follower = await followCatalogue({ database, index, filters: [], groups: configuration.groupsNow, onError });
    const app = await buildApp({ config, logger, database, index, services, storefront: null, office: null });
    opened.push(async () => {
      await app.close();
      await follower.stop();
      await services.close();
    });
    const call = (name: CallName, body: object, headers = {}) => post(app, routes[name].path, body, { headers });
    return { payments, logged, call, ...asCustomer(call) };
  }

  function asCustomer(call: (name: CallName, body: object, headers?: object) => ReturnType<typeof post>) {
    const address = { name: 'Huber', firstName: 'Ada', street: 'Weg 1', zipCode: '1010', city: 'Wien', country: 'AT' };
    const items = [{ product: { _id: 'hammer' }, condition: { _id: 'hammer-1' }, amount: 1 }];
    return {
      offered: async () =>
        (await call('paymentConditions', {})).json().data.map(({ name }: { readonly name: string }) => name),
      async order(paymentCondition: string) {
        const { total } = (await call('orderCalc', { items, paymentCondition })).json();
        const body = { items, email: 'ada@kunde.example', address, paymentCondition, total };
        return call('orderFinish', body, { [idempotencyHeader]: randomUUID() });
      },
      pay: (orderId: string, type: PaymentProvider) =>
        call('paymentCreate', { orderId, type, url: 'http://localhost:3000/shop/P/cart/confirmation' }),
    };
  }

  test.each([
    ['paypal', 'PAYPAL_CLIENT_SECRET', 'saferpay', 'AUTHENTICATION_FAILURE'],
    ['saferpay', 'SAFERPAY_PASSWORD', 'paypal', 'AUTHENTICATION_FAILED'],
  ] as const)(
    '%s: is reported, hides that payment method, keeps selling by the others, and offers it again once they are right [security: provider-refuses-credentials]',
    async (provider, setting, other, code) => {
      const shop = await start({ [setting]: wrong });
      const placed = (await shop.order(provider)).json();
      const tried = await shop.pay(placed._id, provider);
      expect([tried.statusCode, tried.json()]).toEqual([503, unavailable]);

      expect(await shop.offered()).toEqual([other, 'vorkasse']);
      expect((await shop.call('paymentGetEnv', { type: provider })).json()).toEqual(unavailable);
      const refused = await shop.order(provider);
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [expect.objectContaining({ path: 'paymentCondition' })],
      ]);
      expect((await shop.order('vorkasse')).statusCode).toBe(200);
      const byOther = (await shop.order(other)).json();
      expect((await shop.pay(byOther._id, other)).statusCode).toBe(200);

      await shop.payments.probe();
      const findings = await shop.payments.findings();
      expect(findings.map(({ kind, detail }) => [kind, JSON.parse(detail)])).toEqual([
        ['credentials-wrong', expect.objectContaining({ provider, code })],
      ]);
      expect(JSON.stringify(findings) + shop.logged.join()).not.toContain(wrong);
      expect((await shop.call('order', { orderId: placed._id })).json()).toMatchObject({ payment: 'due' });

      const restarted = await start({});
      await restarted.payments.probe();
      expect(await restarted.offered()).toEqual(['paypal', 'saferpay', 'vorkasse']);
      expect(await restarted.payments.findings()).toEqual([]);
      expect((await restarted.pay(placed._id, provider)).statusCode).toBe(200);
    },
  );
});
