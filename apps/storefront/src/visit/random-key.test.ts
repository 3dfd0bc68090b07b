import { expect, test } from 'vitest';
import { randomKey } from './random-key.ts';

test('the key is a UUID of version 4 made of all the given randomness', () => {
  expect(randomKey((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
  expect(randomKey((bytes) => bytes.fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(randomKey((bytes) => bytes.map((_, i) => i))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});
