import { expect, test } from 'vitest';
import { Fingerprints } from './fingerprints.ts';

test('knows what came before, however much that is', () => {
  const seen = new Fingerprints();
  const texts = Array.from({ length: 50_000 }, (_, i) => `Artikel ${i}`);
  expect(texts.every((text) => seen.add(text))).toBe(true);
  expect(seen.size).toBe(50_000);
  expect(texts.some((text) => seen.add(text))).toBe(false);
  expect(texts.every((text) => seen.has(text))).toBe(true);
  expect(texts.some((text) => seen.has(`${text} `))).toBe(false);
  expect(seen.size).toBe(50_000);
});

test('the empty text is one', () => {
  const seen = new Fingerprints();
  expect(seen.has('')).toBe(false);
  expect([seen.add(''), seen.add(''), seen.has('')]).toEqual([true, false, true]);
});
