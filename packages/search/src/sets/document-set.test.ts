import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedSets, type SetsOf } from '../documents/changed-sets.ts';
import { atOnce } from '../structures/slices.ts';
import { countBits, countCommon, documentsIn, emptyBits, hasBit, intersect, setBit, unite } from './bits.ts';
import { addAll, countIn, type DocumentSet, documentsOf, noDocuments } from './document-set.ts';

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

/** The sets after documents were added and removed. `members`: by set, its documents before or after. */
function setsAfter(
  before: readonly DocumentSet[],
  { came, went }: { readonly came: number[]; readonly went: number[] },
  members: readonly (readonly number[])[],
): readonly DocumentSet[] {
  const turnover = {
    came: Uint32Array.from(ascending(new Set(came))),
    went: Uint32Array.from(ascending(new Set(went))),
  };
  const setsOf: SetsOf = (document, visit) => {
    for (const [number, some] of members.entries()) if (some.includes(document)) visit(number, document);
  };
  return atOnce(changedSets(before, turnover, { sets: members.length, size }, setsOf));
}

test('added and removed documents change only their own sets, and no earlier states', () => {
  fc.assert(
    fc.property(few, many, fc.uniqueArray(fc.nat(size - 1)), many, (small, large, rest, went) => {
      const members = [small, large, rest, []];
      const everything = [...new Set([...small, ...large, ...rest])];
      const half = everything.filter((document) => document < size / 2);
      const before = setsAfter([], { came: half, went: [] }, members);
      const held = before.map((set) => [...documentsOf(set)]);
      const lost = went.filter((document) => half.includes(document));
      const change = { came: everything.filter((document) => document >= size / 2), went: lost };
      const after = setsAfter(before, change, members);
      expect(before.map((set) => [...documentsOf(set)])).toEqual(held);
      for (const [number, some] of members.entries()) {
        const left = ascending(some.filter((document) => !lost.includes(document)));
        expect([...documentsOf(after[number] ?? noDocuments)]).toEqual(left);
        expect(after[number]?.count).toBe(left.length);
        const isTouched = [...change.came, ...lost].some((document) => some.includes(document));
        if (!isTouched) expect(after[number]).toBe(before[number]);
      }
    }),
    { numRuns: 30 },
  );
});

test('large and small sets are kept in different ways and answer alike', () => {
  fc.assert(
    fc.property(few, many, many, (small, large, other) => {
      const expectedSets = [small, [], large];
      const sets = setsAfter([], { came: [...small, ...large], went: [] }, expectedSets);
      expect(sets.map(({ kind }) => kind)).toEqual(['list', 'list', 'bits']);
      const bits = emptyBits(size);
      for (const document of other) setBit(bits, document);
      for (const [number, expected] of expectedSets.entries()) {
        const set = sets[number];
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

test('a shorter set equals one that ends in zeros', () => {
  const [long, short] = [emptyBits(100), emptyBits(32)];
  for (const document of [3, 70]) setBit(long, document);
  setBit(short, 3);
  expect(countCommon(long, short)).toBe(1);
  intersect(long, short);
  expect([...documentsIn(long, new Uint32Array(100))]).toEqual([3]);
});
