import type { AddressInfo } from 'node:net';
import { type PaymentProvider, routes } from '@kontor/contract';
import { type RunningSandbox, startPaymentSandbox } from '@kontor/payment-sandbox';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { createFrame, post } from '../../../http/testing/frame.ts';
import { connectProviders } from '../connect-providers.ts';
import { paymentRoutes } from '../payments.routes.ts';
import { paypalWebhookPath, providerMessageRoutes } from '../provider-messages.routes.ts';
import { type TestPayments, testClock, testPayments } from './payments.ts';

const { paymentCreate, paymentExecute } = routes;

/** For tests: every scenario must pass with both providers. */
export const bothProviders: readonly PaymentProvider[] = ['paypal', 'saferpay'];

/** For tests: the settings of a payment at the sandbox, in the names of its control calls. */
export type Faults = Readonly<Record<string, unknown>>;

/** For tests: an order that is being paid. */
export interface Begun {
  readonly id: string;
  readonly total: number;
  readonly type: PaymentProvider;
  /** The provider's id of the payment. */
  readonly ref: string;
  readonly attempt: string;
  readonly orderNumber: string;
}

/** For tests: a message as it came from a provider. */
export interface HeardMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * For tests: the shop's payment calls over HTTP, with a sandbox of its own. Shop and sandbox share one clock, which the
 * test moves.
 */
export interface ShopAtSandbox {
  readonly shop: TestPayments;
  readonly app: FastifyInstance;
  readonly sandbox: RunningSandbox;
  /** Where the shop listens. */
  readonly here: string;
  /** What the HTTP server has logged. */
  readonly logged: readonly string[];
  /** Messages of providers, as they came to the shop. */
  readonly heard: HeardMessage[];
  /** Calls payment/create from the order's page; `change` alters the body. */
  create(type: PaymentProvider, orderId: string, change?: object): Promise<LightMyRequestResponse>;
  /** A new order whose payment is begun with these faults. Throws when it is refused. */
  begin(type: PaymentProvider, faults?: Faults): Promise<Begun>;
  /** Sets the faults of the next payment. */
  arrange(type: PaymentProvider, faults: Faults): Promise<void>;
  /** The payer or their bank decides. */
  decide(begun: Pick<Begun, 'type' | 'ref'>, outcome?: string, faults?: Faults): Promise<void>;
  /** The body of payment/execute, as the page sends it. */
  toExecute(begun: Begun): object;
  execute(begun: Begun): Promise<LightMyRequestResponse>;
  /** The sandbox's books of a payment, in cents; null for an unknown one. */
  books(ref: string): Promise<{ captured: number; refunded: number; captures: number } | null>;
  /** The kinds of the mails that were sent about an order: the money has come, or it was refunded. */
  mails(begun: Pick<Begun, 'orderNumber'>): ('came' | 'refunded')[];
  /** Number of payments that the sandbox knows. */
  known(): Promise<number>;
  /** Lets time pass, runs what is due at the sandbox, and then what follows at once in the shop. */
  pass(milliseconds: number): Promise<void>;
  /** A control call to the sandbox. Throws when it is refused. */
  say(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object): Promise<void>;
  stop(): Promise<void>;
}

/** For tests: a gate at which a slow sandbox waits. */
export interface Gate {
  readonly wait: () => Promise<void>;
  /** Resolves when the sandbox waits. */
  reached(): Promise<void>;
  /** Lets the waiting sandbox continue. The next call waits again. */
  open(): void;
}

/** For tests: a closed gate. */
export function createGate(): Gate {
  let here = Promise.withResolvers<void>();
  let opened = Promise.withResolvers<void>();
  return {
    wait() {
      here.resolve();
      return opened.promise;
    },
    reached: () => here.promise,
    open() {
      opened.resolve();
      here = Promise.withResolvers();
      opened = Promise.withResolvers();
    },
  };
}

/** For tests: starts shop and sandbox. `wait` is how a slow sandbox waits; without it a sandbox is never slow. */
export async function startAtSandbox(
  database: Database,
  {
    wait = async () => {},
    timeLimit,
    rateLimits = false,
  }: { wait?: (milliseconds: number) => Promise<void>; timeLimit?: number; rateLimits?: boolean } = {},
): Promise<ShopAtSandbox> {
  const clock = testClock();
  const machineTime = clock.now;
  const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false, wait, machineTime });
  const { payments: config } = readConfig({ ...sandbox.settings });
  const connection = { clock: clock.now, ...(timeLimit && { timeLimit }) };
  const { app, logged } = await createFrame({ rateLimits });
  const heard = hearing(app);
  const shop = testPayments(database, 'paypal', {
    ...{ clock, connected: connectProviders(config, connection), publicUrl: 'http://localhost:3000' },
  });
  paymentRoutes(app, shop);
  providerMessageRoutes(app, shop);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const here = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const say: ShopAtSandbox['say'] = (method, path, body) => control(sandbox, method, path, body);
  await say('PUT', '/control/paypal/webhook', { url: `${here}${paypalWebhookPath}` });

  const at: ShopAtSandbox = {
    ...{ shop, app, sandbox, here, logged, heard, say },
    create(type, orderId, change = {}) {
      const body = { orderId, type, url: `${here}/confirmation`, ...change };
      return post(app, paymentCreate.path, body, { headers: { host: new URL(here).host } });
    },
    arrange: (type, faults) => say('POST', '/control/faults', { provider: type, next: 1, faults }),
    async begin(type, faults = {}) {
      const order = await shop.order({ condition: type });
      await at.arrange(type, faults);
      const created = await at.create(type, order.id);
      const [attempt] = await shop.attempts(order.id);
      if (created.statusCode !== 200 || !attempt?.provider_ref) throw new Error(created.body);
      const { id, provider_ref: ref, reference } = attempt;
      return { ...order, type, ref, attempt: id, orderNumber: reference.replace(/-1$/, '') };
    },
    decide: ({ type, ref }, outcome = 'authorized', faults = {}) =>
      say('POST', `/control/${type}/${ref}/decide`, { outcome, faults }),
    toExecute: ({ type, ref, id }) => (type === 'paypal' ? { paymentId: ref, payerId: 'P' } : { orderId: id, type }),
    execute: (begun) => post(app, paymentExecute.path, at.toExecute(begun)),
    async books(ref) {
      const found = (await paymentsAt(sandbox)).find(({ id }) => id === ref);
      return found ? { captured: found.captured, refunded: found.refunded, captures: found.captures } : null;
    },
    mails: ({ orderNumber }) =>
      shop.mails.flatMap((subject) => {
        if (!subject.includes(orderNumber)) return [];
        return subject.endsWith('ist eingegangen') ? 'came' : 'refunded';
      }),
    known: async () => (await paymentsAt(sandbox)).length,
    async pass(milliseconds) {
      clock.pass(milliseconds);
      await say('POST', '/control/settled', {});
      await shop.live(0);
    },
    async stop() {
      await sandbox.stop();
      await app.close();
    },
  };
  return at;
}

/** Collects the providers' messages as bytes. */
function hearing(app: FastifyInstance): HeardMessage[] {
  const heard: HeardMessage[] = [];
  app.addHook('preHandler', async ({ url, headers, body }) => {
    if (Buffer.isBuffer(body)) heard.push({ url, headers, body });
  });
  return heard;
}

async function paymentsAt({ origin }: RunningSandbox) {
  const answer = (await (await fetch(`${origin}/control/payments`)).json()) as {
    payments: { id: string; captured: number; refunded: number; captures: number }[];
  };
  return answer.payments;
}

async function control(
  sandbox: RunningSandbox,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: object,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox.origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
