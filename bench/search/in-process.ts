import { type BrowsingQuery, createInMemoryIndex, type FollowingIndex, type IndexedProduct } from '@kontor/search';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';
import { Random } from '../random.ts';
import { latencies } from './latencies.ts';
import { benchGroup, questionKinds } from './questions.ts';

/**
 * Measures browsing inside one process: `node bench/search/in-process.ts [products …]`. Without numbers it measures
 * 10,000 and 100,000 products.
 */
const groups = {
  shopDeclaration: 'gross',
  groups: [{ name: benchGroup, priceDeclaration: 'net', discounts: [{ category: 'root', share: 1000 }] }],
} as const;

const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) await measure(size);

async function measure(size: number): Promise<void> {
  const before = await memory();
  const index = createInMemoryIndex();
  const stream = watched(productsOf(size));
  const building = await pauses(() =>
    index.apply({
      version: 1,
      isComplete: true,
      products: stream.products,
      removedIds: [],
      categories: tree(),
      groups,
    }),
  );
  const own = building.total - stream.elapsed();
  print(
    `\n${size} products: built in ${ms(own)} ms, longest pause ${ms(building.longest)} ms, memory ${(await memory()) - before} MB`,
  );
  await reportGroup(index);
  for (const [kind, make] of Object.entries(questionKinds)) report(index, kind, make, size);
  for (const changed of [1, 1000]) await measureChanges(index, size, changed);
}

function report(index: FollowingIndex, kind: string, make: (random: Random) => BrowsingQuery, size: number): void {
  const random = new Random(size);
  const queries = Array.from({ length: size > 200_000 ? 200 : 1000 }, () => make(random)); // a million takes long
  for (const query of queries) index.products(query);
  const { p50, p99, p99Undisturbed } = latencies(queries, 3, (query) => index.products(query));
  const times = `p50 ${p50.toFixed(3)} ms   p99 ${p99.toFixed(3)} ms   undisturbed p99 ${p99Undisturbed.toFixed(3)} ms`;
  print(`  ${kind.padEnd(42)} ${times}`);
}

/** What the first partner who sorts by price waits for, and what the orders of their group take. */
async function reportGroup(index: FollowingIndex): Promise<void> {
  const before = await memory();
  const start = performance.now();
  const byPrice = { field: 'price', direction: 'asc' } as const;
  index.find({ categoryId: 'root', limit: 50, offset: 0, orderBy: [byPrice], customerGroup: benchGroup });
  const waited = ms(performance.now() - start);
  print(`  ${'first question of a customer group'.padEnd(42)} ${waited} ms, memory ${(await memory()) - before} MB`);
}

async function measureChanges(index: FollowingIndex, size: number, count: number): Promise<void> {
  const products = [...productsOf(count, size)];
  const rounds: { total: number; longest: number }[] = [];
  for (let version = 2; version < 9; version++) {
    rounds.push(await pauses(() => index.apply({ version, products, removedIds: [] })));
  }
  const total = ms(middle(rounds.map((round) => round.total)));
  const longest = ms(middle(rounds.map((round) => round.longest)));
  print(`  ${`${count} changed products taken in`.padEnd(42)} p50 ${total} ms   longest pause p50 ${longest} ms`);
}

/** The first `count` products of a catalogue, or, with a different seed, other products under the same ids. */
function* productsOf(count: number, seed = 1): Generator<IndexedProduct> {
  for (const line of generatedCatalogue(count, seed)) if (line.type === 'product') yield indexedProduct(line);
}

function tree() {
  return indexedCategories(generatedTree());
}

/** Products, and how long it took to generate them, which is no time of the index. */
function watched(source: Generator<IndexedProduct>) {
  let elapsed = 0;
  function* products(): Generator<IndexedProduct> {
    for (;;) {
      const start = performance.now();
      const next = source.next();
      elapsed += performance.now() - start;
      if (next.done) return;
      yield next.value;
    }
  }
  return { products: products(), elapsed: () => elapsed };
}

/** How long work takes, and the longest time that it blocks the event loop, in milliseconds. */
async function pauses(work: () => Promise<void>): Promise<{ total: number; longest: number }> {
  const start = performance.now();
  let [last, longest] = [start, 0];
  const beat = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  let next = setImmediate(function again() {
    beat();
    next = setImmediate(again);
  });
  await work();
  beat();
  clearImmediate(next);
  return { total: performance.now() - start, longest };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/**
 * MB in use, after a thorough cleaning (needs --expose-gc): arrays are freed only some turns after the collector has
 * run.
 */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1_048_576);
}

function ms(time: number): string {
  return time.toFixed(0);
}

function print(line: string): void {
  console.log(line);
}
