import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { newFolder } from './database/testing/databases.ts';
import { type ShopSandbox, startSandbox, withRunningSandbox } from './start-sandbox.ts';

const credentials = {
  ...{ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' },
  ...{ SAFERPAY_CUSTOMER_ID: '245001', SAFERPAY_TERMINAL_ID: '17925001' },
  ...{ SAFERPAY_USERNAME: 'API_1', SAFERPAY_PASSWORD: 'password' },
};
const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, ...ofSaferpay } = credentials;

/** Starts what a shop with these settings starts, on ports of its own. */
async function start(settings: Readonly<Record<string, string>>) {
  const config = readConfig({ DATA_DIR: newFolder(), ...settings });
  const sandbox = await startSandbox(config, pino({ level: 'silent' }));
  onTestFinished(() => sandbox.stop());
  return { config, sandbox, hasBooks: existsSync(join(config.dataDir, 'payment-sandbox.db')) };
}

/** A server that already listens. Returns its port and the requests it received. */
async function takenPort(): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard };
}

const isThere = (sandbox: ShopSandbox) =>
  fetch(`${sandbox.payments.saferpay?.baseUrl}/control/payments`).then(({ status }) => status);

test.each([
  ['without credentials', {}, null, null],
  ['with those of one provider', ofSaferpay, null, 'https://www.saferpay.com/api'],
])(
  'where money is real there is no sandbox: %s [security: sandbox-with-real-money]',
  async (_, settings, paypal, saferpay) => {
    const { port } = await takenPort();
    const { sandbox, hasBooks } = await start({
      ...{
        PUBLIC_URL: 'https://shop.example',
        PORT: String(port - 1),
        PAYMENT_SANDBOX_PORT: String(port),
        ...settings,
      },
    });
    expect([sandbox.origin, hasBooks]).toEqual([null, false]);
    expect(sandbox.payments).toMatchObject({ isProduction: true, paypal });
    expect(sandbox.payments.saferpay?.baseUrl ?? null).toBe(saferpay);
    await sandbox.tellShop('https://shop.example');
  },
);

test('with all credentials there are none either', async () => {
  const { sandbox, hasBooks } = await start({ PUBLIC_URL: 'http://localhost:3000', ...credentials });
  expect([sandbox.origin, hasBooks]).toEqual([null, false]);
});

test('without credentials both are played on this machine, and tell the shop of what happens', async () => {
  const { sandbox, hasBooks } = await start({ PORT: '0' });
  expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.payments).toMatchObject({
    paypal: { apiBase: sandbox.origin, sdkBase: sandbox.origin },
    saferpay: { baseUrl: sandbox.origin },
  });
  expect([await isThere(sandbox), hasBooks]).toEqual([200, true]);
  await sandbox.tellShop('http://127.0.0.1:3000');
});

test('of one provider that is missing the other stays what it is', async () => {
  const { sandbox } = await start({ PORT: '0', ...ofSaferpay });
  expect(sandbox.payments.saferpay?.baseUrl).toBe('https://www.saferpay.com/api');
  expect(sandbox.payments.paypal?.apiBase).toBe(sandbox.origin);
});

test('where the usual port is taken, any other that is free will do [security: sandbox-port-taken]', async () => {
  const { port, heard } = await takenPort();
  const { sandbox } = await start({ PORT: String(port - 1) });
  expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.origin).not.toContain(`:${port}`);
  expect(await isThere(sandbox)).toBe(200);
  expect(heard).toEqual([]);
});

test('a port that the operator has chosen is that one, or the start fails [security: sandbox-port-taken]', async () => {
  const { port } = await takenPort();
  const config = readConfig({ DATA_DIR: newFolder(), PAYMENT_SANDBOX_PORT: String(port) });
  await expect(startSandbox(config, pino({ level: 'silent' }))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a command finds the sandbox of a shop whose default port was taken, and the default port without one', async () => {
  const { port: taken } = await takenPort();
  const config = readConfig({ PORT: String(taken - 1), DATA_DIR: newFolder() });
  const byDefault = `http://127.0.0.1:${taken}`;
  expect((await withRunningSandbox(config)).origin).toBe(byDefault);

  const sandbox = await startSandbox(config, pino({ level: 'silent' }));
  const found = await withRunningSandbox(config);
  expect(found.origin).toBe(sandbox.origin);
  expect(found.origin).not.toBe(byDefault);
  expect(found.payments.saferpay?.baseUrl).toBe(sandbox.payments.saferpay?.baseUrl);
  expect(found.payments.paypal?.apiBase).toBe(sandbox.payments.paypal?.apiBase);
  expect((await fetch(`${found.origin}/control/payments`)).status).toBe(200);

  const other: Config = { ...config, payments: { ...config.payments, isSandboxPortGiven: true } };
  expect((await withRunningSandbox(other)).origin).toBe(byDefault);
  await sandbox.stop();
  expect((await withRunningSandbox(config)).origin).toBe(byDefault);
});

test('where money is real, or both providers are configured, a command finds none', async () => {
  for (const settings of [{ PUBLIC_URL: 'https://shop.example' }, credentials]) {
    const config = readConfig({ ...settings, DATA_DIR: newFolder() });
    expect(await withRunningSandbox(config)).toEqual({ payments: config.payments, origin: null });
  }
});
