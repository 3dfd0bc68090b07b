import { expect, test } from 'vitest';
import { articleName } from './article-name.ts';

const bit = (nameSuffix: string | null, unit: string) => ({ name: 'Torsionsbit', nameSuffix, unit });
const saw = { name: 'Säge', nameSuffix: '500 mm', unit: 'Stück' };

test('an article goes by its name, and by suffix and unit as far as others share it', () => {
  expect(articleName(saw, [saw, bit('PH 2', 'Stück')])).toBe('Säge');
  const sizes = [bit('PH 2', 'Stück'), bit('PH 3', 'Stück'), bit(null, 'Stück')];
  expect(sizes.map((article) => articleName(article, sizes))).toEqual([
    'Torsionsbit PH 2',
    'Torsionsbit PH 3',
    'Torsionsbit',
  ]);
  const packs = [bit('PH 2', 'Stück'), bit('PH 2', '2er-Pack'), bit('PH 3', '2er-Pack')];
  expect(packs.map((article) => articleName(article, packs))).toEqual([
    'Torsionsbit PH 2 (Stück)',
    'Torsionsbit PH 2 (2er-Pack)',
    'Torsionsbit PH 3',
  ]);
});
