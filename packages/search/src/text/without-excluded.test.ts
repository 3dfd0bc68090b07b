import { describe, expect, test } from 'vitest';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';

const shop = await indexOf(
  [
    testProduct({ id: 'wheat', categoryId: 'food', name: 'Weizenmehl' }),
    testProduct({ id: 'rye', categoryId: 'food', name: 'Mehl aus Roggen', descriptionText: 'Wie Weizen zu backen.' }),
    testProduct({ id: 'free', categoryId: 'food', name: 'Mehl weizenfrei' }),
    testProduct({ id: 'walnut', categoryId: 'food', name: 'Walnusshonig', nameSuffix: 'ohne Zusätze' }),
    testProduct({ id: 'almond', categoryId: 'food', name: 'Honig', attributes: [{ name: 'Mit', value: 'Mandelmus' }] }),
    testProduct({ id: 'hazel', categoryId: 'food', name: 'Honig', nameSuffix: 'mit Haselnuss' }),
    testProduct({ id: 'secret', categoryId: 'food', name: 'Honig', keywords: 'Nussmischung' }),
    testProduct({ id: 'cake', categoryId: 'nuts', name: 'Honig' }),
    testProduct({ id: 'forest', categoryId: 'food', name: 'Waldhonig' }),
    testProduct({ id: 'pleasure', categoryId: 'food', name: 'Honig', nameSuffix: 'Genuss' }),
    testProduct({ id: 'bare', categoryId: 'drivers', name: 'Akkuschrauber', nameSuffix: 'ohne Akku' }),
    testProduct({ id: 'driver', categoryId: 'drivers', name: 'Akkuschrauber', internalRating: 9 }),
    testProduct({ id: 'hyphen', categoryId: 'drivers', name: 'Akku-Schrauber' }),
    testProduct({ id: 'charged', categoryId: 'drivers', name: 'Akkuschrauber', nameSuffix: 'mit 2 Akkus' }),
    testProduct({ id: 'hammer', categoryId: 'tools', name: 'Hammer' }),
    testProduct({ id: 'smith', categoryId: 'tools', name: 'Schlosserhammer' }),
    testProduct({ id: 'anvil', categoryId: 'tools', name: 'Amboss', descriptionText: 'Ziel für jeden Hammer.' }),
  ],
  [
    { id: 'root', name: 'Shop', parentId: null },
    { id: 'food', name: 'Vorrat', parentId: 'root' },
    { id: 'nuts', name: 'Nussiges & Erdnüsse', parentId: 'root' },
    { id: 'drivers', name: 'Akkuschrauber', parentId: 'root' },
    { id: 'tools', name: 'Werkzeug', parentId: 'root' },
  ],
);
const ids = (searchText: string) => idsOf(shop, { searchText });

test.each(['mehl ohne weizen', 'Mehl -Weizen', 'mehl kein Weizen'])('%s: nor what is made with it', (text) => {
  expect(ids(text).toSorted()).toEqual(['free', 'rye']);
});

test.each(['Nuss', 'Nüsse', 'Nüssen'])('honig ohne %s: in name, suffix, keywords and category', (word) => {
  expect(ids(`honig ohne ${word}`).toSorted()).toEqual(['almond', 'forest', 'pleasure']);
});

test('honig ohne mandeln: in attributes', () => {
  expect(ids('honig ohne mandeln').toSorted()).not.toContain('almond');
  expect(ids('honig ohne mandeln').toSorted()).toEqual(['cake', 'forest', 'hazel', 'pleasure', 'secret', 'walnut']);
});

describe('what it is made of', async () => {
  const bread = await indexOf([
    testProduct({ id: 'plain', name: 'Bauernbrot', ingredientsText: 'Roggenmehl, Wasser, Salz Gluten' }),
    testProduct({ id: 'nuts', name: 'Bauernbrot', ingredientsText: 'Roggenmehl, Haselnüsse' }),
    testProduct({ id: 'egg', name: 'Bauernbrot', ingredientsText: 'Maismehl, Volleipulver Ei Eier' }),
    testProduct({
      id: 'spelt',
      name: 'Bauernbrot',
      ingredientsText: 'Mehl ohne Hefe',
      descriptionText: 'Wie mit Salz.',
    }),
    testProduct({ id: 'free', name: 'Bauernbrot glutenfrei', ingredientsText: 'Gluten 0,001 %' }),
  ]);

  test.each([
    ['brot ohne Salz', ['egg', 'free', 'nuts', 'spelt'], 'an ingredient'],
    ['brot -salz', ['egg', 'free', 'nuts', 'spelt'], 'with a minus, too'],
    ['brot ohne Nuss', ['egg', 'free', 'plain', 'spelt'], 'compounds, in any form'],
    ['brot ohne Roggen', ['egg', 'free', 'spelt'], 'what begins a compound'],
    ['brot ohne Ei', ['free', 'nuts', 'plain', 'spelt'], 'allergens'],
    ['brot ohne Gluten', ['egg', 'free', 'nuts', 'spelt'], 'not what says itself to be without'],
    ['brot ohne Hefe', ['egg', 'free', 'nuts', 'plain', 'spelt'], 'not what the ingredients say to be missing'],
  ])('%s: %s, %s', (searchText, found) => {
    expect(idsOf(bread, { searchText }).toSorted()).toEqual(found);
  });

  test('nothing is found by it', () => {
    expect(idsOf(bread, { searchText: 'Haselnüsse' })).toEqual([]);
  });
});

test('the wanted product may be named after what it comes without', () => {
  expect(ids('akkuschrauber ohne akku')[0]).toBe('bare');
  expect(ids('akkuschrauber ohne akku').toSorted()).toEqual(['bare', 'driver', 'hyphen']);
});

test('what says that it lacks the excluded thing comes first, however well others are named', async () => {
  const wines = await indexOf(
    [
      testProduct({ id: 'red', categoryId: 'sweet', name: 'Wein', nameSuffix: 'rot', internalRating: 9 }),
      testProduct({ id: 'table', categoryId: 'sweet', name: 'Wein', internalRating: 8 }),
      testProduct({ id: 'free', categoryId: 'free', name: 'Perlt ohne', attributes: [{ name: 'Art', value: 'Wein' }] }),
    ],
    [
      { id: 'root', name: 'Shop', parentId: null },
      { id: 'sweet', name: 'Süßwein', parentId: 'root' },
      { id: 'free', name: 'Alkoholfreier Schaumwein', parentId: 'root' },
    ],
  );
  expect(idsOf(wines, { searchText: 'Wein ohne Alkohol' })).toEqual(['free', 'red', 'table']);
  expect(idsOf(wines, { searchText: 'Wein -alkohol' })).toEqual(['free', 'red', 'table']);
});

test.each(['-Hammer', 'ohne Hammer', 'kein Hämmer'])('%s: the rest of the shop', (text) => {
  const all = idsOf(shop);
  expect(ids(text).toSorted()).toEqual(all.filter((id) => id !== 'hammer' && id !== 'smith').toSorted());
});

test.each(['Hammer -Hammer', '-Hammer Hammer', 'Hämmer ohne Hammer'])('%s: nothing', (text) => {
  expect(find(shop, { searchText: text })).toMatchObject({ productIds: [], count: 0 });
});

test('one word in two is left out of the other', () => {
  expect(ids('Akku Schrauber ohne Akku')[0]).toBe('bare');
});

test('products added later are left out too', async () => {
  const growing = await indexOf([testProduct({ id: 'forest', name: 'Waldhonig' })]);
  expect(idsOf(growing, { searchText: 'honig ohne nuss' })).toEqual(['forest']);
  const products = [testProduct({ id: 'walnut', name: 'Walnusshonig' }), testProduct({ id: 'plain', name: 'Honig' })];
  await growing.apply({ version: 2, isComplete: false, products, removedIds: [] });
  expect(idsOf(growing, { searchText: 'honig ohne nuss' }).toSorted()).toEqual(['forest', 'plain']);
});

describe('where all of the things are left out', async () => {
  const nails = await indexOf(
    [
      testProduct({ id: 'nail', name: 'Nagel mit Kopf' }),
      testProduct({ id: 'hammer', name: 'Latthammer', descriptionText: 'Hält den Nagel.' }),
      testProduct({ id: 'case', categoryId: 'cases', name: 'Werkzeugkoffer' }),
      testProduct({ id: 'pliers', categoryId: 'tools', name: 'Zange' }),
      testProduct({ id: 'flour', categoryId: 'flours', name: 'Weizenmehl' }),
      testProduct({ id: 'bread', categoryId: 'flours', name: 'Roggenbrot' }),
    ],
    [
      { id: 'root', name: 'Shop', parentId: null },
      { id: 'cases', name: 'Aufbewahrung', parentId: 'root' },
      { id: 'tools', name: 'Werkzeug', parentId: 'root' },
      { id: 'flours', name: 'Brot und Mehl', parentId: 'root' },
    ],
  );
  const found = (searchText: string) => idsOf(nails, { searchText });
  const readingOf = (searchText: string) => find(nails, { searchText }).reading;

  test('products that only mention one are no hits', () => {
    expect(found('nagel')).toEqual(['nail', 'hammer']);
    expect(found('nagel ohne kopf')).toEqual([]);
    expect(readingOf('nagel ohne kopf')).toBeUndefined();
  });

  test('compounds with a kind of thing that the shop has stay, which is said', () => {
    expect(found('koffer ohne werkzeug')).toEqual(['case']);
    expect(readingOf('koffer ohne werkzeug')).toEqual({ guessed: [], missing: [], included: ['werkzeug'], exact: 1 });
  });

  test('compounds with what they are made of do not', () => {
    expect(found('mehl ohne weizen')).toEqual(['bread']);
    expect(readingOf('mehl ohne weizen')?.included).toEqual(['weizen']);
  });
});
