import type { CallName, CallShop } from '@kontor/contract';
import { expect, test } from 'vitest';
import { createLastAttributes, createLastCounts } from './last-answer.ts';

/** A shop that records the calls and gives its answers in turn; an error is thrown. */
function shopOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const call = async (name: CallName, body: unknown) => {
    asked.push([name, body]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    asked,
    fetchAttributes: createLastAttributes(call as CallShop),
    fetchCounts: createLastCounts(call as CallShop),
  };
}

test('the same category and search are asked for once [SPEC §4.1.7]', async () => {
  const { asked, fetchAttributes } = shopOf(['a']);
  const sought = { categoryId: 'c1', searchText: 'rohr' };
  expect(await Promise.all([fetchAttributes(sought), fetchAttributes({ ...sought })])).toEqual([['a'], ['a']]);
  expect(await fetchAttributes(sought)).toEqual(['a']);
  expect(asked).toEqual([['productAttributes', sought]]);
});

test('another category or search is asked for, and only the last answer is kept [SPEC §4.1.7]', async () => {
  const { asked, fetchAttributes } = shopOf(['a'], ['b'], ['c'], ['d']);
  expect(await fetchAttributes({ categoryId: 'c1' })).toEqual(['a']);
  expect(await fetchAttributes({ categoryId: 'c1', searchText: '' })).toEqual(['a']);
  expect(await fetchAttributes({ categoryId: 'c1', searchText: 'rohr' })).toEqual(['b']);
  expect(await fetchAttributes({ categoryId: 'c2' })).toEqual(['c']);
  expect(await fetchAttributes({ categoryId: 'c1' })).toEqual(['d']);
  expect(asked).toEqual([
    ['productAttributes', { categoryId: 'c1' }],
    ['productAttributes', { categoryId: 'c1', searchText: 'rohr' }],
    ['productAttributes', { categoryId: 'c2' }],
    ['productAttributes', { categoryId: 'c1' }],
  ]);
});

test('a failure is not kept', async () => {
  const { asked, fetchAttributes } = shopOf(new Error('no network'), ['a']);
  await expect(fetchAttributes({ categoryId: 'c1' })).rejects.toThrow('no network');
  expect(await fetchAttributes({ categoryId: 'c1' })).toEqual(['a']);
  expect(asked).toHaveLength(2);
});

test('counts without a filter are asked for once for a category or search, with no more products than a call has to answer', async () => {
  const { asked, fetchCounts } = shopOf(
    { count: 3, attributeCounts: { Marke: { Alpha: 3 } } },
    { count: 0, attributeCounts: {} },
  );
  const sought = { categoryId: 'c1' };
  expect(await Promise.all([fetchCounts(sought), fetchCounts(sought)])).toEqual([
    { count: 3, attributeCounts: { Marke: { Alpha: 3 } } },
    { count: 3, attributeCounts: { Marke: { Alpha: 3 } } },
  ]);
  expect(await fetchCounts({ ...sought, searchText: 'rohr' })).toEqual({ count: 0, attributeCounts: {} });
  expect(asked).toEqual([
    ['products', { categoryId: 'c1', limit: 1 }],
    ['products', { categoryId: 'c1', searchText: 'rohr', limit: 1 }],
  ]);
});
