import { expect, test } from 'vitest';
import { isPaging } from './is-paging.ts';

test.each([
  ['', '?page=2'],
  ['?page=3&q=hammer', '?q=hammer'],
  ['?f.Marke=Alpha', '?f.Marke=Alpha&page=2'],
])('from "%s" to "%s" is paging', (from, to) => {
  expect(isPaging(from, to)).toBe(true);
});

test.each([
  ['', ''],
  ['?page=1', ''],
  ['?page=3', '?f.Marke=Alpha'],
  ['?page=3', '?sort=name-asc'],
  ['?page=2&size=20', '?size=100'],
  ['?page=2', '?q=hammer'],
])('from "%s" to "%s" is none', (from, to) => {
  expect(isPaging(from, to)).toBe(false);
});
