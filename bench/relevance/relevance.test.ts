import { describe, expect, test } from 'vitest';
import { allSets } from './all-sets.ts';
import { ask, judgementsOf } from './ask.ts';
import { kontor } from './engines/kontor.ts';
import type { Engine } from './judging/engine.ts';
import type { JudgedSet } from './judging/judged.ts';
import { summaryOf } from './judging/measure.ts';

/** The least nDCG@10 of our search in each set. Raised with each improvement, never lowered. */
const floors: Readonly<Record<string, number>> = {
  ...{ demo: 0.93, mailorder: 0.94, drugstore: 0.91 },
  ...{ 'demo-fresh': 0.95, 'mailorder-fresh': 0.93, 'drugstore-fresh': 0.93 },
  ...{ 'demo-unseen': 0.95, 'mailorder-unseen': 0.85, 'drugstore-unseen': 0.83 },
  ...{ 'demo-unseen-again': 0.93, 'mailorder-unseen-again': 0.9, 'drugstore-unseen-again': 0.86 },
  ...{ 'demo-unseen-third': 0.85, 'mailorder-unseen-third': 0.86, 'drugstore-unseen-third': 0.79 },
  ...{ 'demo-fourth': 0.91, bicycle: 0.92 },
  ...{ 'demo-fourth-untouched': 0.91, 'bicycle-untouched': 0.82 },
  'demo-fifth': 0.93,
  ...{ 'demo-sixth': 0.91, 'bicycle-sixth': 0.89 },
};

/** Each set with its judgements, for which every query is compared with every product. */
const judgedSets = allSets.map((set) => ({ ...set, judgements: judgementsOf(set) }));

const indexes = new Map<JudgedSet['products'], Promise<Engine>>();

/** Our search. The sets over one catalogue share its index, whose making takes longer than their queries. */
async function sharedIndex(set: JudgedSet): Promise<Engine> {
  const index = indexes.get(set.products) ?? kontor(set);
  indexes.set(set.products, index);
  return index;
}

test('each set has a floor', () => {
  expect(Object.keys(floors)).toEqual(allSets.map(({ name }) => name));
});

describe.each(judgedSets)('$name', ({ judgements, ...set }) => {
  test('finds at least as well as it did', async () => {
    const { ndcg } = summaryOf(await ask(sharedIndex, set, judgements));
    expect(ndcg).toBeGreaterThanOrEqual(floors[set.name] ?? 1);
  });

  test('each query has fitting products, except those meant to find nothing, and no query occurs twice', () => {
    const unfit = judgements.filter(({ class: name, grades }) => (name === 'nothing') !== (grades.size === 0));
    expect(unfit.map(({ text }) => text)).toEqual([]);
    expect(new Set(judgements.map(({ text }) => text)).size).toBe(judgements.length);
  });
});

test('every class has enough queries to say something', () => {
  const counts = Map.groupBy(
    judgedSets.flatMap(({ judgements }) => judgements),
    (judgement) => judgement.class,
  );
  const few = [...counts].filter(([, { length }]) => length < 8).map(([name]) => name);
  expect(few).toEqual([]);
  expect(counts.size).toBe(18);
});
