import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'top-secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
const saferpay = {
  SAFERPAY_CUSTOMER_ID: '245001',
  SAFERPAY_TERMINAL_ID: '17925001',
  SAFERPAY_USERNAME: 'API_245001_00000001',
  SAFERPAY_PASSWORD: 'top-secret',
};
const production = { PUBLIC_URL: 'https://shop.example' };

test('providers are the real ones by default', () => {
  const { payments } = readConfig({ ...production, ...paypal, ...saferpay, PORT: '80' });
  expect(payments).toEqual({
    isProduction: true,
    paypal: {
      ...{ clientId: 'id', clientSecret: 'top-secret', webhookId: 'WH-1', env: 'production' },
      ...{ apiBase: 'https://api-m.paypal.com', sdkBase: 'https://www.paypal.com' },
    },
    saferpay: {
      ...{ customerId: '245001', terminalId: '17925001', username: 'API_245001_00000001', password: 'top-secret' },
      baseUrl: 'https://www.saferpay.com/api',
    },
    ...{ sandboxPort: 81, isSandboxPortGiven: false, withoutShift: 'capture' },
  });
});

test('test systems and the sandbox are named by their addresses', () => {
  const bases = { PAYPAL_ENV: 'sandbox', SAFERPAY_BASE_URL: 'http://localhost:3001/', PAYMENT_SANDBOX_PORT: '0' };
  const { payments } = readConfig({ ...paypal, ...saferpay, ...bases, SAFERPAY_WITHOUT_SHIFT: 'cancel' });
  expect(payments).toMatchObject({
    isProduction: false,
    paypal: { apiBase: 'https://api-m.sandbox.paypal.com', sdkBase: 'https://www.sandbox.paypal.com' },
    saferpay: { baseUrl: 'http://localhost:3001' },
    ...{ sandboxPort: 0, isSandboxPortGiven: true, withoutShift: 'cancel' },
  });
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ...Object.keys(paypal).map((missing): [string, Record<string, string>] => [missing, { ...paypal, [missing]: '' }]),
  ...Object.keys(saferpay).map((missing): [string, Record<string, string>] => [
    missing,
    { ...saferpay, [missing]: '' },
  ]),
  ['PAYPAL_API_BASE', { ...production, ...paypal, PAYPAL_API_BASE: 'http://127.0.0.1:3001' }],
  ['PAYPAL_SDK_BASE', { ...production, ...paypal, PAYPAL_SDK_BASE: 'https://localhost:3001' }],
  ['SAFERPAY_BASE_URL', { ...production, ...saferpay, SAFERPAY_BASE_URL: 'http://[::1]:3001' }],
  ...[
    ...[
      'http://LOCALHOST:3001',
      'http://localhost.:3001',
      'https://pay.localhost',
      'http://127.9.9.9',
      'http://127.1:1',
    ],
    ...['http://2130706433', 'http://0.0.0.0:3001', 'http://[::]:3001', 'http://[::ffff:127.0.0.1]:3001'],
  ].map((here): [string, Record<string, string>] => [
    'SAFERPAY_BASE_URL',
    { ...production, ...saferpay, SAFERPAY_BASE_URL: here },
  ]),
  ['SAFERPAY_BASE_URL', { ...saferpay, SAFERPAY_BASE_URL: 'saferpay' }],
  ['SAFERPAY_TERMINAL_ID', { ...saferpay, SAFERPAY_TERMINAL_ID: '1' }],
  ['PAYPAL_ENV', { ...paypal, PAYPAL_ENV: 'live' }],
  ['PAYMENT_SANDBOX_PORT', { PAYMENT_SANDBOX_PORT: '70000' }],
])(
  '%s wrong or missing stops the start with a sentence that gives nothing away [security: provider-half-configured]',
  (name, variables) => {
    const start = () => readConfig(variables);
    expect(start).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`));
    expect(start).not.toThrow(/top-secret/);
  },
);

test.each(['https://127.0.0.1.example', 'https://localhost.example', 'https://10.127.0.1', 'https://[2001:db8::1]'])(
  '%s is not this machine [security: provider-half-configured]',
  (base) => {
    const { payments } = readConfig({ ...production, ...saferpay, SAFERPAY_BASE_URL: base });
    expect(payments.saferpay?.baseUrl).toBe(base);
  },
);
