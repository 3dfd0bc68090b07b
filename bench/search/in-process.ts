import { type BrowsingQuery, createInMemoryIndex, type FollowingIndex, type IndexedProduct } from '@kontor/search';
import { categoryFinder } from '../../apps/server/src/modules/catalogue/category-finder.ts';
import { suggestions } from '../../apps/server/src/modules/catalogue/suggestions.ts';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';
import { Random } from '../random.ts';
import { sizesToMeasure, TableOfSizes } from '../table-of-sizes.ts';
import { type Latencies, latencies, percentile, processorTime } from './latencies.ts';
import { pauses } from './pauses.ts';
import { benchGroup, dearQuestions, halfTyped, questionKinds } from './questions.ts';

/**
 * Measures browsing inside one process, one size after the other, and prints a table: `node bench/search/in-process.ts
 * [products …]`. Times of queries are processor time, p50 and p99 in milliseconds.
 */
const groups = {
  shopDeclaration: 'gross',
  groups: [{ name: benchGroup, priceDeclaration: 'net', discounts: [{ category: 'root', share: 1000 }] }],
} as const;

const table = new TableOfSizes('in process');
const empty = await memory();
for (const size of sizesToMeasure()) await measure(size);
table.print();

async function measure(size: number): Promise<void> {
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
  table.note('built in', size, `${((building.total - stream.elapsed()) / 1000).toFixed(1)} s`);
  table.note('longest pause while it is built', size, `${ms(building.longest)} ms`);
  table.note('memory', size, `${(await memory()) - empty} MB`);
  await noteGroup(index, size);
  for (const [kind, make] of Object.entries(questionKinds)) noteQuestions(index, kind, make, size);
  noteSuggestions(index, size);
  table.note('memory after all questions', size, `${(await memory()) - empty} MB`);
  for (const changed of [1, 1000]) await noteChanges(index, size, changed);
}

function noteQuestions(
  index: FollowingIndex,
  kind: string,
  make: (random: Random, products: number) => BrowsingQuery,
  size: number,
): void {
  const random = new Random(size);
  const queries = Array.from({ length: questionCount(size) }, () => make(random, size));
  for (const query of queries) index.products(query);
  noteTimes(
    kind,
    size,
    latencies(queries, 3, (query) => index.products(query)),
  );
}

/** Measures suggestions without reading their products. */
function noteSuggestions(index: FollowingIndex, size: number): void {
  const random = new Random(size);
  const texts = Array.from({ length: questionCount(size) }, () => halfTyped(random));
  const sources = {
    index,
    finder: categoryFinder(generatedTree()),
    links: [],
    productsOf: async () => [],
    rootId: 'root',
  };
  const ask = (searchText: string) => suggestions(sources, { searchText });
  for (const text of texts) ask(text);
  noteTimes('suggestions while typing', size, latencies(texts, 3, ask));
}

function questionCount(size: number): number {
  return size > 200_000 ? 200 : 1000; // a million products take long
}

/** Measures the wait of the first partner who sorts by price, and the size of the group's orders. */
async function noteGroup(index: FollowingIndex, size: number): Promise<void> {
  const before = await memory();
  const byPrice = { field: 'price', direction: 'asc' } as const;
  const time = processorTime(() =>
    index.find({ categoryId: 'root', limit: 50, offset: 0, orderBy: [byPrice], customerGroup: benchGroup }),
  );
  table.note('first question of a customer group', size, `${ms(time)} ms, ${(await memory()) - before} MB`);
}

/** Measures changes of products, and the most expensive queries after them. */
async function noteChanges(index: FollowingIndex, size: number, count: number): Promise<void> {
  const products = [...productsOf(count, size)];
  const rounds: { total: number; longest: number }[] = [];
  const firsts: number[] = [];
  for (let version = 2; version < 9; version++) {
    rounds.push(await pauses(() => index.apply({ version, products, removedIds: [] })));
    for (const query of dearQuestions) firsts.push(processorTime(() => index.products(query)));
  }
  const changes = `${count} changed product${count === 1 ? '' : 's'}`;
  const total = rounds.map((round) => round.total);
  const longest = rounds.map((round) => round.longest);
  table.note(`${changes} taken in`, size, `${ms(percentile(total, 0.5))} ms`);
  table.note(`${changes}: longest pause`, size, `${ms(percentile(longest, 0.5))} ms`);
  noteTimes(`${changes}: first common word or letter after`, size, {
    p50: percentile(firsts, 0.5),
    p99: percentile(firsts, 0.99),
  });
}

function noteTimes(what: string, size: number, { p50, p99 }: Latencies): void {
  table.note(what, size, `${p50.toFixed(2)}, ${p99.toFixed(2)} ms`);
}

/** The first `count` products of a catalogue. With a different seed, other products under the same ids. */
function* productsOf(count: number, seed = 1): Generator<IndexedProduct> {
  for (const line of generatedCatalogue(count, seed)) if (line.type === 'product') yield indexedProduct(line);
}

function tree() {
  return indexedCategories(generatedTree());
}

/** Products, and the time for generating them, which does not belong to the index. */
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

/**
 * Memory in use in MB, after a thorough garbage collection (needs --expose-gc). Arrays are freed only some turns after
 * the collector has run.
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
