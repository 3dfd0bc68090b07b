import { type Static, Type } from 'typebox';

const text = Type.Optional(Type.String());
const address = Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$' }));

/** The environment variables about payments (docs/payments.md). */
export const paymentVariables = {
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_ENV: Type.Union([Type.Literal('sandbox'), Type.Literal('production')], { default: 'production' }),
  PAYPAL_API_BASE: address,
  PAYPAL_SDK_BASE: address,
  SAFERPAY_CUSTOMER_ID: Type.Optional(Type.String({ pattern: '^[0-9]{1,8}$' })),
  SAFERPAY_TERMINAL_ID: Type.Optional(Type.String({ pattern: '^[0-9]{8}$' })),
  SAFERPAY_USERNAME: text,
  SAFERPAY_PASSWORD: text,
  SAFERPAY_BASE_URL: address,
  SAFERPAY_WITHOUT_SHIFT: Type.Union([Type.Literal('capture'), Type.Literal('cancel')], { default: 'capture' }),
  PAYMENT_SANDBOX_PORT: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
} as const;

type Variables = { readonly [Name in keyof typeof paymentVariables]?: Static<(typeof paymentVariables)[Name]> };

const allOf = (names: string) => `set together with ${names}: a payment provider is configured whole or not at all`;
const base = 'an address such as https://host, without a query, and not this machine where PUBLIC_URL is https';

/** The valid values of each variable, for error messages. */
export const wantedOfPayments: Readonly<Record<keyof typeof paymentVariables, string>> = {
  PAYPAL_CLIENT_ID: allOf('PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID'),
  PAYPAL_CLIENT_SECRET: allOf('PAYPAL_CLIENT_ID and PAYPAL_WEBHOOK_ID'),
  PAYPAL_WEBHOOK_ID: allOf('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET'),
  PAYPAL_ENV: '"sandbox" or "production"',
  PAYPAL_API_BASE: base,
  PAYPAL_SDK_BASE: base,
  SAFERPAY_CUSTOMER_ID: `up to eight digits, ${allOf('the other settings of Saferpay')}`,
  SAFERPAY_TERMINAL_ID: `eight digits, ${allOf('the other settings of Saferpay')}`,
  SAFERPAY_USERNAME: allOf('the other settings of Saferpay'),
  SAFERPAY_PASSWORD: allOf('the other settings of Saferpay'),
  SAFERPAY_BASE_URL: base,
  SAFERPAY_WITHOUT_SHIFT: '"capture" or "cancel"',
  PAYMENT_SANDBOX_PORT: 'a port number from 0 to 65535',
};

/** A PayPal account. Base URLs have no trailing slash. */
export interface PaypalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly env: 'sandbox' | 'production';
  readonly apiBase: string;
  readonly sdkBase: string;
}

/** A Saferpay terminal. The base URL has no trailing slash. */
export interface SaferpayConfig {
  readonly customerId: string;
  readonly terminalId: string;
  readonly username: string;
  readonly password: string;
  readonly baseUrl: string;
}

/** The payment providers of the shop. */
export interface PaymentConfig {
  /** Whether real money moves here. There is no sandbox then. */
  readonly isProduction: boolean;
  /** Null if not configured. */
  readonly paypal: PaypalConfig | null;
  readonly saferpay: SaferpayConfig | null;
  /** The port of the sandbox; 0 for any free one. */
  readonly sandboxPort: number;
  /** Whether the operator has set that port. If not, another one may be used. */
  readonly isSandboxPortGiven: boolean;
  /** What to do with a card payment for which the bank is not liable. */
  readonly withoutShift: 'capture' | 'cancel';
}

const saferpayBase = 'https://www.saferpay.com/api';
/** PayPal's own base URLs. */
export const paypalBases = {
  sandbox: { api: 'https://api-m.sandbox.paypal.com', sdk: 'https://www.sandbox.paypal.com' },
  production: { api: 'https://api-m.paypal.com', sdk: 'https://www.paypal.com' },
} as const;

/**
 * Builds the payment settings. An incomplete provider is an error that stops the start, and so is the sandbox's address
 * if real money moves.
 * @returns the name of the invalid setting, if there is one.
 */
export function paymentConfigOf(
  values: Variables,
  { port, isProduction }: { readonly port: number; readonly isProduction: boolean },
): PaymentConfig | keyof typeof paymentVariables {
  const paypalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const saferpayKeys = [
    ...(['SAFERPAY_CUSTOMER_ID', 'SAFERPAY_TERMINAL_ID', 'SAFERPAY_USERNAME', 'SAFERPAY_PASSWORD'] as const),
  ];
  const half = missingOf(values, paypalKeys) ?? missingOf(values, saferpayKeys);
  if (half !== null) return half;
  const bases = ['PAYPAL_API_BASE', 'PAYPAL_SDK_BASE', 'SAFERPAY_BASE_URL'] as const;
  const playedBase = bases.find((name) => isProduction && isOnThisMachine(values[name]));
  if (playedBase !== undefined) return playedBase;
  const sandboxPort = Number(values.PAYMENT_SANDBOX_PORT ?? (port === 0 ? 0 : port + 1));
  if (sandboxPort > 65_535) return 'PAYMENT_SANDBOX_PORT';
  const sandbox = { sandboxPort, isSandboxPortGiven: values.PAYMENT_SANDBOX_PORT !== undefined };
  const { SAFERPAY_WITHOUT_SHIFT: withoutShift = 'capture' } = values;
  return { isProduction, paypal: paypalOf(values), saferpay: saferpayOf(values), ...sandbox, withoutShift };
}

/** The first missing variable of a set that must be complete; null if all are set, or none. */
function missingOf<Name extends keyof Variables>(values: Variables, names: readonly Name[]): Name | null {
  if (names.every((name) => values[name] === undefined)) return null;
  return names.find((name) => values[name] === undefined) ?? null;
}

function paypalOf(values: Variables): PaypalConfig | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = values;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return null;
  const { PAYPAL_ENV: env = 'production', PAYPAL_API_BASE, PAYPAL_SDK_BASE } = values;
  const { api, sdk } = paypalBases[env];
  const places = { apiBase: plain(PAYPAL_API_BASE ?? api), sdkBase: plain(PAYPAL_SDK_BASE ?? sdk) };
  return { clientId, clientSecret, webhookId, env, ...places };
}

function saferpayOf(values: Variables): SaferpayConfig | null {
  const { SAFERPAY_CUSTOMER_ID: customerId, SAFERPAY_TERMINAL_ID: terminalId } = values;
  const { SAFERPAY_USERNAME: username, SAFERPAY_PASSWORD: password, SAFERPAY_BASE_URL = saferpayBase } = values;
  if (customerId === undefined || terminalId === undefined || username === undefined || password === undefined) {
    return null;
  }
  return { customerId, terminalId, username, password, baseUrl: plain(SAFERPAY_BASE_URL) };
}

function plain(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Host names of this machine in parsed URLs: by name, IPv4, IPv6, and IPv4 in IPv6. */
const thisMachine = [
  /^(.+\.)?localhost\.?$/,
  /^(127(\.\d+){3}|0\.0\.0\.0)$/,
  /^\[::1?\]$/,
  /^\[::ffff:(7f[0-9a-f]{2}:[0-9a-f]+|0:0)\]$/,
];

/** Whether a URL points to this machine. */
export function isOnThisMachine(url: string | undefined): boolean {
  const host = URL.parse(url ?? '')?.hostname ?? '';
  return thisMachine.some((names) => names.test(host));
}
