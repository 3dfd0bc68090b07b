import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, writeCatalogue } from './shop.ts';

/**
 * How fast catalogues come in and go out, and in how much memory: `npm run bench -- import`. Processor time is printed
 * beside the seconds, since it can be compared where others are at work on the machine.
 */
const size = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const root = join(import.meta.dirname, '..');
/** What a command prints of itself at its end. */
const usage = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(['\\nusage', (userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024].join(' '));
});`)}`;

/** Runs a command of the shop; its seconds, its processor's seconds, and the most memory that it had, in MB. */
async function kontor(dataDir: string, ...parameters: string[]) {
  const started = performance.now();
  const flags = ['--disable-warning=ExperimentalWarning', '--import', usage];
  const child = spawn(process.execPath, [...flags, 'apps/server/src/cli/kontor.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`kontor ${parameters.join(' ')} ended with ${code}: ${said}`);
  const [, processor, memory] = /usage (\S+) (\S+)/.exec(said) ?? [];
  return { seconds: (performance.now() - started) / 1000, processor: Number(processor), memory: Number(memory) };
}

async function measure(name: string, file: string, work: () => ReturnType<typeof kontor>): Promise<void> {
  const { seconds, processor, memory } = await work();
  const megabytes = statSync(file).size / 2 ** 20;
  const rate = (of: number) => Math.round(size / of).toLocaleString('en');
  console.log(
    `${name}: ${rate(seconds)} products/s, ${rate(processor)} per second of processor time, ` +
      `${Math.round(memory)} MB of memory, file ${Math.round(megabytes)} MB`,
  );
}

await inFolder(async (folder) => {
  const places = ['jsonl', 'csv', 'bmecat'].map((name) => join(folder, name));
  for (const place of places) await mkdir(place);
  const first = join(folder, 'catalogue.jsonl');
  await writeCatalogue(first, size);
  const [ofLines = '', ...others] = places;
  await measure('import from JSON Lines', first, () => kontor(ofLines, 'import', first));
  await measure('  the same again, nothing changed', first, () => kontor(ofLines, 'import', first));
  for (const [format, place = ''] of ['csv', 'bmecat'].map((name, at) => [name, others[at]] as const)) {
    const file = join(folder, `catalogue.${format}`);
    await measure(`export as ${format}`, file, () => kontor(ofLines, 'export', 'products', file, '--format', format));
    await measure(`import from ${format}`, file, () => kontor(place, 'import', file));
    await measure('  the same again, nothing changed', file, () => kontor(place, 'import', file));
  }
});
