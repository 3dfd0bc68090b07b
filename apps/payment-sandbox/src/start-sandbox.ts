import type { AddressInfo } from 'node:net';
import { setTimeout as timeout } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Clock } from './clock.ts';
import { registerControl } from './control.ts';
import { FaultPlan } from './faults.ts';
import { paypalCredentials } from './paypal/paypal-credentials.ts';
import { registerPaypal } from './paypal/register-paypal.ts';
import { registerSaferpay } from './saferpay/register-saferpay.ts';
import { saferpayCredentials } from './saferpay/saferpay-credentials.ts';
import type { Sandbox } from './sandbox.ts';
import { Store } from './store.ts';
import { Tasks } from './tasks.ts';

/** How the sandbox is started. */
export interface SandboxOptions {
  /** Loopback unless given. */
  readonly host?: string;
  /** 0: any that is free. */
  readonly port: number;
  /** The SQLite file that holds all of it, or ':memory:'. */
  readonly file: string;
  /** Where browsers reach it, when that is not where it listens; without a slash at its end. */
  readonly publicUrl?: string;
  /** Whether the shop takes real money: then it refuses to start. */
  readonly production: boolean;
  /** Whose pages may hold ours in a frame or hear from our script. */
  readonly shopOrigins?: readonly string[];
  /** Where the webhook of the sandbox's PayPal credentials leads; as it was before without it. */
  readonly paypalWebhookUrl?: string;
  /** Nothing is logged without it. */
  readonly logger?: FastifyBaseLogger;
  /** The machine's time, for tests; the sandbox's clock starts from it. */
  readonly machineTime?: () => number;
  /** Waits, for tests. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A sandbox that listens. */
export interface RunningSandbox {
  /** Where the shop's server reaches it: `http://127.0.0.1:3001`. */
  readonly origin: string;
  /** Where browsers reach it. */
  readonly publicOrigin: string;
  /** The settings with which a shop uses it, by the names of its environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The settings with which a shop uses a sandbox: where its server reaches it, and where browsers do. */
export function sandboxSettings(origin: string, publicOrigin: string): Readonly<Record<string, string>> {
  return { ...saferpayCredentials(origin), ...paypalCredentials(origin), PAYPAL_SDK_BASE: publicOrigin };
}

/** Starts the sandbox for Saferpay and PayPal. Throws one English sentence when the shop takes real money. */
export async function startPaymentSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (options.production) {
    throw new Error('The payment sandbox does not start in production: set the credentials of the payment providers.');
  }
  const app = createApp(options.logger);
  const store = new Store(options.file);
  const clock = new Clock(store, options.machineTime);
  const tasks = new Tasks(store, clock, (error) => app.log.error({ err: error }, 'sandbox task failed'));
  let origin = '';
  const publicOrigin = () => options.publicUrl ?? origin;
  const sandbox: Sandbox = {
    ...{ store, clock, tasks, faults: new FaultPlan(store), publicOrigin, log: app.log },
    origin: () => origin,
    shopOrigins: options.shopOrigins ?? [],
    wait: options.wait ?? ((milliseconds) => timeout(milliseconds, undefined, { ref: false })),
  };
  registerControl(app, sandbox, [
    registerSaferpay(app, sandbox),
    registerPaypal(app, sandbox, options.paypalWebhookUrl),
  ]);
  app.addHook('onClose', async () => {
    await tasks.stop();
    store.close();
  });
  try {
    await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  origin = originOf(app.server.address() as AddressInfo);
  tasks.start();
  return {
    origin,
    publicOrigin: publicOrigin(),
    settings: sandboxSettings(origin, publicOrigin()),
    stop: () => app.close(),
  };
}

function createApp(logger: FastifyBaseLogger | undefined): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger
      ? { loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) }
      : { logger: false }),
    bodyLimit: 256 * 1024,
    // A misspelt fault is an error, not no fault.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    forceCloseConnections: true, // a call that a fault keeps waiting does not keep the sandbox from stopping
  });
  // a form as it is sent by a page, and by PayPal's clients for a token
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'");
  });
  return app;
}

/** Listening everywhere is reached at loopback. */
function originOf({ address, family, port }: AddressInfo): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  return `http://${everywhere[address] ?? (family === 'IPv6' ? `[${address}]` : address)}:${port}`;
}
