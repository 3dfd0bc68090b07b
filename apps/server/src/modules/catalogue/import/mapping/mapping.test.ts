import { describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { counts, importFolder } from '../testing/import-folder.ts';
import { mappingFrom } from './mapping.ts';

const { write, run } = importFolder();

const list = 'Nr;Text;Liste;Satz;Gruppe;VPE\nA;Zange;10,01;voll;Zangen;5\nB;Säge;20,00;halb;;10\n';
const mapping = mappingFrom(
  JSON.stringify({
    columns: { Nr: 'Artikelnummer', Text: 'name', Liste: 'Preis', Satz: 'Steuersatz', Gruppe: 'Kategorie', VPE: null },
    values: { Einheit: 'Paar', 'Attribut: Herkunft': 'Linz' },
    ...{ taxClasses: { voll: 20, halb: 10 }, prices: 'net', rounding: 0.05, categoryPrefix: 'Werkzeug > Huber' },
  }),
);

describeOnBothEngines('a list with a mapping', ({ open }) => {
  test('goes in as the mapping says, and nothing of it is given back with a refused row', async () => {
    const database = await open();
    const result = await run(database, write('liste.csv', `${list}C;;1;voll;;1\n`), { mapping });
    expect(result.counts).toEqual(counts({ created: 2, refused: 1 }));
    expect(result.notes).toEqual([]);
    expect(result.refused).toMatchObject([
      {
        line: 4,
        source: {
          table: { headings: ['Nr', 'Text', 'Liste', 'Satz', 'Gruppe', 'VPE'] },
          cells: ['C', '', '1', 'voll', '', '1'],
        },
      },
    ]);
    const products = await database.read
      .selectFrom('products')
      .innerJoin('conditions', 'product_id', 'products.id')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select([
        'article_number',
        'products.name',
        'price',
        'tax_rate',
        'unit',
        'attributes',
        'categories.name as category',
      ])
      .orderBy('article_number')
      .execute();
    const attributes = JSON.stringify([{ name: 'Herkunft', value: 'Linz' }]);
    expect(products).toEqual([
      // 10.01 is rounded to 10.00 and taxed.
      { article_number: 'A', name: 'Zange', price: 1200, tax_rate: 2000, unit: 'Paar', attributes, category: 'Zangen' },
      { article_number: 'B', name: 'Säge', price: 2200, tax_rate: 1000, unit: 'Paar', attributes, category: 'Huber' },
    ]);
  });

  test('takes its tax rate where the list has none', async () => {
    const database = await open();
    const file = write('ohne.csv', 'Artikelnummer;Name;Kategorie;Preis\nA;A;K;1,00\n');
    expect((await run(database, file, { mapping: { taxRate: 20 } })).counts).toEqual(counts({ created: 1 }));
    const rates = await database.read.selectFrom('conditions').select('tax_rate').execute();
    expect(rates).toEqual([{ tax_rate: 2000 }]);
  });

  test('names a column that there is not', async () => {
    const database = await open();
    await expect(run(database, write('liste.csv', list), { mapping: { columns: { Nr: 'Nummer' } } })).rejects.toThrow(
      'Die Zuordnung nennt Spalten, die es bei uns nicht gibt: "Nummer". Welche es gibt, sagt docs/import.md.',
    );
  });
});

describe('a mapping is refused', () => {
  test.each([
    ['that is no JSON', '{', 'Die Zuordnung ist kein gültiges JSON.'],
    [
      'with a word that nobody knows',
      '{"tax":20}',
      'Die Zuordnung kennt "tax" nicht. Es gibt columns, values, taxRate, taxClasses, attributes, units, categoryPrefix, priceType, prices, parents, rounding, unplaced.',
    ],
    ['with a wrong value', '{"prices":"brutto"}', 'Die Zuordnung ist bei "prices" falsch.'],
  ])('%s', (_name, json, sentence) => expect(() => mappingFrom(json)).toThrow(sentence));
});
