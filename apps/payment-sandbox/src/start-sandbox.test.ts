import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startListeningShop, TestSaferpay } from './saferpay/testing/saferpay-client.ts';
import { startPaymentSandbox } from './start-sandbox.ts';

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'sandbox.db');
}

test('it does not start where real money is taken [security: sandbox-with-real-money]', async () => {
  const file = temporaryFile();
  await expect(startPaymentSandbox({ port: 0, file, production: true })).rejects.toThrow(
    'The payment sandbox does not start in production: set the credentials of the payment providers.',
  );
});

test('it listens at loopback, and tells where', async () => {
  const sandbox = await startPaymentSandbox({ port: 0, file: ':memory:', production: false });
  onTestFinished(() => sandbox.stop());
  expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.publicOrigin).toBe(sandbox.origin);
});

test('a used port is an error, and does not affect the other server', async () => {
  const first = await startPaymentSandbox({ port: 0, file: ':memory:', production: false });
  onTestFinished(() => first.stop());
  const port = Number(new URL(first.origin).port);
  const second = startPaymentSandbox({ port, file: ':memory:', production: false });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect((await fetch(`${first.origin}/control/payments`)).status).toBe(200);
});

test('a restart keeps payments, money, faults, its time, and what was to be done', async () => {
  const file = temporaryFile();
  const before = await TestSaferpay.start({ file });
  const paid = await before.decided('authorized', 'A-1');
  await before.call('Transaction/Capture', { TransactionReference: { TransactionId: paid.transactionId } });
  await before.control('settled');
  await before.decided('pending-then-captured', 'A-2');
  const page = await before.initialized('A-3');
  await before.open(page);
  await before.control('faults', { next: 1, faults: { outcome: 'declined' } });
  await before.control('clock', { advance: 30 * 60_000 });
  await before.sandbox.stop();

  const after = new TestSaferpay((await TestSaferpay.start({ file })).sandbox, before.shop);
  const { now } = (await (await fetch(`${after.sandbox.origin}/control/clock`)).json()) as { now: string };
  expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.now() + 30 * 60_000 - 1_000);
  await after.control('settled');
  expect(await after.payments()).toMatchObject([
    { reference: 'A-1', state: 'CAPTURED', captured: 1999, transactionId: paid.transactionId },
    { reference: 'A-2', state: 'CAPTURED', captured: 1999 },
    { reference: 'A-3', state: 'NOT_STARTED' },
  ]);
  expect((await after.open(page)).status).toBe(302);
  const { body } = await after.call('PaymentPage/Assert', { Token: paid.token });
  expect(body.Transaction?.Status).toBe('CAPTURED');
  await after.initialized('A-4');
  expect((await after.payments())[3]?.faults.outcome).toBe('declined');
});

test('as its own process it says how a shop uses it, and survives being killed', async () => {
  const file = temporaryFile();
  const env = { ...process.env, PORT: '0', DATA: file };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await firstOutput(child.stdout, 'PAYPAL_SDK_BASE=');
  const origin = /^SAFERPAY_BASE_URL=(.*)$/m.exec(said)?.[1] ?? '';
  expect(said).toMatch(/^SAFERPAY_USERNAME=API_245001_00000001$/m);

  const shop = await startListeningShop();
  const running = new TestSaferpay({ origin, publicOrigin: origin, settings: {}, stop: async () => {} }, shop);
  const token = await running.initialized();
  await running.control(`saferpay/${token}/decide`, { faults: { message: 'late', seconds: 3600 } });
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  const after = new TestSaferpay((await TestSaferpay.start({ file })).sandbox, shop);
  expect(await after.payments()).toMatchObject([{ id: token, state: 'AUTHORIZED', authorized: 1999 }]);
  expect(shop.heard).toEqual([]);
  await after.pass(3_600_000);
  expect(shop.heard).toEqual(['GET /notify/success']);
});

test('as its own process it refuses a public address with https, and a machine called production, in one sentence [security: sandbox-with-real-money]', async () => {
  const productions = [
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: ' HTTPS://Shop.Example:443/' },
    { NODE_ENV: 'production' },
  ];
  const starts = productions.map(async (production) => {
    const env = { ...process.env, PORT: '0', DATA: ':memory:', ...production };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
    const said = firstOutput(child.stderr, 'providers.');
    return { ended: await once(child, 'exit'), said: await said };
  });
  for (const { ended, said } of await Promise.all(starts)) {
    expect(ended).toEqual([1, null]);
    expect(said).toContain('The payment sandbox does not start in production');
  }
});

/** What a process says, until it has said this. */
async function firstOutput(output: AsyncIterable<Buffer>, end: string): Promise<string> {
  let said = '';
  for await (const part of output) {
    said += part;
    if (said.includes(end)) break;
  }
  return said;
}
