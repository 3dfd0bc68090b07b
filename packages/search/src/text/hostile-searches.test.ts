import { beforeAll, describe, expect, test } from 'vitest';
import type { FollowingIndex } from '../catalogue-index.ts';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { readSynonyms } from '../steering/synonyms.ts';
import { find, idsOf, indexOf, testCategories, testProduct } from '../testing/catalogue.ts';

const products = [
  testProduct({ id: 'screw', name: 'Terrassenschraube Edelstahl', attributes: [{ name: 'Norm', value: 'DIN 7504' }] }),
  testProduct({ id: 'hammer', name: 'Schlosserhammer', articleNumber: 'SH-500' }),
  testProduct({ id: 'with', name: 'Hammer mit Stiel' }),
  testProduct({ id: 'foreign', name: 'Молоток 500 g' }),
];

describe('a hostile search', () => {
  let shop: FollowingIndex;
  beforeAll(async () => {
    shop = await indexOf(products);
  });

  test.each<[what: string, searchText: string, ids: readonly string[]]>([
    ['of 10,000 characters, one word again and again', 'schraube '.repeat(1200), ['screw']],
    ['of one word of 10,000 letters', 'x'.repeat(10_000), []],
    ['of one word of 10,000 letters that begins as one', `hammer${'r'.repeat(10_000)}`, []],
    ['of 50 words that nothing has', Array.from({ length: 50 }, (_, i) => `unwort${i}`).join(' '), []],
    ['of only stop words, taken at their word', 'mit für mit', []],
    ['of one stop word, taken at its word', 'mit', ['with']],
    ['of only signs', '–– !? … %%% ()', []],
    ['of SQL', `'; DROP TABLE products; --`, []],
    ['of SQL around a word', `hammer' OR '1'='1`, []],
    ['of a regular expression', '(a+)+$ [[:alpha:]]{1,9999}', []],
    ['of one that finds anything', '.*', []],
    ['of mixed scripts', 'молоток ハンマー مطرقة hammer', []],
    ['of another script', 'МОЛОТОК', ['foreign']],
    ['of letters that look alike', 'hаmmеr', []], // Cyrillic а and е
    ['of names that objects have', '__proto__ constructor toString', []],
    ['of half a character, NUL and no character', 'hammer \ud800\u0000\uffff', ['hammer', 'with']],
    ['of minuses, of which one leaves out', '- -- -hammer', ['foreign', 'screw']],
    ['of quotation marks that nothing closes', '"hammer', ['hammer', 'with']],
    ['of a number beyond all numbers', `1${'0'.repeat(400)} mm`, []],
  ])('%s', (_, searchText, ids) => {
    const before = [idsOf(shop), shop.attributes('root')];
    expect(idsOf(shop, { searchText }).toSorted()).toEqual(ids);
    expect(shop.attributes('root', searchText)).toEqual(ids.includes('screw') ? before[1] : []);
    expect([idsOf(shop), shop.attributes('root')]).toEqual(before);
  });

  test('with a thousand filter values, ranges upside down and pages beyond all, finds what these leave', () => {
    const values = Array.from({ length: 1000 }, (_, i) => `DIN ${i}`);
    const norm = (...more: string[]) => ({ filter: [{ name: 'Norm', values: [...values, ...more] }] });
    expect(idsOf(shop, norm())).toEqual([]);
    expect(idsOf(shop, norm('DIN 7504'))).toEqual(['screw']);
    const groups = Array.from({ length: 1000 }, (_, i) => ({ name: `Gruppe ${i}`, values: ['x'] }));
    expect(find(shop, { filter: groups })).toMatchObject({ count: 0, attributeCounts: { Norm: { 'DIN 7504': 0 } } });
    expect(idsOf(shop, { price: { min: 200, max: 100 } })).toEqual([]);
    expect(idsOf(shop, { ranges: [{ name: 'Norm', min: 2, max: 1 }] })).toEqual([]);
    expect(find(shop, { offset: Number.MAX_SAFE_INTEGER })).toMatchObject({ count: 4, productIds: [] });
  });
});

test('a hundred synonyms that lead from one to the next are one step each; a ring of a hundred is none', async () => {
  const index = createInMemoryIndex();
  const chain = Array.from({ length: 100 }, (_, i) => `Kunstwort${'a'.repeat(i)}x = Kunstwort${'a'.repeat(i + 1)}x`);
  const ring = Array.from({ length: 100 }, (_, i) => `Ringwort${'a'.repeat(i)}x`).join(' = ');
  const read = readSynonyms([...chain, 'Kunstwortx = Schlosserhammer', ring, 'Ringwortx > und'].join('\n'));
  expect(read.problems.map(({ line, code }) => [line, code])).toEqual([
    [102, 'too-many-members'],
    [103, 'stop-word'],
  ]);
  const steering = { synonyms: read.rules };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, steering });
  expect(idsOf(index, { searchText: 'kunstwortx' })).toEqual(['hammer']);
  expect(idsOf(index, { searchText: '"kunstwortax"' })).toEqual([]);
  expect(idsOf(index, { searchText: `kunstwort${'a'.repeat(60)}x` })).toEqual([]);
});
