import { expect, test } from 'vitest';
import type { JudgedProduct, JudgedQuery } from './judged.ts';
import { fingerprintOf, idealOf, isDev, judge, ndcgOf, outcomeOf, summaryOf } from './measure.ts';

const product = (id: string): JudgedProduct => ({
  ...{ id, name: id, nameSuffix: '', category: '', articleNumber: '', gtin: '', attributes: {}, description: '' },
});
const products = ['lamp', 'hammer', 'mallet', 'nail'].map(product);
const isNamed = (name: string) => (one: JudgedProduct) => one.name === name;
const query: JudgedQuery = {
  text: 'Hammer',
  class: 'word',
  best: isNamed('hammer'),
  good: isNamed('mallet'),
  useful: ({ name }) => name === 'nail' || name === 'hammer',
};
const hammer = judge(query, products);
const spaceship = judge({ text: 'Raumschiff', class: 'nothing' }, products);

test('a product has the grade of the first rule that it meets', () => {
  expect([...hammer.grades]).toEqual([
    ['hammer', 3],
    ['mallet', 2],
    ['nail', 1],
  ]);
  expect(idealOf(hammer)).toEqual(['hammer', 'mallet', 'nail']);
});

test('the gain counts less at later places, and against the best answer there is', () => {
  const ideal = 7 + 3 / Math.log2(3) + 1 / Math.log2(4);
  expect(ndcgOf(['hammer', 'mallet', 'nail'], hammer)).toBe(1);
  expect(ndcgOf(['hammer', 'mallet', 'nail', 'lamp'], hammer)).toBe(1);
  expect(ndcgOf(['lamp', 'hammer'], hammer)).toBeCloseTo(7 / Math.log2(3) / ideal, 10);
  expect(ndcgOf([], hammer)).toBe(0);
  expect(ndcgOf(['lamp'], spaceship)).toBeNull();
});

test('a product shown twice gains once, and products after the tenth place gain nothing', () => {
  const others = Array.from({ length: 10 }, (_, place) => `other ${place}`);
  expect(ndcgOf(['hammer', 'hammer', 'hammer'], hammer)).toBe(ndcgOf(['hammer'], hammer));
  expect(ndcgOf([...others, 'hammer'], hammer)).toBe(0);
});

test('the first place is right with the best that there is, be it only a good one', () => {
  const onlyGood = judge({ text: 'Klüpfel aus Eisen', class: 'feature', good: isNamed('mallet') }, products);
  expect(outcomeOf(onlyGood, { ids: ['mallet'] })).toMatchObject({ isFirstBest: true, isEmpty: false, ndcg: 1 });
  expect(outcomeOf(hammer, { ids: ['mallet', 'hammer'] }).isFirstBest).toBe(false);
  expect(outcomeOf(hammer, { ids: [] })).toMatchObject({ isFirstBest: false, isEmpty: true, isFalse: false });
});

test('where nothing fits, an answer is false unless it says so', () => {
  expect(outcomeOf(spaceship, { ids: ['lamp'] })).toMatchObject({ isFalse: true, isEmpty: false, ndcg: null });
  expect(outcomeOf(spaceship, { ids: ['lamp'], saysSo: true }).isFalse).toBe(false);
  expect(outcomeOf(spaceship, { ids: [] })).toMatchObject({ isFalse: false, isEmpty: false, isFirstBest: false });
});

test('a summary leaves queries without anything fitting out of all but the false answers', () => {
  const outcomes = [
    outcomeOf(hammer, { ids: ['hammer', 'mallet', 'nail'] }),
    outcomeOf(hammer, { ids: [] }),
    outcomeOf(spaceship, { ids: ['lamp'] }),
  ];
  expect(summaryOf(outcomes)).toEqual({
    queries: 3,
    ndcg: 0.5,
    error: 0.5,
    success: 0.5,
    empty: 0.5,
    false: 1,
    answered: 1,
  });
  expect(summaryOf([])).toEqual({
    queries: 0,
    ndcg: null,
    error: null,
    success: null,
    empty: null,
    false: null,
    answered: null,
  });
});

test('a query always falls into the same half, and about as many into each', () => {
  const texts = Array.from({ length: 1000 }, (_, number) => `Schraube ${number}`);
  const share = texts.filter(isDev).length / texts.length;
  expect(isDev('Hammer')).toBe(isDev('Hammer'));
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('the fingerprint changes with a query', () => {
  expect(fingerprintOf(['Hammer', 'Zange'])).toBe(fingerprintOf(['Hammer', 'Zange']));
  expect(fingerprintOf(['Hammer', 'Zange'])).not.toBe(fingerprintOf(['Hammer', 'Zangen']));
});
