import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { demoConfiguration } from '../demo/demo-files.ts';

const root = join(import.meta.dirname, '..');

/** A shop that runs as a process of its own, as `npm start` runs it. */
export interface ShopServer {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process, to see what memory it takes. */
  readonly pid: number;
  /** The end of what it has printed. */
  said(): string;
  /** Ends it as an operator does (SIGTERM) and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut does (SIGKILL). */
  kill(): Promise<void>;
}

/** Where and on what a shop is started. */
export interface ShopPlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly port?: number | undefined;
  /** Settings beside these, as the environment has them. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

const quietly = ['--disable-warning=ExperimentalWarning'];

function settings({ dataDir, databaseUrl = '', port = 0, variables }: ShopPlace): NodeJS.ProcessEnv {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port) };
  // The sandbox of the payment providers listen where nobody else does.
  const beside = { PAYMENT_SANDBOX_PORT: '0', SMTP_URL: '' };
  const quiet = { NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  return { ...process.env, ...quiet, ...place, ...beside, ...variables };
}

/** Runs a command of the operator's on a place, whether a shop serves there or not, and returns what it prints. */
export function kontor(place: ShopPlace, ...parameters: readonly string[]): string {
  const command = [...quietly, 'apps/server/src/cli/kontor.ts', ...parameters];
  return execFileSync(process.execPath, command, { cwd: root, env: settings(place), stdio: 'pipe' }).toString();
}

/**
 * Imports a catalogue where a shop will be started for the first time: it sells this instead of the demo's, by the
 * demo's terms and with its texts, which no shop with a catalogue of its own gets by itself.
 */
export function importCatalogue(place: ShopPlace, file: string): void {
  kontor(place, 'import', file);
  const { mainMenu: _, customerGroups, ...settings } = demoConfiguration;
  const groups = customerGroups.map((group) => ({ ...group, discounts: [] }));
  const termsFile = `${file}.settings.json`;
  writeFileSync(termsFile, JSON.stringify({ ...settings, customerGroups: groups }));
  kontor(place, 'templates', join(root, 'demo/templates')); // first: the search leads to one of the texts
  kontor(place, 'configure', termsFile);
}

/** Starts a shop and waits until it is ready to sell; throws with its last words when it ends before that. */
export async function startShop({ dataDir, databaseUrl, port, variables }: ShopPlace): Promise<ShopServer> {
  const listenOn = port ?? (await freePort());
  const child = spawn(process.execPath, [...quietly, 'apps/server/src/main.ts'], {
    cwd: root,
    env: settings({ dataDir, databaseUrl, port: listenOn, variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test or measurement that breaks off leaves no shop behind.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(-4000)));
  const url = `http://127.0.0.1:${listenOn}`;
  await untilReady(child, url, () => words);
  return {
    ...{ url, dataDir, pid: child.pid ?? 0, said: () => words },
    ...{ stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') },
  };
}

async function untilReady(child: ChildProcess, url: string, words: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${words()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop was not ready after two minutes:\n${words()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
