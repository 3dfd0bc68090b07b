import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { sheetXml, workbookFile } from '../../../tables/testing/workbook-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const head = 'Artikelnummer;Bezeichnung;Vater;Größe;Farbe;VK brutto;MwSt;Warengruppe;Bestand;Langtext\n';
const parent = 'T-100;T-Shirt Basic;;;;19,90;20;Textil;0;Aus Baumwolle\n';
const redS = 'T-101;T-Shirt Basic rot S;T-100;S;rot;19,90;20;Textil;3;\n';
const blueM = 'T-102;;T-100;M;blau;21,90;20;;4;In Blau\n';
const named = 'T-102;T-Shirt blau M;T-100;M;blau;21,90;20;Textil;4;In Blau\n';
const cap = 'K-1;Kappe;;;grün;9,90;20;Textil;7;\n';

async function products({ read }: Database) {
  const rows = await read
    .selectFrom('products')
    .innerJoin('conditions', 'conditions.product_id', 'products.id')
    .select(['article_number', 'name', 'name_suffix', 'family_id', 'price', 'html_description', 'category_id', 'stock'])
    .orderBy('article_number')
    .execute();
  return rows.map((row) => Object.values(row));
}

const cellsOf = (text: string) => text.trimEnd().split(';');

describeOnBothEngines('the row of a parent', ({ open }) => {
  const members = [
    ['T-101', 'T-Shirt Basic rot S', null, 'T-100', 1990, 'Aus Baumwolle', 'textil', 3],
    ['T-102', 'T-Shirt Basic', 'M, blau', 'T-100', 2190, 'In Blau', 'textil', 4],
  ];
  const single = ['K-1', 'Kappe', null, null, 990, '', 'textil', 7];

  test.each([
    ['in front of its members', parent + redS + blueM],
    ['in front of all articles', parent + cap + redS + blueM],
  ])('is a family and no article, %s', async (_where, rows) => {
    const database = await open();
    const take = () => run(database, write('varianten.csv', head + rows));
    const { counts: counted, refused, warnings, notes } = await take();
    const hasCap = rows.includes(cap);
    expect([counted, refused, warnings]).toEqual([counts({ created: hasCap ? 3 : 2 }), [], []]);
    expect(await products(database)).toEqual([...(hasCap ? [single] : []), ...members]);
    expect(await database.read.selectFrom('families').selectAll().execute()).toEqual([
      { id: 'T-100', name: 'T-Shirt Basic', properties: '["Größe","Farbe"]' },
    ]);
    expect(notes.at(-1)).toBe(
      'Stammartikel, die andere Zeilen als ihre Familie nennen, sind die Familie und werden nicht selbst verkauft: T-100. Soll einer im Verkauf sein, bitte in seine Zeile Familie und Eigenschaften schreiben; sollen es alle, mit --mapping angeben: {"parents": "sold"}.',
    );
    expect((await take()).counts).toEqual(counts({ unchanged: hasCap ? 3 : 2 }));
  });

  test('and what tells its members apart may have our heading in one column and a plain word in another', async () => {
    const database = await open();
    const mixed = 'Artikelnummer;Bezeichnung;Stammartikel;Farbe;Eigenschaft: Länge;VK brutto;MwSt;Warengruppe\n';
    const rows = 'B-1;Binder;B;rot;100 mm;2;20;X\nB-2;Binder;B;blau;100 mm;2;20;X\nK;Kappe;;grün;;5;20;X\n';
    const { counts: counted, warnings } = await run(database, write('binder.csv', mixed + rows));
    expect([counted, warnings]).toEqual([counts({ created: 3 }), []]);
    expect(await database.read.selectFrom('families').select('properties').execute()).toEqual([
      { properties: '["Farbe","Länge"]' },
    ]);
    const single = await database.read.selectFrom('products').select(['attributes']).where('id', '=', 'k').execute();
    expect(single).toEqual([{ attributes: '[{"name":"Farbe","value":"grün"}]' }]);
  });

  test('is no article behind its members either, and in a workbook', async () => {
    const database = await open();
    const rows = [head, redS, cap, parent].map(cellsOf);
    const file = write('varianten.xlsx', workbookFile([{ name: 'Liste', xml: sheetXml(rows) }]));
    expect((await run(database, file)).counts).toEqual(counts({ created: 2 }));
    expect((await products(database)).map(([number]) => number)).toEqual(['K-1', 'T-101']);
  });

  test('is an article where it has values of its own, or where the operator says so', async () => {
    const database = await open();
    const own = parent.replace('T-Shirt Basic;;;', 'T-Shirt Basic;T-100;XL;schwarz');
    expect((await run(database, write('eigen.csv', head + own + redS))).counts).toEqual(counts({ created: 2 }));
    const other = await open();
    const sold = await run(other, write('alle.csv', head + parent + redS), { mapping: { parents: 'sold' } });
    expect(sold.counts).toEqual(counts({ created: 2 }));
    expect((await products(other)).map(([number, , , family]) => [number, family])).toEqual([
      ['T-100', null],
      ['T-101', 'T-100'],
    ]);
  });

  test('changes nothing of an article of that number that the shop sells, and says so', async () => {
    const database = await open();
    await run(database, write('alle.csv', head + parent + named), { mapping: { parents: 'sold' } });
    const { counts: counted, notes } = await run(
      database,
      write('neu.csv', head + parent.replace('19,90', '9,90') + named),
    );
    // Its family is called so now.
    expect(counted).toEqual(counts({ changed: 1 }));
    expect(notes.at(-1)).toMatch(
      /^Diese Stammartikel hat der Shop als eigene Artikel, und sie bleiben, wie sie sind: T-100\./,
    );
    expect((await products(database)).find(([number]) => number === 'T-100')?.[4]).toBe(1990);
  });

  test('is given back above the refused rows of its members, once', async () => {
    const database = await open();
    const wrong = redS.replace('19,90', 'billig').replace('T-Shirt Basic rot S', '');
    const { counts: counted, refused } = await run(
      database,
      write('falsch.csv', head + parent + wrong + wrong.replace('T-101', 'T-103').replace(';S;', ';XS;') + blueM),
    );
    expect(counted).toEqual(counts({ created: 1, refused: 2 }));
    expect(refused.map(({ line, rows, name }) => [line, rows, name])).toEqual([
      [2, 0, ''],
      [3, 1, 'T-101'],
      [4, 1, 'T-103'],
    ]);
  });
});
