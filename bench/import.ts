import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';
import { sheetXml, workbookFile } from '../apps/server/src/tables/testing/workbook-file.ts';
import { startShop } from '../e2e/shop-server.ts';
import { generatedCatalogue } from './generated-catalogue.ts';
import { type Shot, send } from './load.ts';
import { callHeaders, inFolder, writeCatalogue } from './shop.ts';

/**
 * Measures imports and exports: their speed and memory, and how long customers of a serving shop wait in the meantime:
 * `npm run bench -- import`. Processor time is printed beside the seconds, because other load does not change it. For
 * PostgreSQL it does not include the database server.
 */
const size = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const root = join(import.meta.dirname, '..');
/** Makes a command print its processor time in seconds and its largest memory in MB at its end. */
const usage = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  let most = 0;
  const own = () => Number(/RssAnon:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  setInterval(() => { most = Math.max(most, own()); }, 50).unref();
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write(['\\nusage', (userCPUTime + systemCPUTime) / 1e6, most, maxRSS / 1024].join(' '));
  });
`)}`;

/** The place of a shop's data. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Runs a command of the shop and prints its figures for each product, and the size of `file`. */
async function measure(name: string, { dataDir, databaseUrl = '' }: Place, file: string, ...parameters: string[]) {
  const started = performance.now();
  const flags = ['--disable-warning=ExperimentalWarning', '--import', usage];
  const child = spawn(process.execPath, [...flags, 'apps/server/src/cli/kontor.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`kontor ${parameters.join(' ')} ended with ${code}: ${said}`);
  const [processor = 0, own = 0, most = 0] = (/usage (.*)/.exec(said)?.[1] ?? '').split(' ').map(Number);
  const rate = (seconds: number) => Math.round(size / seconds).toLocaleString('en');
  console.log(
    `${name}: ${rate((performance.now() - started) / 1000)} products/s, ${rate(processor)} per second of processor ` +
      `time, ${Math.round(own)} MB of its own, ${Math.round(most)} MB with what is mapped, ` +
      `file ${Math.round(statSync(file).size / 2 ** 20)} MB`,
  );
}

function products() {
  return [...generatedCatalogue(size)]
    .filter((line) => line.type === 'product')
    .filter(({ conditions }) => conditions.length > 0);
}

/** Writes a workbook with the products, one condition each. */
function writeWorkbook(file: string): void {
  const rows = products().map(({ articleNumber, name, htmlDescription, categoryPath, conditions: [condition] }) => {
    const category = categoryPath.slice(1).map((one) => one.name);
    return [articleNumber, name, category.join(' > '), htmlDescription, condition?.price.gross ?? 1, 20];
  });
  const header = ['Artikelnummer', 'Name', 'Kategorie', 'Beschreibung', 'Preis', 'Steuersatz'];
  writeFileSync(file, workbookFile([{ name: 'Artikel', xml: sheetXml([header, ...rows]) }]));
}

/** Writes new prices for existing products, for everybody. */
function writePrices(file: string, price: string): void {
  const rows = products().map(({ articleNumber }) => `${articleNumber};${price};Stück`);
  writeFileSync(file, ['Artikelnummer;Preis;Einheit', ...rows].join('\n'));
}

async function measureEngine(engine: string, place: Place, folder: string): Promise<void> {
  console.log(`\n${engine}`);
  const [lines, prices] = [join(folder, 'catalogue.jsonl'), join(folder, 'prices.csv')];
  await writeCatalogue(lines, size);
  await measure('import from JSON Lines', place, lines, 'import', lines);
  await measure('  the same again, nothing changed', place, lines, 'import', lines);
  writePrices(prices, '9,90');
  await measure('import of other prices', place, prices, 'import', prices);
  writePrices(prices, '8,90');
  await measureWaiting(place, () => measure('the same while a shop serves', place, prices, 'import', prices));
}

/**
 * Measures how long sequential requests for lists wait during some work, and how long the event loop itself is blocked,
 * because wall-clock time grows with other load.
 */
async function measureWaiting(place: Place, work: () => Promise<void>): Promise<void> {
  const heldFile = join(place.dataDir, 'held-loop.json');
  const heldLoop = pathToFileURL(join(import.meta.dirname, 'held-loop.ts')).href;
  const variables = { NODE_OPTIONS: `--import ${heldLoop}`, HELD_LOOP_FILE: heldFile };
  const shop = await startShop({ ...place, variables });
  const page = (number: number): Shot => ({ method: 'GET', path: `/shop?page=${number}`, headers: callHeaders });
  process.kill(shop.pid, 'SIGUSR2');
  let isOver = false;
  const times: number[] = [];
  const done = work().finally(() => {
    isOver = true;
  });
  for (let number = 1; !isOver; number = (number % 150) + 1) {
    const begun = performance.now();
    await send(shop.url, page(number));
    times.push(performance.now() - begun);
  }
  await done;
  await shop.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const long = times.filter((time) => time > 100).length;
  console.log(
    `  pages meanwhile: ${times.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${long} over 100 ms`,
  );
  const held: Record<'wall' | 'own', number[]> = JSON.parse(readFileSync(heldFile, 'utf8'));
  for (const [name, turns] of [
    ['processor time', held.own],
    ['the wall', held.wall],
  ] as const)
    console.log(
      `  turns of its event loop by ${name}: longest ${Math.round(turns[0] ?? 0)} ms, ` +
        `${turns.filter((time) => time > 20).length} over 20 ms, ${turns.filter((time) => time > 100).length} over 100 ms`,
    );
}

await inFolder(async (folder) => {
  const place = { dataDir: join(folder, 'jsonl') };
  await measureEngine('SQLite', place, folder);
  const workbook = join(folder, 'catalogue.xlsx');
  writeWorkbook(workbook);
  await measure('import from XLSX', { dataDir: join(folder, 'xlsx') }, workbook, 'import', workbook);
  for (const format of ['csv', 'bmecat']) {
    const file = join(folder, `catalogue.${format}`);
    writeFileSync(file, '');
    await measure(`export as ${format}`, place, file, 'export', 'products', file, '--format', format);
    const other = { dataDir: join(folder, format) };
    await measure(`import from ${format}`, other, file, 'import', file);
    await measure('  the same again, nothing changed', other, file, 'import', file);
  }
});
const postgres = await startEmbeddedPostgres({ isDurable: true });
await inFolder((folder) =>
  measureEngine('PostgreSQL', { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('postgres') }, folder),
);
await postgres.stop();
