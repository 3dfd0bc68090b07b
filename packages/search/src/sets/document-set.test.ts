import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, countCommon, documentsIn, emptyBits, hasBit, intersect, setBit, unite } from './bits.ts';
import { addAll, countIn, documentsOf } from './document-set.ts';
import { SetFiller } from './set-filler.ts';

const size = 2000;
const few = fc.uniqueArray(fc.nat(size - 1), { maxLength: 30 });
const many = fc.uniqueArray(fc.nat(size - 1), { minLength: 100, maxLength: 400 });
const most = fc.uniqueArray(fc.nat(size - 1), { minLength: 1000, maxLength: 1900 });
const ascending = (documents: Iterable<number>): number[] => [...documents].sort((a, b) => a - b);

test('sets of bits do what sets of numbers do', () => {
  fc.assert(
    fc.property(fc.oneof(many, most), most, (a, b) => {
      const [first, second] = [emptyBits(size), emptyBits(size)];
      for (const document of a) setBit(first, document);
      for (const document of b) setBit(second, document);
      const common = a.filter((document) => b.includes(document));
      expect(countBits(first)).toBe(a.length);
      expect(countCommon(first, second)).toBe(common.length);
      expect(hasBit(first, b[0] ?? 0)).toBe(a.includes(b[0] ?? 0));
      const union = first.slice();
      unite(union, second);
      expect([...documentsIn(union, new Uint32Array(size))]).toEqual(ascending(new Set([...a, ...b])));
      intersect(first, second);
      expect([...documentsIn(first, new Uint32Array(size))]).toEqual(ascending(common));
    }),
    { numRuns: 30 },
  );
});

test('large and small sets are kept in different ways and answer alike', () => {
  fc.assert(
    fc.property(few, many, many, (small, large, other) => {
      const filler = new SetFiller(Uint32Array.of(small.length, 0, large.length), size);
      for (const document of ascending(small)) filler.add(0, document);
      for (const document of ascending(large)) filler.add(2, document);
      expect(filler.sets.map(({ kind }) => kind)).toEqual(['list', 'list', 'bits']);
      const bits = emptyBits(size);
      for (const document of other) setBit(bits, document);
      for (const [number, expected] of [small, [], large].entries()) {
        const set = filler.sets[number];
        if (set === undefined) throw new Error('missing');
        expect([...documentsOf(set)]).toEqual(ascending(expected));
        expect(countIn(bits, set)).toBe(expected.filter((document) => other.includes(document)).length);
        const target = emptyBits(size);
        addAll(target, set);
        expect(countBits(target)).toBe(set.count);
      }
    }),
    { numRuns: 30 },
  );
});

test('a shorter set stands for one that ends in zeros', () => {
  const [long, short] = [emptyBits(100), emptyBits(32)];
  for (const document of [3, 70]) setBit(long, document);
  setBit(short, 3);
  expect(countCommon(long, short)).toBe(1);
  intersect(long, short);
  expect([...documentsIn(long, new Uint32Array(100))]).toEqual([3]);
});
