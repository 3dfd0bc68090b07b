import type { Clock } from '../../clock.ts';
import {
  isOnThisMachine,
  type PaymentConfig,
  type PaypalConfig,
  paypalBases,
  type SaferpayConfig,
} from '../../payment-config.ts';
import type { ConnectedProvider } from './providers/connected-provider.ts';
import { checkPaypalScript } from './providers/paypal/check-script.ts';
import { createPaypalGateway } from './providers/paypal/gateway.ts';
import { paypalSdkAddress } from './providers/paypal/sdk-address.ts';
import { verifyPaypalWebhook } from './providers/paypal/webhook.ts';
import { createPaypalCertificates } from './providers/paypal/webhook-certificates.ts';
import { createSaferpayGateway } from './providers/saferpay/gateway.ts';

/** What the providers are connected with. */
export interface Connection {
  readonly clock: Clock;
  /** Time limit in milliseconds for a provider's answer. Without it, each provider's own limit applies. */
  readonly timeLimit?: number;
}

/** Connects the shop with the providers for which it has credentials. A provider on this machine is the sandbox. */
export function connectProviders(
  { paypal, saferpay }: Pick<PaymentConfig, 'paypal' | 'saferpay'>,
  connection: Connection,
): readonly ConnectedProvider[] {
  return [
    ...(paypal === null ? [] : [connectPaypal(paypal, connection)]),
    ...(saferpay === null ? [] : [connectSaferpay(saferpay, connection)]),
  ];
}

function connectPaypal(config: PaypalConfig, { clock, timeLimit }: Connection): ConnectedProvider {
  const { clientId, clientSecret, webhookId, apiBase, sdkBase, env } = config;
  const isOwnSandbox = isOnThisMachine(apiBase);
  const limit = timeLimit === undefined ? {} : { timeLimit };
  const gateway = createPaypalGateway({ clientId, clientSecret, apiBase, clock, ...limit });
  const sdkUrl = paypalSdkAddress({ sdkBase, clientId });
  const sandbox = isOwnSandbox ? { sandboxOrigin: new URL(apiBase).origin } : {};
  const certificates = createPaypalCertificates({ clock, ...sandbox });
  return {
    gateway,
    environment: { env: isOwnSandbox ? 'sandbox' : env, isOwnSandbox, clientId, sdkUrl },
    // Only browsers load the script from PayPal's own address. A firewall may block this server's access to it.
    ...(sdkBase !== paypalBases[env].sdk && { checkScript: () => checkPaypalScript(sdkUrl, timeLimit) }),
    checkMessages: () => gateway.checkWebhook(webhookId),
    async readMessage(headers, rawBody) {
      const verified = await verifyPaypalWebhook({ rawBody, headers, webhookId, certificates });
      if (!verified.ok) return { ...verified, isLater: verified.code === 'certificate-unavailable' };
      const { id, type: kind } = verified.event;
      return { ok: true, event: { id, kind, raw: Buffer.from(rawBody).toString('utf8') } };
    },
  };
}

/** Saferpay's test system, which takes no real money. */
const saferpayTest = 'https://test.saferpay.com/';

function connectSaferpay(config: SaferpayConfig, { timeLimit }: Connection): ConnectedProvider {
  const isOwnSandbox = isOnThisMachine(config.baseUrl);
  const env = isOwnSandbox || config.baseUrl.startsWith(saferpayTest) ? 'sandbox' : 'production';
  const account = { ...config, ...(timeLimit !== undefined && { timeLimit }) };
  return { gateway: createSaferpayGateway(account), environment: { env, isOwnSandbox } };
}
