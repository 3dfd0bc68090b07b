import { join } from 'node:path';
import { type RunningSandbox, sandboxSettings, startPaymentSandbox } from '@kontor/payment-sandbox';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type PaymentConfig, paymentConfigOf } from './payment-config.ts';

/** The providers of a shop that has credentials for not all of them, and does not take real money: stand-ins take the place of the others. */
export interface StandIns {
  /** With the stand-ins in the place of what was missing. */
  readonly payments: PaymentConfig;
  /** Where people find them; null where there are none. */
  readonly origin: string | null;
  /** Tells them where the shop is, once it listens. */
  tellShop(origin: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts stand-ins for the providers that are not configured. Where money is real there are none: what is not configured is not offered. */
export async function startStandIns(config: Config, logger: Logger): Promise<StandIns> {
  const { payments } = config;
  const isComplete = payments.paypal !== null && payments.saferpay !== null;
  if (payments.isProduction || isComplete) {
    return { payments, origin: null, tellShop: async () => {}, stop: async () => {} };
  }
  const sandbox = await listening(config, logger);
  return {
    payments: withStandIns(config, sandbox.settings),
    origin: sandbox.publicOrigin,
    tellShop: (origin) => (payments.paypal === null ? registerWebhook(sandbox, origin) : Promise.resolve()),
    stop: () => sandbox.stop(),
  };
}

/** What a command pays with while a shop serves: the same stand-ins, where they are unless their port was taken. */
export function withRunningStandIns(config: Config): PaymentConfig {
  const { isProduction, sandboxPort } = config.payments;
  if (isProduction) return config.payments;
  const origin = `http://127.0.0.1:${sandboxPort}`;
  return withStandIns(config, sandboxSettings(origin, origin));
}

function withStandIns({ payments, port }: Config, settings: Readonly<Record<string, string>>): PaymentConfig {
  const standIns = paymentConfigOf(settings, { port, isProduction: false });
  if (typeof standIns === 'string') throw new Error(`The payment sandbox gives no good ${standIns}`);
  const { paypal, saferpay } = standIns;
  return { ...payments, paypal: payments.paypal ?? paypal, saferpay: payments.saferpay ?? saferpay };
}

/** On its port, or, where that is taken and nobody has asked for it, on any. */
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
    // A port that is not known yet cannot be named: then browsers reach it where it listens.
    ...(port !== 0 && { publicUrl: seen.origin }),
    shopOrigins: [shop.origin],
  });
}

/** As an operator does with PayPal in its dashboard. */
async function registerWebhook({ origin }: RunningSandbox, shop: string): Promise<void> {
  const answer = await fetch(`${origin}/control/paypal/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${shop}/api/payment/paypal/webhook` }),
  });
  if (!answer.ok) throw new Error(`The payment sandbox does not take the webhook: ${answer.status}`);
}
