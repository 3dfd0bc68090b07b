import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { newFolder } from './database/testing/databases.ts';
import { type StandIns, startStandIns, withRunningStandIns } from './start-stand-ins.ts';

const credentials = {
  ...{ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' },
  ...{ SAFERPAY_CUSTOMER_ID: '245001', SAFERPAY_TERMINAL_ID: '17925001' },
  ...{ SAFERPAY_USERNAME: 'API_1', SAFERPAY_PASSWORD: 'password' },
};
const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, ...ofSaferpay } = credentials;

/** Starts what a shop with these settings starts, on ports of its own. */
async function start(settings: Readonly<Record<string, string>>) {
  const config = readConfig({ DATA_DIR: newFolder(), ...settings });
  const standIns = await startStandIns(config, pino({ level: 'silent' }));
  onTestFinished(() => standIns.stop());
  return { config, standIns, hasBooks: existsSync(join(config.dataDir, 'payment-sandbox.db')) };
}

/** A server that is there already; answers its port, and what it was asked. */
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

const isThere = (standIns: StandIns) =>
  fetch(`${standIns.payments.saferpay?.baseUrl}/control/payments`).then(({ status }) => status);

test.each([
  ['without credentials', {}, null, null],
  ['with those of one provider', ofSaferpay, null, 'https://www.saferpay.com/api'],
])(
  'where money is real there are no stand-ins: %s [security: sandbox-with-real-money]',
  async (_, settings, paypal, saferpay) => {
    const { port } = await takenPort();
    const { standIns, hasBooks } = await start({
      ...{
        PUBLIC_URL: 'https://shop.example',
        PORT: String(port - 1),
        PAYMENT_SANDBOX_PORT: String(port),
        ...settings,
      },
    });
    expect([standIns.origin, hasBooks]).toEqual([null, false]);
    expect(standIns.payments).toMatchObject({ isProduction: true, paypal });
    expect(standIns.payments.saferpay?.baseUrl ?? null).toBe(saferpay);
    await standIns.tellShop('https://shop.example');
  },
);

test('with all credentials there are none either', async () => {
  const { standIns, hasBooks } = await start({ PUBLIC_URL: 'http://localhost:3000', ...credentials });
  expect([standIns.origin, hasBooks]).toEqual([null, false]);
});

test('without credentials both are played on this machine, and tell the shop of what happens', async () => {
  const { standIns, hasBooks } = await start({ PORT: '0' });
  expect(standIns.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(standIns.payments).toMatchObject({
    paypal: { apiBase: standIns.origin, sdkBase: standIns.origin },
    saferpay: { baseUrl: standIns.origin },
  });
  expect([await isThere(standIns), hasBooks]).toEqual([200, true]);
  await standIns.tellShop('http://127.0.0.1:3000');
});

test('of one provider that is missing the other stays what it is', async () => {
  const { standIns } = await start({ PORT: '0', ...ofSaferpay });
  expect(standIns.payments.saferpay?.baseUrl).toBe('https://www.saferpay.com/api');
  expect(standIns.payments.paypal?.apiBase).toBe(standIns.origin);
});

test('where the usual port is taken, any other that is free will do [security: sandbox-port-taken]', async () => {
  const { port, heard } = await takenPort();
  const { standIns } = await start({ PORT: String(port - 1) });
  expect(standIns.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(standIns.origin).not.toContain(`:${port}`);
  expect(await isThere(standIns)).toBe(200);
  expect(heard).toEqual([]);
});

test('a port that the operator has chosen is that one, or the start fails [security: sandbox-port-taken]', async () => {
  const { port } = await takenPort();
  const config = readConfig({ DATA_DIR: newFolder(), PAYMENT_SANDBOX_PORT: String(port) });
  await expect(startStandIns(config, pino({ level: 'silent' }))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a command finds the stand-ins of a shop whose default port was taken, and the default port without one', async () => {
  const { port: taken } = await takenPort();
  const config = readConfig({ PORT: String(taken - 1), DATA_DIR: newFolder() });
  const byDefault = `http://127.0.0.1:${taken}`;
  expect((await withRunningStandIns(config)).origin).toBe(byDefault);

  const standIns = await startStandIns(config, pino({ level: 'silent' }));
  const found = await withRunningStandIns(config);
  expect(found.origin).toBe(standIns.origin);
  expect(found.origin).not.toBe(byDefault);
  expect(found.payments.saferpay?.baseUrl).toBe(standIns.payments.saferpay?.baseUrl);
  expect(found.payments.paypal?.apiBase).toBe(standIns.payments.paypal?.apiBase);
  expect((await fetch(`${found.origin}/control/payments`)).status).toBe(200);

  const other: Config = { ...config, payments: { ...config.payments, isSandboxPortGiven: true } };
  expect((await withRunningStandIns(other)).origin).toBe(byDefault);
  await standIns.stop();
  expect((await withRunningStandIns(config)).origin).toBe(byDefault);
});

test('where money is real, or both providers are configured, a command finds none', async () => {
  for (const settings of [{ PUBLIC_URL: 'https://shop.example' }, credentials]) {
    const config = readConfig({ ...settings, DATA_DIR: newFolder() });
    expect(await withRunningStandIns(config)).toEqual({ payments: config.payments, origin: null });
  }
});
