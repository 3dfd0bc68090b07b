import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../slices.ts';
import { compareNames, compareNumbers } from './collation.ts';
import { addKeys, firstNotBefore } from './ranked-keys.ts';

describe('names', () => {
  test('stand as German readers expect: umlauts with their vowels, digits one by one', () => {
    const { sorted } = atOnce(
      addKeys(
        [],
        ['Zange', 'Ofen', 'Äpfel', 'Straße', 'Bohrer 2 mm', 'apfel', 'Öl', 'Bohrer 10 mm', 'Apfel', 'Strasse'],
        compareNames,
      ),
    );
    expect(sorted).toEqual([
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
    const known = atOnce(addKeys(['Apfel', composed], [decomposed, 'Birne', 'Ananas'], compareNames));
    expect(known.sorted).toEqual(['Ananas', 'Apfel', composed, 'Birne']);
    expect([...known.moved]).toEqual([1, 2]);
    expect(known.rankOf.get(decomposed)).toBe(2);
    const added = atOnce(addKeys(['Apfel'], [decomposed, composed], compareNames));
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
        const known = atOnce(addKeys([], first, compareNumbers)).sorted;
        const { sorted, moved, rankOf } = atOnce(addKeys(known, second, compareNumbers));
        expect(sorted).toEqual([...new Set([...first, ...second])].sort(compareNumbers));
        expect([...moved].map((rank) => sorted[rank])).toEqual(known);
        for (const key of second) expect(sorted[rankOf.get(key) ?? -1]).toBe(key);
      },
    ),
  );
});

test('the first place that is not before a key', () => {
  expect(firstNotBefore([10, 20, 20, 30], 20, 0, compareNumbers)).toBe(1);
  expect(firstNotBefore([10, 20, 20, 30], 31, 0, compareNumbers)).toBe(4);
  expect(firstNotBefore([10, 20, 20, 30], 5, 2, compareNumbers)).toBe(2);
});
