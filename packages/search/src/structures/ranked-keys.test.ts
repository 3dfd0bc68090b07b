import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNames, compareNumbers } from './collation.ts';
import type { Keys } from './keys.ts';
import { NumberList } from './number-list.ts';
import { addKeys, firstNotBefore } from './ranked-keys.ts';
import { atOnce } from './slices.ts';
import { TextList } from './text-list.ts';

function all<Key>(keys: Keys<Key>): Key[] {
  return Array.from({ length: keys.length }, (_, place) => keys.at(place));
}

describe('names', () => {
  test('stand as German readers expect: umlauts with their vowels, digits one by one', () => {
    const { sorted } = atOnce(
      addKeys(
        TextList.empty,
        ['Zange', 'Ofen', 'Äpfel', 'Straße', 'Bohrer 2 mm', 'apfel', 'Öl', 'Bohrer 10 mm', 'Apfel', 'Strasse'],
        compareNames,
      ),
    );
    expect(all(sorted)).toEqual([
      'apfel',
      'Apfel',
      'Äpfel',
      'Bohrer 10 mm',
      'Bohrer 2 mm',
      'Ofen',
      'Öl',
      'Strasse',
      'Straße',
      'Zange',
    ]);
  });

  test('that compare as equal have one rank', () => {
    const [composed, decomposed] = ['Äpfel', 'Äpfel'.normalize('NFD')];
    const known = atOnce(addKeys(TextList.from(['Apfel', composed]), [decomposed, 'Birne', 'Ananas'], compareNames));
    expect(all(known.sorted)).toEqual(['Ananas', 'Apfel', composed, 'Birne']);
    expect([...(known.moved ?? [])]).toEqual([1, 2]);
    expect(known.rankOf.get(decomposed)).toBe(2);
    const added = atOnce(addKeys(TextList.from(['Apfel']), [decomposed, composed], compareNames));
    expect(added.sorted).toHaveLength(2);
    expect(added.rankOf.get(decomposed)).toBe(added.rankOf.get(composed));
  });
});

test('adding key by key, or all at once, comes to the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 })),
      fc.array(fc.integer({ min: 0, max: 50 })),
      (first, second) => {
        const known = atOnce(addKeys(NumberList.empty, first, compareNumbers)).sorted;
        const { sorted, moved, rankOf } = atOnce(addKeys(known, second, compareNumbers));
        expect(all(sorted)).toEqual([...new Set([...first, ...second])].sort(compareNumbers));
        const ranks = moved ?? all(known).keys(); // without new keys all ranks stay
        expect(Array.from(ranks, (rank) => sorted.at(rank))).toEqual(all(known));
        for (const key of second) expect(sorted.at(rankOf.get(key) ?? -1)).toBe(key);
      },
    ),
  );
});

test('the first place that is not before a key', () => {
  expect(firstNotBefore([10, 20, 20, 30], 20, 0, compareNumbers)).toBe(1);
  expect(firstNotBefore([10, 20, 20, 30], 31, 0, compareNumbers)).toBe(4);
  expect(firstNotBefore([10, 20, 20, 30], 5, 2, compareNumbers)).toBe(2);
});
