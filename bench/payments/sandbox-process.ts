import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LedgerPayment } from '@kontor/payment-sandbox/ledger';
import { freePort } from '../../apps/server/src/database/postgres/free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** The payment sandbox in its own process, which keeps running when the shop is killed. */
export interface SandboxProcess {
  /** The settings for a shop that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  control<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  /** The providers' books. */
  ledger(): Promise<LedgerPayment[]>;
  stop(): Promise<void>;
}

/** Starts it with an empty file in a folder. */
export async function startSandboxProcess(folder: string): Promise<SandboxProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/payment-sandbox/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: `${port}`, DATA: join(folder, 'sandbox.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const settings = await printedSettings(child);
  const origin = `http://127.0.0.1:${port}`;
  async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.json() as Promise<Answer>;
  }
  return {
    settings,
    control,
    ledger: async () => (await control<{ payments: LedgerPayment[] }>('GET', '/control/payments')).payments,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The settings that it prints, in any order. */
const expected = ['SAFERPAY_BASE_URL', 'SAFERPAY_PASSWORD', 'PAYPAL_API_BASE', 'PAYPAL_SDK_BASE', 'PAYPAL_WEBHOOK_ID'];

/** The lines `NAME=value` that the process prints once it listens. */
async function printedSettings(child: ChildProcess): Promise<Record<string, string>> {
  const settings: Record<string, string> = {};
  if (child.stdout === null) throw new Error('The payment sandbox has no output.');
  for await (const line of createInterface(child.stdout)) {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) settings[name] = value;
    if (expected.every((wanted) => wanted in settings)) return settings;
  }
  throw new Error('The payment sandbox did not start.');
}
