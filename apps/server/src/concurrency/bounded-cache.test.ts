import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const kept = (cache: BoundedCache<string>, keys: string) => [...keys].filter((key) => cache.find(key) !== undefined);

test('entries that were never read since they were stored are evicted first', () => {
  const cache = new BoundedCache<string>(30);
  for (const key of 'abc') cache.keep(key, key, 10);
  cache.find('a');
  cache.keep('d', 'd', 10);
  expect(kept(cache, 'abcd')).toEqual(['a', 'c', 'd']);
  expect(cache.bytes).toBe(30);
});

test('a flood of what is wanted once drives out nothing that is wanted again and again', () => {
  const cache = new BoundedCache<string>(100);
  cache.keep('hot', 'hot', 10);
  for (let other = 0; other < 1000; other++) {
    cache.find('hot');
    cache.keep(`other ${other}`, '', 10);
    expect(cache.bytes).toBeLessThanOrEqual(100);
  }
  expect(cache.find('hot')).toBe('hot');
});

test('entries that were read are evicted too if room is needed, the oldest first', () => {
  const cache = new BoundedCache<string>(30);
  for (const key of 'abc') cache.keep(key, key, 10);
  kept(cache, 'abc');
  cache.keep('d', 'd', 20);
  expect(kept(cache, 'abcd')).toEqual(['c', 'd']);
});

test('replaced and dropped entries take no room, and an entry larger than the whole cache is not stored', () => {
  const cache = new BoundedCache<string>(30);
  for (let turn = 0; turn < 5; turn++) cache.keep('a', `a${turn}`, 10);
  cache.keep('b', 'b', 10);
  expect([cache.find('a'), cache.find('b'), cache.bytes]).toEqual(['a4', 'b', 20]);
  cache.drop('a');
  cache.drop('never there');
  cache.keep('b', 'huge', 31);
  expect([cache.find('a'), cache.find('b'), cache.bytes]).toEqual([undefined, undefined, 0]);
  cache.keep('c', 'c', 30);
  cache.clear();
  expect([cache.find('c'), cache.bytes]).toEqual([undefined, 0]);
});

test('room is looked for where the last look ended, and not from the beginning', () => {
  const cache = new BoundedCache<string>(1000);
  for (let i = 0; i < 100; i++) cache.keep(`first ${i}`, '', 10);
  const looks = vi.spyOn(Map.prototype, 'entries');
  for (let i = 0; i < 1000; i++) cache.keep(`then ${i}`, '', 10);
  expect(looks).not.toHaveBeenCalled();
  looks.mockRestore();
  expect([cache.find('first 99'), cache.find('then 899'), cache.find('then 900')]).toEqual([undefined, undefined, '']);
});
