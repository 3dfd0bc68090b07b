import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { ReadyPage } from './ready-page.ts';

const page = (html: string) => new ReadyPage(200, html, '');

test('keeps pages of the current version only', () => {
  const cache = new PageCache(1000);
  cache.find('/shop', 1);
  cache.keep('/shop', 1, page('one'));
  expect(cache.find('/shop', 1)).toBeDefined();
  expect(cache.find('/shop', 2)).toBeUndefined();
  cache.keep('/shop', 1, page('rendered of an older version'));
  expect(cache.find('/shop', 2)).toBeUndefined();
});

test('lets the least recently wanted leave when memory runs out', () => {
  const cache = new PageCache(30);
  cache.find('', 1);
  for (const url of ['a', 'b']) cache.keep(url, 1, page('0123456789'));
  cache.find('a', 1);
  cache.keep('c', 1, page('0123456789'));
  expect(['a', 'b', 'c'].map((url) => cache.find(url, 1) !== undefined)).toEqual([true, false, true]);
});

test('does not keep what would not fit', () => {
  const cache = new PageCache(30);
  cache.find('', 1);
  cache.keep('a', 1, page('0123456789'));
  cache.keep('huge', 1, page('0'.repeat(100)));
  expect(cache.find('a', 1)).toBeDefined();
  expect(cache.find('huge', 1)).toBeUndefined();
});

test('replaces a page without counting it twice', () => {
  const cache = new PageCache(30);
  cache.find('', 1);
  for (let turn = 0; turn < 5; turn++) cache.keep('a', 1, page('0123456789'));
  cache.keep('b', 1, page('0123456789'));
  expect(cache.find('a', 1)).toBeDefined();
  expect(cache.find('b', 1)).toBeDefined();
});
