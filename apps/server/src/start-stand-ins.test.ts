import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { newFolder } from './database/test-databases.ts';
import { startStandIns, withRunningStandIns } from './start-stand-ins.ts';

const logger = pino({ level: 'silent' });

test('a command finds the stand-ins of a shop whose default port was taken, and the default port without one', async () => {
  const neighbour = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => neighbour.once('listening', listening));
  const taken = (neighbour.address() as AddressInfo).port;
  const config = readConfig({ PORT: String(taken - 1), DATA_DIR: newFolder() });
  const byDefault = `http://127.0.0.1:${taken}`;
  expect((await withRunningStandIns(config)).origin).toBe(byDefault);

  const standIns = await startStandIns(config, logger);
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
  neighbour.close();
});

test('where money is real, or both providers are configured, there are none', async () => {
  const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
  const saferpay = { SAFERPAY_CUSTOMER_ID: '1', SAFERPAY_TERMINAL_ID: '12345678', SAFERPAY_USERNAME: 'u' };
  for (const settings of [{ PUBLIC_URL: 'https://shop.example' }, { ...paypal, ...saferpay, SAFERPAY_PASSWORD: 'p' }]) {
    const config = readConfig({ ...settings, DATA_DIR: newFolder() });
    expect(await withRunningStandIns(config)).toEqual({ payments: config.payments, origin: null });
  }
});
