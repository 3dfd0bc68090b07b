import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, TextList } from './text-list.ts';

/** Letters of one to four bytes. For two of them, code units give another order than bytes. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '€', '\uffee', '\u{1d400}'), maxLength: 5 });

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

test('texts come back as they were written', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const list = TextList.from(texts);
      expect(Array.from({ length: list.length }, (_, place) => list.at(place))).toEqual(texts);
    }),
  );
});

test('a text finds its place, and what begins so follows it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text), text, (texts, sought) => {
      const sorted = texts.toSorted(byBytes);
      const list = TextList.from(sorted);
      const place = list.firstNotBefore(Buffer.from(sought));
      expect(place).toBe(sorted.filter((other) => byBytes(other, sought) < 0).length);
      const begin = sorted.map((_, i) => list.beginsWith(i, Buffer.from(sought)));
      expect(begin).toEqual(sorted.map((other) => other.startsWith(sought)));
      expect(begin.slice(place, place + begin.filter(Boolean).length)).not.toContain(false);
    }),
  );
});

test('texts of two lists are compared by their bytes; the end of a list comes last', () => {
  const [some, others] = [TextList.from(['ab', '\uffee']), TextList.from(['abc', '\u{1d400}'])];
  expect(compareTexts(some, 0, others, 0)).toBeLessThan(0);
  expect(compareTexts(some, 1, others, 1)).toBeLessThan(0);
  expect(compareTexts(some, 0, some, 0)).toBe(0);
  expect(compareTexts(some, 2, others, 1)).toBeGreaterThan(0);
  expect(compareTexts(some, 0, others, 2)).toBeLessThan(0);
});

test('a list is made of parts of another one and of further texts', () => {
  const writer = TextList.from(['Ahle', 'Bohrer', 'x'.repeat(200), 'Zange']).writer();
  writer.copy(1, 3);
  writer.push('Öl');
  writer.copy(3, 4);
  const list = writer.finish();
  expect(Array.from({ length: list.length }, (_, place) => list.at(place))).toEqual([
    'Bohrer',
    'x'.repeat(200),
    'Öl',
    'Zange',
  ]);
});
