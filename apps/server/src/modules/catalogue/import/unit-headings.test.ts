import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { mappingFrom } from './mapping/mapping.ts';
import { proposeMapping } from './propose-mapping.ts';
import { counts, importFolder } from './testing/import-folder.ts';
import { importingShop } from './testing/importing-shop.ts';

const { write, run } = importFolder();
const others = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const listOf = (heading: string, ...cells: readonly string[]) =>
  `${others};${heading}\n${cells.map((cell, i) => `A${i};Latte;X;10,00;20;${cell}\n`).join('')}`;

const measured = async ({ read }: Database) =>
  (
    await read
      .selectFrom('products')
      .innerJoin('conditions', 'product_id', 'products.id')
      .select(['size', 'weight_grams', 'delivery_days', 'content', 'stock', 'price'])
      .orderBy('products.id')
      .execute()
  ).map(({ size, delivery_days, ...rest }) => ({
    ...rest,
    size: size === null ? null : JSON.parse(size),
    days: delivery_days === null ? null : JSON.parse(delivery_days),
  }));
const plain = { size: null, weight_grams: 0, days: null, content: null, stock: null, price: 1000 };

describeOnBothEngines('a unit in a heading', ({ open }) => {
  test.each([
    'Länge (cm);Breite (m);Höhe in Zoll;Gewicht (t);Lieferzeit (Wochen);Inhalt (ml);Bestand (Stk)',
    'Länge cm;Breite in m;Höhe [Zoll];Bruttogewicht in t;Lieferzeit Wochen;Füllmenge in ml;Bestand Stk',
  ])('converts what stands below it, also where a mapping names the column: %s', async (headings) => {
    const file = write('a.csv', listOf(headings, '40;1,5;2;2;3;750;4'));
    const { columns, unplaced } = await proposeMapping(file, importingShop);
    expect([Object.keys(columns).length, unplaced]).toEqual([12, {}]);
    for (const mapping of [{}, mappingFrom(JSON.stringify({ columns }))]) {
      const database = await open();
      const { notes, warnings } = await run(database, file, { mapping });
      expect([notes.filter((note) => /nicht/.test(note)), warnings]).toEqual([[], []]);
      expect(await measured(database)).toEqual([
        {
          ...{ size: { length: 400, width: 1500, height: 50.8 }, weight_grams: 2_000_000, days: { min: 18, max: 18 } },
          ...{ content: '750 ml', stock: 4, price: 1000 },
        },
      ]);
    }
  });

  test('rounds a fraction of a gram up, in the heading and in the cell; without a unit it may be kilograms', async () => {
    const weights = async (heading: string, ...cells: string[]) => {
      const database = await open();
      const { warnings } = await run(database, write('gewicht.csv', listOf(heading, ...cells)));
      return [(await measured(database)).map(({ weight_grams }) => weight_grams), warnings.length];
    };
    expect(await weights('Gewicht (g)', '2,4', '250', '1000,01')).toEqual([[3, 250, 1001], 0]);
    expect(await weights('Gewicht', '2,4 g', '0,0024 kg', '2,4')).toEqual([[3, 3, 0], 1]);
  });

  test('that its field cannot have leaves the column out, with one warning that names it', async () => {
    const fields = ['Länge', 'Gewicht', 'Lieferzeit', 'Bestand', 'UVP'];
    const headings = ['Länge (kg)', 'Gewicht (kg/100 Stk)', 'Lieferzeit (h)', 'Bestand (100 Stk)', 'UVP (CHF)'];
    const file = write('a.csv', listOf(headings.join(';'), '40;3;24;4;12'));
    const { columns, unplaced } = await proposeMapping(file, importingShop);
    expect(Object.keys(columns)).toEqual(others.split(';'));
    expect(Object.keys(unplaced)).toEqual(headings);
    const warning =
      'Nicht gelesen, weil die Einheit nicht passt: „Länge (kg)“ (Länge in „kg“), „Gewicht (kg/100 Stk)“ (Gewicht in „kg/100 Stk“), ' +
      '„Lieferzeit (h)“ (Lieferzeit in „h“), „Bestand (100 Stk)“ (Bestand in „100 Stk“), „UVP (CHF)“ (UVP in „CHF“). ' +
      'Bitte umrechnen und die Spalte ohne Einheit benennen.';
    for (const mapping of [{}, { columns: Object.fromEntries(headings.map((name, i) => [name, fields[i] ?? ''])) }]) {
      const database = await open();
      const { counts: counted, notes } = await run(database, file, { mapping });
      expect({ counted, notes }).toEqual({ counted: counts({ created: 1 }), notes: [warning] });
      expect(await measured(database)).toEqual([plain]);
    }
  });

  test('of pieces is no content, and the advice is another', async () => {
    const database = await open();
    const { notes } = await run(database, write('s.csv', listOf('Inhalt (Stück);Länge (kg)', '6;4')));
    expect(notes).toEqual([
      'Nicht gelesen, weil die Einheit nicht passt: „Inhalt (Stück)“ (Inhalt in „Stück“), „Länge (kg)“ (Länge in „kg“). ' +
        'Bitte umrechnen und die Spalte ohne Einheit benennen. ' +
        'Inhalt ist eine Menge wie „0,75 l“ oder „250 g“; wie viele Stück eine Packung hat, gehört in die Spalte Einheit, wie „Packung à 12 Stück“.',
    ]);
  });

  test('counts in a shop’s file too, where a mapping names the column', async () => {
    const database = await open();
    const file = write(
      'shopify.csv',
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Länge (cm),Lieferzeit (Wochen),Höhe (kg)\n' +
        'latte,Latte,Title,Default Title,A0,10.00,2.5,3,7\n',
    );
    const columns = { 'Länge (cm)': 'Länge', 'Lieferzeit (Wochen)': 'Lieferzeit', 'Höhe (kg)': 'Höhe' };
    const { notes } = await run(database, file, { mapping: { columns, taxRate: 20 } });
    expect(notes).toContain(
      'Nicht gelesen, weil die Einheit nicht passt: „Höhe (kg)“ (Höhe in „kg“). Bitte umrechnen und die Spalte ohne Einheit benennen.',
    );
    expect(await measured(database)).toEqual([{ ...plain, size: { length: 25 }, days: { min: 18, max: 18 } }]);
  });

  test('is one: what is no unit stays a part of the heading, and a price per kilogram is no price', async () => {
    for (const heading of ['Bestand in Wien', 'Länge in Folie', 'UVP kg', 'Aktionspreis in VE']) {
      const database = await open();
      const { notes } = await run(database, write('a.csv', listOf(heading, '7')));
      expect(notes).toEqual([`Unbekannte Spalten werden nicht gelesen: "${heading}".`]);
      expect(await measured(database)).toEqual([plain]);
    }
  });

  test('of prices in another currency leaves the article without a price', async () => {
    const database = await open();
    const francs = write('a.csv', 'Artikelnummer;Name;Kategorie;Preis (CHF netto);Steuersatz\nA;Zange;X;10,00;20\n');
    expect((await run(database, francs)).counts).toEqual(counts({ refused: 1 }));
    expect(await measured(database)).toEqual([]);
    const cents = write('b.csv', 'Artikelnummer;Name;Kategorie;Preis (Cent);Steuersatz\nA;Zange;X;1999;20\n');
    await run(database, cents);
    expect(await measured(database)).toEqual([{ ...plain, price: 1999 }]);
  });

  test('a thousand that could be one leaves a length out, unless its neighbours tell', async () => {
    const database = await open();
    const lengths = await run(database, write('a.csv', listOf('Länge (cm)', '1.000', '1.250')));
    expect(lengths.warnings.map(([, , reason]) => reason)).toEqual([
      'Länge: keine Zahl von 0 bis 1.000.000 (mm), nicht übernommen.',
      'Länge: keine Zahl von 0 bis 1.000.000 (mm), nicht übernommen.',
    ]);
    expect(await measured(database)).toEqual([plain, plain]);
    await run(database, write('b.csv', listOf('Länge (m)', '1.000', '2.50')));
    expect(await measured(database)).toEqual([
      { ...plain, size: { length: 1000 } },
      { ...plain, size: { length: 2500 } },
    ]);
    await run(database, write('c.csv', listOf('Länge (cm)', '1.000', '2,5')));
    expect(await measured(database)).toEqual([
      { ...plain, size: { length: 10_000 } },
      { ...plain, size: { length: 25 } },
    ]);
  });
});

describeOnBothEngines('a length with a unit of its own', ({ open }) => {
  test('is converted, whatever its heading says', async () => {
    const database = await open();
    for (const heading of ['Länge', 'Länge (mm)']) {
      await run(database, write('laenge.csv', listOf(`${heading};Breite`, '2 m;16 cm')));
      expect(await database.read.selectFrom('products').select('size').execute()).toEqual([
        { size: '{"length":2000,"width":160}' },
      ]);
    }
    const { warnings } = await run(database, write('kilo.csv', listOf('Länge', '2 kg')));
    expect(warnings).toEqual([[2, 'A0', 'Länge: keine Zahl von 0 bis 1.000.000 (mm), nicht übernommen.']]);
  });
});
