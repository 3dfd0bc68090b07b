import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@kontor/contract';
import { manyProducts } from '../apps/server/src/search/snapshot/index-keeper.ts';
import { type ShopServer, startShop } from '../e2e/shop-server.ts';
import { generatedTree } from './generated-catalogue.ts';
import { load, type Shot } from './load.ts';
import { Random } from './random.ts';
import { questionKinds } from './search/questions.ts';
import { callHeaders, importFile, inFolder, memoryOf, processorSecondsOf, writeCatalogue } from './shop.ts';
import { sizesToMeasure, TableOfSizes } from './table-of-sizes.ts';

/** Headers of a browser on a repeated visit. */
const browser = { cookie: callHeaders.cookie, 'accept-encoding': 'br' };

/**
 * Measures shops with generated products over HTTP, one size after the other, and prints a table: `node
 * bench/browsing.ts [products …]`. A load has the median and 99th percentile of its times, the answers per second, and
 * the shop's processor time for each answer.
 */
const table = new TableOfSizes('over HTTP');
for (const size of sizesToMeasure()) await inFolder((folder) => measure(folder, size));
table.print();

async function measure(folder: string, size: number): Promise<void> {
  const file = join(folder, 'catalogue.jsonl');
  await writeCatalogue(file, size);
  const place = { dataDir: join(folder, 'data') };
  const seconds = await importFile(file, place.dataDir);
  table.note('import from JSON Lines', size, `${Math.round(size / seconds)} a second`);
  const shop = await startShop(place);
  table.note('start that builds the index', size, startOf(shop.pid));
  table.note('memory when ready', size, `${memoryOf(shop.pid)} MB`);
  for (const connections of [1, 16]) {
    const note = async (what: string, shots: readonly Shot[]) =>
      table.note(`${what}, ${connections} at a time`, size, await loaded(shop, shots, connections));
    for (const [name, shots] of Object.entries(questions(connections))) await note(name, shots);
    await note('list page, not rendered before', newPages(connections === 1 ? 'name-asc' : 'name-desc'));
    await note('list page, rendered before', samePage(4000));
  }
  table.note('memory afterwards', size, `${memoryOf(shop.pid)} MB`);
  if (size >= manyProducts) await untilExists(join(place.dataDir, 'search-index/snapshot'));
  await shop.stop();
  const again = await startShop(place);
  table.note('start again, from 20,000 products on with a snapshot', size, startOf(again.pid));
  await again.stop();
}

/** The time that a shop took to start. */
function startOf(pid: number): string {
  return `${processorSecondsOf(pid).toFixed(1)} s of processor time`;
}

async function untilExists(file: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`${file} was not written in a minute.`);
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

/** Calls for products: nearly all different, as visitors ask them, and one repeated. `seed`: selects other calls. */
function questions(seed: number): Record<string, Shot[]> {
  const filters = 'category, 2 filters, each order';
  return {
    'products call, 50 products, 2 filters': calls(4000, seed, filters, 50),
    'products call, 20 products, 2 filters': calls(4000, seed + 1, filters, 20),
    'search, 20 products': calls(4000, seed + 2, 'search, best first', 20),
    'a day of visitors, 20 products': visitorsCalls(40_000, seed + 3),
    'one hot question, 50 products': Array.from({ length: 4000 }, () => callOf({ categoryId: 'root', limit: 50 })),
  };
}

function calls(count: number, seed: number, kind: string, limit: number): Shot[] {
  const random = new Random(seed);
  const question = questionKinds[kind];
  if (!question) throw new Error('That kind of question is gone.');
  return Array.from({ length: count }, () => callOf({ ...question(random), limit }));
}

/** Of ten questions of visitors six browse, three filter and one searches. */
const visitorsKinds = [
  ...Array<string>(6).fill('category, each order'),
  ...Array<string>(3).fill('category, 2 filters, each order'),
  'search, best first',
];

/** What many visitors ask: the n-th of 4,000 questions is asked in proportion to 1 / n (Zipf), many of them once. */
function visitorsCalls(count: number, seed: number): Shot[] {
  const random = new Random(seed);
  const questions = Array.from({ length: 4000 }, () =>
    calls(1, random.below(2 ** 31), random.oneOf(visitorsKinds), 20),
  );
  const place = () => Math.floor(questions.length ** random.next()) - 1;
  return Array.from({ length: count }, () => questions[place()] ?? []).flat();
}

function callOf(body: object): Shot {
  const { method, path } = routes.products;
  return { method, path, headers: callHeaders, body: JSON.stringify(body) };
}

/** Pages of 50 products of the whole shop in one order. None of them has been requested before. */
function newPages(sort: string): Shot[] {
  const root = `/${generatedTree().name.toLowerCase()}`;
  const paths = Array.from({ length: 150 }, (_, page) => `${root}?sort=${sort}&page=${page + 1}`);
  return paths.map((path) => ({ method: 'GET', path, headers: browser }));
}

function samePage(count: number): Shot[] {
  return Array.from({ length: count }, () => ({ method: 'GET', path: '/shop', headers: browser }));
}

async function loaded({ url, pid }: ShopServer, shots: readonly Shot[], connections: number): Promise<string> {
  const before = processorSecondsOf(pid);
  const { perSecond, p50, p99 } = await load(url, shots, connections);
  const each = ((processorSecondsOf(pid) - before) * 1000) / shots.length;
  return `${p50.toFixed(1)}, ${p99.toFixed(1)} ms; ${Math.round(perSecond).toLocaleString('en')}/s; ${each.toFixed(2)} ms`;
}
