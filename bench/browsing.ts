import { join } from 'node:path';
import { routes } from '@kontor/contract';
import { startShop } from '../e2e/shop-server.ts';
import { generatedTree } from './generated-catalogue.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { Random } from './random.ts';
import { questionKinds } from './search/questions.ts';
import { callHeaders, importFile, inFolder, memoryOf, writeCatalogue } from './shop.ts';

/** Headers of a browser that has been here before. */
const browser = { cookie: callHeaders.cookie, 'accept-encoding': 'br' };

/**
 * Measures shops of generated products over HTTP: `node bench/browsing.ts [products …]`. Without numbers it measures
 * 10,000 and 100,000 products.
 */
const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) await inFolder((folder) => measure(folder, size));

async function measure(folder: string, size: number): Promise<void> {
  const file = join(folder, 'catalogue.jsonl');
  await writeCatalogue(file, size);
  const place = { dataDir: join(folder, 'data') };
  const seconds = await importFile(file, place.dataDir);
  console.log(`\n${size} products: imported in ${seconds.toFixed(1)} s, ${Math.round(size / seconds)} a second`);
  console.log(`  the same file again, nothing changed: ${(await importFile(file, place.dataDir)).toFixed(1)} s`);
  const started = performance.now();
  const shop = await startShop(place);
  console.log(
    `  started and ready in ${((performance.now() - started) / 1000).toFixed(1)} s, memory ${memoryOf(shop.pid)} MB`,
  );
  for (const connections of [1, 16]) {
    for (const [name, shots] of Object.entries(questions(connections)))
      report(`${name}, ${connections} at a time`, await load(shop.url, shots, connections));
    report(
      `list page, not rendered before, ${connections} at a time`,
      await load(shop.url, newPages(connections === 1 ? 'name-asc' : 'name-desc'), connections),
    );
    report(`list page, rendered before, ${connections} at a time`, await load(shop.url, samePage(4000), connections));
  }
  console.log(`  memory afterwards ${memoryOf(shop.pid)} MB`);
  await shop.stop();
}

/** Calls of products, nearly all of them asked once, and one that everybody asks. `seed`: other ones. */
function questions(seed: number): Record<string, Shot[]> {
  const filters = 'category, 2 filters, each order';
  return {
    'products call, 50 products, 2 filters': calls(4000, seed, filters, 50),
    'products call, 20 products, 2 filters': calls(4000, seed + 1, filters, 20),
    'search, 20 products': calls(4000, seed + 2, 'search, best first', 20),
    'one hot question, 50 products': Array.from({ length: 4000 }, () => callOf({ categoryId: 'root', limit: 50 })),
  };
}

function calls(count: number, seed: number, kind: string, limit: number): Shot[] {
  const random = new Random(seed);
  const question = questionKinds[kind];
  if (!question) throw new Error('That kind of question is gone.');
  return Array.from({ length: count }, () => callOf({ ...question(random), limit }));
}

function callOf(body: object): Shot {
  const { method, path } = routes.products;
  return { method, path, headers: callHeaders, body: JSON.stringify(body) };
}

/** Pages of 50 products of the whole shop in one order, each of which nobody has asked for yet. */
function newPages(sort: string): Shot[] {
  const root = `/${generatedTree().name.toLowerCase()}`;
  const paths = Array.from({ length: 150 }, (_, page) => `${root}?sort=${sort}&page=${page + 1}`);
  return paths.map((path) => ({ method: 'GET', path, headers: browser }));
}

function samePage(count: number): Shot[] {
  return Array.from({ length: count }, () => ({ method: 'GET', path: '/shop', headers: browser }));
}

function report(what: string, { perSecond, p50, p99 }: LoadResult): void {
  const times = `p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms`;
  console.log(`  ${what.padEnd(48)} ${times}   ${Math.round(perSecond)} a second`);
}
