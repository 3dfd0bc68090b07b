import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { FieldReader } from '../../tables/field-reader.ts';
import { type AttributeRow, attributeFields } from './attribute-fields.ts';
import { storeAttributes } from './attributes.repository.ts';
import { storeCatalogue, testProduct } from './testing/catalogue.ts';
import { type CatalogueCalls, filtersOfHammer, serveCatalogue } from './testing/catalogue-calls.ts';

const secret = 'Geheimlieferant';
const family = { familyKey: 'f', familyName: 'Familie' };
const products = [
  testProduct('short', {
    ...family,
    familyValues: [{ name: 'Größe', value: 'S' }],
    attributes: [
      { name: 'Vegan', value: 'nein' },
      { name: 'Bezug', value: secret },
      { name: 'Länge', value: '12 cm' },
      { name: 'Duft', value: 'Rose, Minze' },
    ],
    references: { accessories: [{ articleNumber: 'A-long' }] },
  }),
  testProduct('long', {
    ...family,
    familyValues: [{ name: 'Größe', value: 'L' }],
    attributes: [
      { name: 'Länge', value: '120 mm' },
      { name: 'Vegan', value: 'x' },
      { name: 'Bezug', value: secret },
      { name: 'Regal', value: 'Nordwand' },
    ],
  }),
  ...[1, 2, 3, 4].map((size) =>
    testProduct(`n${size}`, {
      attributes: [
        { name: 'Nummer', value: `${size}` },
        { name: 'Länge', value: `${size} cm` },
      ],
    }),
  ),
  testProduct('n5', { attributes: [{ name: 'Nummer', value: '5' }] }),
];

const said = (...rows: object[]): AttributeRow[] =>
  rows.map((row) =>
    attributeFields.toColumns(attributeFields.check(new FieldReader(), attributeFields.fromJson({ ...row }))),
  );

describeOnBothEngines('defined attributes', ({ open }) => {
  let calls: CatalogueCalls;
  const define = async (...rows: object[]) => {
    await calls.database.transaction((transaction) => storeAttributes(transaction, said(...rows)));
    await calls.follow();
  };
  const json = async (name: string, body?: object) => (await calls.ask(name, body)).json();
  const list = (more: object = {}) => json('products', { categoryId: 'root', ...more });
  const idsOf = async (more: object) => (await list(more)).products.map(({ _id }: { _id: string }) => _id).toSorted();

  beforeAll(async () => {
    const database = await open();
    calls = await serveCatalogue(database);
    await storeCatalogue(database, products);
    await calls.follow();
  });
  afterAll(() => calls.app.close());

  test('stand on the product under their groups, in their units, at once and without an import', async () => {
    const before = (await json('product', { id: 'short' })).attributes;
    expect(before.map(({ value }: { value: string }) => value)).toEqual(['nein', secret, '12 cm', 'Rose, Minze']);
    await define(
      { name: 'Länge', group: 'Maße', kind: 'number', unit: 'mm' },
      { name: 'Vegan', kind: 'yes-no' },
      { name: 'Duft', kind: 'several', listed: false },
      { name: 'Bezug', internal: true },
      { name: 'Regal', filter: false, searched: false },
      { name: 'Nummer', kind: 'text' },
    );
    expect((await json('product', { id: 'short' })).attributes).toEqual([
      { name: 'Länge', value: '120 mm', group: 'Maße' },
      { name: 'Vegan', value: 'Nein' },
    ]);
  });

  test('12 cm and 120 mm are one value, yes is one tick, and of several values each is one', async () => {
    const { attributeCounts, bounds } = await list();
    expect(attributeCounts.Länge).toEqual({ '10 mm': 1, '20 mm': 1, '30 mm': 1, '40 mm': 1, '120 mm': 1 });
    expect(attributeCounts.Vegan).toEqual({ Ja: 1 });
    expect(attributeCounts.Duft).toEqual({ Minze: 1, Rose: 1 });
    expect(bounds.attributes).toEqual([{ name: 'Länge', unit: 'mm', min: 10, max: 120 }]);
    expect(await idsOf({ filter: [{ name: 'Vegan', values: ['Ja'] }] })).toEqual(['long']);
    expect(await idsOf({ filter: [{ name: 'Duft', values: ['Minze'] }] })).toEqual(['short']);
    expect(await idsOf({ ranges: [{ name: 'Länge', max: 25 }] })).toEqual(['n1', 'n2']);
  });

  test('groups stand in the operator’s order behind the fields, and those that he does not filter by nowhere', async () => {
    const groups = await json('productAttributes', { categoryId: 'root' });
    const names = groups.map(({ name }: { name: string }) => name);
    const first = [...filtersOfHammer.map(({ name }) => name), 'Länge', 'Vegan', 'Duft', 'Nummer'];
    expect(names.slice(0, first.length)).toEqual(first);
    expect(groups.some(({ name }: { name: string }) => name === 'Regal')).toBe(false);
  });

  test('an attribute that is excluded from the search is not found, but still shown', async () => {
    expect(await idsOf({ searchText: 'Nordwand' })).toEqual([]);
    expect((await json('product', { id: 'long' })).attributes).toContainEqual({ name: 'Regal', value: 'Nordwand' });
    expect(await idsOf({ searchText: 'Minze' })).toEqual(['short']);
  });

  test('an internal one is in no answer, and nothing is found or filtered by it', async () => {
    const answers = await Promise.all([
      json('product', { id: 'short' }),
      json('products', { categoryId: 'root' }),
      json('products', { categoryId: 'root', searchText: secret }),
      json('productAttributes', { categoryId: 'root' }),
      json('productAttributes', { categoryId: 'root', searchText: 'short' }),
      json('relatedProducts', { id: 'short' }),
      json('references', { id: 'short' }),
      json('suggestions', { text: 'Geheim' }),
      json('suggestions', { text: 'Bezug', categoryId: 'root' }),
      json('alternatives', { categoryId: 'root', searchText: `${secret} Unfindbar` }),
      json('cartProducts', { ids: ['short', 'long'] }),
      json('categories'),
      calls.catalogue.hits(secret),
    ]);
    // The answer repeats what was typed. Everything else comes from the shop and must not contain it.
    const shown = answers.map((answer) => JSON.stringify(answer, (key, value) => (key === 'typed' ? '' : value)));
    expect(shown.filter((answer) => answer.includes('Bezug'))).toEqual([]);
    expect(await calls.catalogue.hits(secret)).toEqual({ count: 0, exact: 0 });
    expect(await idsOf({ filter: [{ name: 'Bezug', values: [secret] }] })).toEqual([]);
  });

  test('taken back, everything is as its file had it', async () => {
    await define();
    expect((await json('product', { id: 'short' })).attributes).toEqual([
      { name: 'Vegan', value: 'nein' },
      { name: 'Bezug', value: secret },
      { name: 'Länge', value: '12 cm' },
      { name: 'Duft', value: 'Rose, Minze' },
    ]);
    expect(await idsOf({ searchText: secret })).toEqual(['short']);
  });
});
