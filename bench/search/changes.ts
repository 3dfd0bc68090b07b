import { createInMemoryIndex, type IndexedProduct } from '@kontor/search';
import { generatedCatalogue, generatedTree, indexedCategories, indexedProduct } from '../generated-catalogue.ts';
import { Random } from '../random.ts';
import { sizesToMeasure } from '../table-of-sizes.ts';
import { pauses } from './pauses.ts';

/**
 * Measures how an index takes changes, and how it starts from a snapshot: `node bench/search/changes.ts [products …]`.
 * Every name has an additional made-up word, so that the vocabulary is as large as that of a real catalogue. One
 * changed product in ten brings an unknown word.
 */
const mostWords = 60_000;
const rounds = 5;
const categories = indexedCategories(generatedTree());

for (const size of sizesToMeasure()) await measure(size);

async function measure(size: number): Promise<void> {
  const index = createInMemoryIndex();
  const products = productsOf(size, 1, (number) => ({ id: `p${number}`, word: number % mostWords }));
  const built = await pauses(() => index.apply({ version: 1, isComplete: true, products, removedIds: [], categories }));
  print(`\n${size} products, built in ${ms(built.processor)} ms of processor time, their generation included`);
  let version = 2;
  for (const count of [10, 1000, 5000]) {
    const taken = [];
    for (let round = 0; round < rounds; round++, version++) {
      const changed = [
        ...productsOf(count, version, (number) => ({
          id: `p${number * Math.max(1, Math.floor(size / count))}`,
          word: number % 10 === 0 ? mostWords + version * count + number : (number * version) % mostWords,
        })),
      ];
      taken.push(await pauses(() => index.apply({ version, products: changed, removedIds: [] })));
    }
    print(`  ${`${count} changed products`.padEnd(24)} ${lineOf(taken)}`);
  }
  const snapshot = index.snapshot();
  const restarts = [];
  for (let round = 0; round < 3; round++) {
    const restarted = createInMemoryIndex();
    const begin = async () => {
      restarted.restore(snapshot);
      await restarted.apply({ version, products: [], removedIds: [], categories });
    };
    restarts.push(await pauses(begin));
  }
  print(`  ${'begun with a snapshot'.padEnd(24)} ${lineOf(restarts)}`);
}

/** Generated products under other ids, each with a made-up word in its name. */
function* productsOf(
  count: number,
  seed: number,
  make: (number: number) => { readonly id: string; readonly word: number },
): Generator<IndexedProduct> {
  let number = 0;
  for (const line of generatedCatalogue(count, seed)) {
    if (line.type !== 'product') continue;
    const product = indexedProduct(line);
    const { id, word } = make(number++);
    yield { ...product, id, name: `${product.name} ${madeUp(word)}` };
  }
}

/** A word that is the same for the same number. */
function madeUp(number: number): string {
  const random = new Random(number + 1);
  const syllables = Array.from(
    { length: 3 + random.below(3) },
    () => random.oneOf([...'bdfghklmnprstvwz']) + random.oneOf([...'aeiou']),
  );
  return `${syllables.join('')}${number.toString(26).replace(/\d/g, (digit) => 'klmnopqrst'.charAt(Number(digit)))}`;
}

/** The medians of all rounds. */
function lineOf(taken: readonly { processor: number; total: number; longest: number }[]): string {
  const [processor, total, longest] = (['processor', 'total', 'longest'] as const).map((what) =>
    ms(taken.map((one) => one[what]).toSorted((a, b) => a - b)[taken.length >> 1] ?? 0),
  );
  return `${processor} ms of processor time, ${total} ms; longest hold of the event loop ${longest} ms`;
}

function ms(time: number): string {
  return time.toFixed(0);
}

function print(line: string): void {
  console.log(line);
}
