import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('keeps what was asked for last, within its size, and makes the rest again', () => {
  const made: string[] = [];
  const map = new BoundedMap<string>(10, ({ length }) => length);
  const ask = (key: string) =>
    map.of(key, () => {
      made.push(key);
      return key;
    });
  expect(['aa', 'bbb', 'aa', 'cc', 'aa', 'bbb'].map(ask)).toEqual(['aa', 'bbb', 'aa', 'cc', 'aa', 'bbb']);
  expect(made).toEqual(['aa', 'bbb', 'cc', 'bbb']); // bbb made room for cc
  expect(ask('too long')).toBe('too long');
  expect(ask('too long')).toBe('too long');
  expect(made.slice(4)).toEqual(['too long', 'too long']);
});
