import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningSandbox, sandboxSettings, startPaymentSandbox } from '@kontor/payment-sandbox';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type PaymentConfig, paymentConfigOf } from './payment-config.ts';

/** The payment providers of a shop without real money. The sandbox replaces those without credentials. */
export interface ShopSandbox {
  /** The settings, with the sandbox for missing providers. */
  readonly payments: PaymentConfig;
  /** The address of the sandbox for people; null if there is none. */
  readonly origin: string | null;
  /** Tells the sandbox the shop's address, once the shop listens. */
  tellShop(origin: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox for providers that are not configured. With real money there is no sandbox, and these providers
 * are not offered.
 */
export async function startSandbox(config: Config, logger: Logger): Promise<ShopSandbox> {
  const { payments } = config;
  const isComplete = payments.paypal !== null && payments.saferpay !== null;
  if (payments.isProduction || isComplete) {
    return { payments, origin: null, tellShop: async () => {}, stop: async () => {} };
  }
  const sandbox = await listening(config, logger);
  await writeFile(addressFile(config), sandbox.origin);
  return {
    payments: withSandbox(config, sandbox.settings),
    origin: sandbox.publicOrigin,
    tellShop: (origin) => (payments.paypal === null ? registerWebhook(sandbox, origin) : Promise.resolve()),
    async stop() {
      if ((await recordedOrigin(config)) === sandbox.origin) await rm(addressFile(config));
      await sandbox.stop();
    },
  };
}

/** The providers for a command while a shop serves, and the expected address of its sandbox; null if there is none. */
export async function withRunningSandbox(
  config: Config,
): Promise<{ readonly payments: PaymentConfig; readonly origin: string | null }> {
  const { payments } = config;
  const { isProduction, paypal, saferpay, sandboxPort, isSandboxPortGiven } = payments;
  if (isProduction || (paypal !== null && saferpay !== null)) return { payments, origin: null };
  const recorded = isSandboxPortGiven ? null : await recordedOrigin(config);
  const origin = recorded ?? `http://127.0.0.1:${sandboxPort}`;
  return { payments: withSandbox(config, sandboxSettings(origin, origin)), origin };
}

/** The file in which a serving shop records its sandbox's address, because the default port may have been taken. */
function addressFile({ dataDir }: Config): string {
  return join(dataDir, 'payment-sandbox.address');
}

async function recordedOrigin(config: Config): Promise<string | null> {
  const origin = await readFile(addressFile(config), 'utf8').catch(() => '');
  return URL.parse(origin)?.protocol === 'http:' ? origin : null;
}

function withSandbox({ payments, port }: Config, settings: Readonly<Record<string, string>>): PaymentConfig {
  const sandbox = paymentConfigOf(settings, { port, isProduction: false });
  if (typeof sandbox === 'string') throw new Error(`The payment sandbox gives no good ${sandbox}`);
  const { paypal, saferpay } = sandbox;
  return { ...payments, paypal: payments.paypal ?? paypal, saferpay: payments.saferpay ?? saferpay };
}

/** Starts the sandbox on its port or, if that is taken and was not set by the operator, on any free one. */
async function listening(config: Config, logger: Logger): Promise<RunningSandbox> {
  const { sandboxPort, isSandboxPortGiven } = config.payments;
  try {
    return await startOn(config, logger, sandboxPort);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || isSandboxPortGiven) throw error;
    return startOn(config, logger, 0);
  }
}

function startOn({ host, publicUrl, dataDir }: Config, logger: Logger, port: number): Promise<RunningSandbox> {
  const shop = new URL(publicUrl);
  const seen = new URL(publicUrl);
  seen.port = String(port);
  return startPaymentSandbox({
    ...{ host, port, file: join(dataDir, 'payment-sandbox.db'), production: false, logger },
    // A port that is not known yet cannot be announced. Browsers then use the address on which it listens.
    ...(port !== 0 && { publicUrl: seen.origin }),
    shopOrigins: [shop.origin],
  });
}

/** Registers the webhook, as an operator does in PayPal's dashboard. */
async function registerWebhook({ origin }: RunningSandbox, shop: string): Promise<void> {
  const answer = await fetch(`${origin}/control/paypal/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${shop}/api/payment/paypal/webhook` }),
  });
  if (!answer.ok) throw new Error(`The payment sandbox does not take the webhook: ${answer.status}`);
}
