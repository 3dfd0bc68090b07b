import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { antiForgery } from '@kontor/contract';
import { generatedCatalogue } from './generated-catalogue.ts';

const root = join(import.meta.dirname, '..');

/** Runs a measurement in its own folder. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a generated catalogue as an import file. */
export async function writeCatalogue(file: string, products: number): Promise<void> {
  const stream = createWriteStream(file);
  for (const line of generatedCatalogue(products)) {
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/** Imports a file by the operator's command. Resolves with the time in seconds, including the start of the process. */
export async function importFile(file: string, dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/server/src/cli/kontor.ts', 'import', file],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

/** The address of the first product on a list of a running shop. */
export async function firstProductOf(url: string, list: string): Promise<string> {
  const [, address] = /<h2[^>]*><a href="([^"]+)"/.exec(await (await fetch(url + list)).text()) ?? [];
  if (address === undefined) throw new Error(`No product is listed on ${list}.`);
  return address;
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(line) / 1024);
}

/** Processor time of a process since its start, in seconds. */
export function processorSecondsOf(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11).map(Number) ?? [];
  return (user + system) / ticksPerSecond;
}

/** The unit in which Linux counts processor time. */
const ticksPerSecond = 100;

/** Headers that a shop requires for calls. */
export const callHeaders = {
  'content-type': 'application/json',
  cookie: `${antiForgery.cookie}=bench`,
  [antiForgery.header]: 'bench',
};
