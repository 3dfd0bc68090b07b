import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/database/postgres/free-port.ts';
import { demoConfiguration } from '../demo/demo-files.ts';

const root = join(import.meta.dirname, '..');

/** A shop in its own process, started like `npm start` does. */
export interface ShopServer {
  readonly url: string;
  readonly dataDir: string;
  /** The process id, for measuring its memory. */
  readonly pid: number;
  /** The last part of its output. */
  said(): string;
  /** Ends it like an operator (SIGTERM), and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it like a power cut (SIGKILL). */
  kill(): Promise<void>;
}

/** The place of a shop. */
export interface ShopPlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly port?: number | undefined;
  /** Further environment variables. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

const quietly = ['--disable-warning=ExperimentalWarning'];

function settings({ dataDir, databaseUrl = '', port = 0, variables }: ShopPlace): NodeJS.ProcessEnv {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port) };
  // The sandbox of the payment providers gets a free port.
  const beside = { PAYMENT_SANDBOX_PORT: '0', SMTP_URL: '' };
  const quiet = { NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  return { ...process.env, ...quiet, ...place, ...beside, ...variables };
}

/** Runs a command of the operator on a place, whether or not a shop serves there. Returns its output. */
export function kontor(place: ShopPlace, ...parameters: readonly string[]): string {
  const command = [...quietly, 'apps/server/src/cli/kontor.ts', ...parameters];
  return execFileSync(process.execPath, command, { cwd: root, env: settings(place), stdio: 'pipe' }).toString();
}

/**
 * Imports a catalogue before a shop's first start. The shop then sells it instead of the demo's, with the demo's terms
 * and texts, which a shop with its own catalogue does not get by default.
 */
export function importCatalogue(place: ShopPlace, file: string): void {
  kontor(place, 'import', file);
  const { mainMenu: _, customerGroups, ...settings } = demoConfiguration;
  const groups = customerGroups.map((group) => ({ ...group, discounts: [] }));
  const termsFile = `${file}.settings.json`;
  writeFileSync(termsFile, JSON.stringify({ ...settings, customerGroups: groups }));
  kontor(place, 'templates', join(root, 'demo/templates')); // first, because the search needs one of the texts
  kontor(place, 'configure', termsFile);
}

/** Starts a shop and waits until it is ready to sell. Throws its last output if it ends before that. */
export async function startShop({ dataDir, databaseUrl, port, variables }: ShopPlace): Promise<ShopServer> {
  const listenOn = port ?? (await freePort());
  const child = spawn(process.execPath, [...quietly, 'apps/server/src/main.ts'], {
    cwd: root,
    env: settings({ dataDir, databaseUrl, port: listenOn, variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // So an interrupted test or measurement leaves no shop behind.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  gone.then(() => process.off('exit', killWithUs));
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(-4000)));
  const url = `http://127.0.0.1:${listenOn}`;
  await untilReady(child, url, () => words);
  return {
    ...{ url, dataDir, pid: child.pid ?? 0, said: () => words },
    ...{ stop: () => end(child, 'SIGTERM', gone), kill: () => end(child, 'SIGKILL', gone) },
  };
}

async function untilReady(child: ChildProcess, url: string, words: () => string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${words()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop was not ready after five minutes:\n${words()}`);
}

/** However often it is asked to end, it is listened to once: some tests do so with each answer. */
async function end(child: ChildProcess, signal: NodeJS.Signals, gone: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await gone;
}
