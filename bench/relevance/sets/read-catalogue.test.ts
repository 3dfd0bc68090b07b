import { isGtin } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const text = `
# Pflege
> Körperpflege > Duschen > Duschgel | Anwendung: Körper
Nivea Duschgel {Creme Soft|Sensitive} ~ {250 ml|0,5 l=500 ml} | Marke: Nivea; Inhalt: $2 || Duschgel $1 pflegt.
> Körperpflege > Seife
Dove {|Bio} Seife
`;

describe('a catalogue written as templates', () => {
  const { categories, products } = readCatalogue(text);

  test('becomes a product for each combination of choices', () => {
    expect(products.map(({ name, nameSuffix }) => [name, nameSuffix])).toEqual([
      ['Nivea Duschgel Creme Soft', '250 ml'],
      ['Nivea Duschgel Creme Soft', '0,5 l'],
      ['Nivea Duschgel Sensitive', '250 ml'],
      ['Nivea Duschgel Sensitive', '0,5 l'],
      ['Dove Seife', ''],
      ['Dove Bio Seife', ''],
    ]);
  });

  test('fills what was chosen into attributes and description', () => {
    expect(products[1]).toMatchObject({
      category: 'Körperpflege > Duschen > Duschgel',
      attributes: { Anwendung: 'Körper', Marke: 'Nivea', Inhalt: '500 ml' },
      description: 'Duschgel Creme Soft pflegt.',
    });
    expect(products[4]).toMatchObject({ attributes: {}, description: '' });
  });

  test('has one tree of categories', () => {
    expect(categories).toEqual([
      { id: 'c1', name: 'Körperpflege', parentId: null },
      { id: 'c2', name: 'Duschen', parentId: 'c1' },
      { id: 'c3', name: 'Duschgel', parentId: 'c2' },
      { id: 'c4', name: 'Seife', parentId: 'c1' },
    ]);
    expect(products.map(({ categoryId }) => categoryId)).toEqual(['c3', 'c3', 'c3', 'c3', 'c4', 'c4']);
  });

  test('gives numbers that stay when other products are added', () => {
    const alone = readCatalogue('> Seife\nDove Bio Seife').products[0];
    expect(alone).toMatchObject({ articleNumber: products[5]?.articleNumber, gtin: products[5]?.gtin });
    expect(products.every(({ gtin }) => isGtin(gtin))).toBe(true);
    expect(new Set(products.map(({ id }) => id)).size).toBe(6);
  });

  test('takes an article number that a line gives', () => {
    const [ink] = readCatalogue('> Tinte\nHP 301 {Schwarz|Farbe} | Artikelnummer: CH561-$1; Marke: HP').products;
    expect(ink).toMatchObject({ name: 'HP 301 Schwarz', articleNumber: 'CH561-Schwarz', attributes: { Marke: 'HP' } });
  });

  test.each([
    ['Seife', 'line 1: a product before the first category'],
    ['> Seife\nDove\nDove', 'line 3: a second "Dove ~ "'],
    ['> Seife\nDove {mild|frisch} | Duft: $2', 'line 2: $2 without such a choice'],
    ['> Seife\nDove {mild', 'line 2: a brace that is not closed'],
    ['> Seife\nDove | mild', 'line 2: an attribute without a colon: "mild"'],
  ])('refuses %j', (wrong, message) => {
    expect(() => readCatalogue(wrong)).toThrow(message);
  });
});
