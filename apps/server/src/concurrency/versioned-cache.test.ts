import { expect, test } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const answer = (text: string) => ({ text, size: text.length });

test('keeps what is of the current version only', () => {
  const cache = new VersionedCache(1000);
  cache.find('/shop', 1);
  cache.keep('/shop', 1, answer('one'));
  expect(cache.find('/shop', 1)).toBeDefined();
  expect(cache.find('/shop', 2)).toBeUndefined();
  cache.keep('/shop', 1, answer('made of an older version'));
  expect(cache.find('/shop', 2)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('a version that was there before, as after a restored copy, brings nothing back', () => {
  const cache = new VersionedCache(1000);
  cache.find('/shop', 7);
  cache.keep('/shop', 7, answer('seven'));
  cache.find('/shop', 3);
  expect(cache.find('/shop', 7)).toBeUndefined();
});

test('lets what nobody wanted lately leave when memory runs out', () => {
  const cache = new VersionedCache(25);
  cache.find('', 1);
  for (const url of ['a', 'b']) cache.keep(url, 1, answer('0123456789'));
  cache.find('a', 1);
  cache.keep('c', 1, answer('0123456789'));
  expect(['a', 'b', 'c'].map((url) => cache.find(url, 1) !== undefined)).toEqual([true, false, true]);
});

test('does not keep what would not fit', () => {
  const cache = new VersionedCache(30);
  cache.find('', 1);
  cache.keep('a', 1, answer('0123456789'));
  cache.keep('huge', 1, answer('0'.repeat(100)));
  expect(cache.find('a', 1)).toBeDefined();
  expect(cache.find('huge', 1)).toBeUndefined();
});
