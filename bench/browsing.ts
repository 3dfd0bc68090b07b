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
 * Measures a shop of generated products over HTTP: `node bench/browsing.ts [products …]`, 10,000 and 100,000 unless
 * told.
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
    report(`products call, ${connections} at a time`, await load(shop.url, calls(4000), connections));
    report(
      `list page, not rendered before, ${connections} at a time`,
      await load(shop.url, newPages(connections === 1 ? 'name-asc' : 'name-desc'), connections),
    );
    report(`list page, rendered before, ${connections} at a time`, await load(shop.url, samePage(4000), connections));
  }
  console.log(`  memory afterwards ${memoryOf(shop.pid)} MB`);
  await shop.stop();
}

function calls(count: number): Shot[] {
  const random = new Random(7);
  const kind = questionKinds['category, 2 filters, each order'];
  if (!kind) throw new Error('That kind of question is gone.');
  const { method, path } = routes.products;
  return Array.from({ length: count }, () => ({
    method,
    path,
    headers: callHeaders,
    body: JSON.stringify(kind(random)),
  }));
}

/** Pages of 50 products that nobody has asked for: pages of the whole shop in one order. */
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
