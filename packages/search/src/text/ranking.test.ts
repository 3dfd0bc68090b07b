import { expect, test } from 'vitest';
import type { Permutation } from '../order/permutation.ts';
import { emptyBits, setBit } from '../sets/bits.ts';
import { Workspace } from '../sets/workspace.ts';
import { queryWords } from '../words/query-words.ts';
import { Ranking } from './ranking.ts';
import { scoresOfTier, type WordFound } from './text-score.ts';

const size = 2000;
const order: Permutation = {
  documents: Uint32Array.from({ length: size }, (_, place) => place),
  places: Uint32Array.from({ length: size }, (_, place) => place),
};

function set(isIn: (document: number) => boolean) {
  const bits = emptyBits(size);
  for (let document = 0; document < size; document++) if (isIn(document)) setBit(bits, document);
  return bits;
}

const all = set(() => true);

/** A word with a weight in each document, and a count of how many weights were read. */
function word(typed: string, weightOf: (document: number) => number) {
  const asked = new Set<number>();
  const own = Uint8Array.from({ length: size }, (_, document) => weightOf(document));
  const weights = new Proxy(own, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) asked.add(Number(key));
      return Reflect.get(target, key, target);
    },
  });
  const [one] = queryWords(typed);
  if (one === undefined) throw new Error('That is no word.');
  const match = { hits: all, strong: all, weights, namesCategory: false };
  const found: WordFound = { word: one, meanings: [], match, rarity: 2 };
  return { found, asked, weights: own };
}

/** Documents 0 to 99 were found first, then all others. */
function ranking(needed: readonly WordFound[]): Ranking {
  const made = new Ranking(new Workspace(size));
  made.add(
    set((document) => document < 100),
    needed,
    [],
  );
  made.add(
    set((document) => document >= 100),
    needed,
    [],
  );
  return made;
}

const words = () => [word('holz', (document) => document % 50), word('rot', (document) => document % 7)] as const;

test('hits of earlier steps come first, whatever the scores; within a step the better ones', () => {
  const [wood] = words();
  const made = ranking([wood.found]);
  expect(made.page(all, order, { offset: 0, limit: 3 })).toEqual([49, 99, 48]);
  expect(made.page(all, order, { offset: 98, limit: 4 })).toEqual([0, 50, 149, 199]);
  expect(
    made.page(
      set((document) => document > 97),
      order,
      { offset: 1, limit: 2 },
    ),
  ).toEqual([98, 149]);
  expect(Math.floor(made.scoreOf(3) / scoresOfTier)).toBe(3);
  expect(Math.floor(made.scoreOf(300) / scoresOfTier)).toBe(2);
});

test('only what a page may show is scored', () => {
  for (const needed of [words().slice(0, 1), words()]) {
    const made = ranking(needed.map(({ found }) => found));
    made.page(all, order, { offset: 10, limit: 50 });
    expect(needed.map(({ asked }) => Math.max(...asked))).toEqual(needed.map(() => 99));
    made.page(all, order, { offset: 90, limit: 50 });
    expect(needed.map(({ asked }) => asked.size)).toEqual(needed.map(() => size));
  }
});

test('scores that were worked out stay when the words find more', () => {
  const [wood, red] = words();
  const made = ranking([wood.found, red.found]);
  const before = made.page(all, order, { offset: 0, limit: 200 });
  const scores = before.map((document) => made.scoreOf(document));
  made.settle();
  wood.weights.fill(200);
  expect(made.page(all, order, { offset: 0, limit: 200 })).toEqual(before);
  expect(before.map((document) => made.scoreOf(document))).toEqual(scores);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
