import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { RefusedRowsFile } from '../../../tables/refused-rows.ts';
import type { Mapping } from './mapping/mapping.ts';
import { contents, counts, importFolder } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

/** Imports a file and writes an error file. Returns the result and the error file's text. */
async function runInto(database: Database, file: string, errors: string, mapping: Mapping = {}) {
  const result = await run(database, file, { mapping });
  const written = new RefusedRowsFile(join(folder, errors), []);
  for (const row of result.refused) await written.add(row);
  await written.close();
  return { ...result, errors: join(folder, errors), text: readFileSync(join(folder, errors), 'utf8') };
}

const uid = (digit: string) => digit.repeat(32);

/** Shop files with a variant that is refused for its price. `others`: further lines in the error file. */
const families = [
  {
    shop: 'WooCommerce',
    head: 'ID,Type,SKU,Name,Published,Tax class,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
    rows: [
      '1,variable,CAP,Cap,1,reduced-rate,1,9,,Hats,,Size,"S, M, L"',
      '2,variation,CAP-S,Cap - S,1,parent,1,parent,abc,,id:1,Size,S',
      '3,variation,CAP-M,Cap - M,1,parent,1,parent,12.50,,CAP,Size,M',
      '4,variation,CAP-L,Cap - L,1,parent,1,parent,12.50,,CAP,Size,L',
    ],
    mapping: { taxClasses: { 'reduced-rate': 10 } },
    ...{ others: [2, 5], bad: 'abc', good: '12.50' },
    stocks: [
      ['CAP-L', 'Cap', 9, null],
      ['CAP-M', 'Cap', null, 'CAP-L'],
      ['CAP-S', 'Cap', null, 'CAP-L'],
    ],
  },
  {
    shop: 'Magento',
    head: 'sku,attribute_set_code,product_type,categories,name,price,tax_class_name,qty,product_online,configurable_variations,configurable_variation_labels',
    rows: [
      'M-S,Default,simple,Default/Hats,Cap S,12.50,Goods,4,1,,',
      'M-M,Default,simple,Default/Hats,Cap M,abc,Goods,5,1,,',
      'M,Default,configurable,Default/Hats,Cap,,Goods,0,1,"sku=M-S,size=S|sku=M-M,size=M",size=Size',
    ],
    mapping: { taxClasses: { Goods: 20 } },
    ...{ others: [4], bad: 'abc', good: '12.50' },
    stocks: [
      ['M-M', 'Cap', 5, null],
      ['M-S', 'Cap', 4, null],
    ],
  },
  {
    shop: 'Shopware 6',
    head: 'id;parent_id;product_number;active;stock;name;price_net;price_gross;tax_rate;categories;options',
    rows: [
      `${uid('a')};;P;1;0;Cap;10;12;20;Hats;`,
      `${uid('b')};${uid('a')};P-S;1;4;;;;;;Size: S`,
      `${uid('c')};${uid('a')};P-M;1;7;;;abc;;;Size: M`,
    ],
    mapping: {},
    ...{ others: [2], bad: 'abc', good: '13' },
    stocks: [
      ['P-M', 'Cap', 7, null],
      ['P-S', 'Cap', 4, null],
    ],
  },
  {
    shop: 'JTL',
    head: 'Artikelnummer;Identifizierungsspalte Vaterartikel;Artikelname;Std. VK Brutto;Steuersatz;Lagerbestand;Kategorie Level 1;Variationsname 1;Variationswertname 1',
    rows: ['J;;Hemd;19,90;20;0;Hüte;;', 'J-S;J;Hemd S;19,90;20;10;Hüte;Größe;S', 'J-L;J;Hemd L;abc;20;3;Hüte;Größe;L'],
    mapping: {},
    ...{ others: [2], bad: 'abc', good: '21,90' },
    stocks: [
      ['J-L', 'Hemd', 3, null],
      ['J-S', 'Hemd', 10, null],
    ],
  },
];

describeOnBothEngines('an error file', ({ open }) => {
  test('of a table is mended and fed back', async () => {
    const database = await open();
    const rows = [
      "A1;'=Zange;K;12,9o;20;Stück",
      'A1;;;110,00;20;10er-Pack',
      ';;;;;',
      'B2;Säge;K;9,50;20;',
      'C3;Feile;K;1',
      'B2;Säge;K;9,60;20;',
    ];
    const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit';
    const first = await runInto(database, write('erst.csv', `${head}\n${rows.join('\n')}\n`), 'erst.errors.csv');
    expect(first.counts).toEqual(counts({ created: 1, refused: 4 }));
    const price = 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.';
    const twice =
      'Der Artikel steht schon in Zeile 5, und sie gilt. Bitte nur eine behalten; sollen es zwei Einheiten sein, dann untereinander und jede mit ihrer Einheit.';
    expect(first.text).toBe(
      `\uFEFF${head};Zeile;Ablehnungsgrund\n` +
        `A1;'=Zange;K;12,9o;20;Stück;2;${price}\n` +
        'A1;;;110,00;20;10er-Pack;3;Nicht übernommen, weil Zeile 2 desselben Artikels abgelehnt wurde.\n' +
        'C3;Feile;K;1;;;6;Zeile 6 hat 4 statt 6 Spalten.\n' +
        `B2;Säge;K;9,60;20;;7;"${twice}"\n`,
    );
    const mended = write('verbessert.csv', first.text.replace('12,9o', '12,9').replace('K;1;;', 'K;1;20;'));
    const again = await runInto(database, mended, 'nochmals.csv').catch((failure) => failure);
    expect(again.code).toBe('ENOENT');
    expect((await contents(database)).products.map(({ name }) => name)).toEqual(['=Zange', 'Säge', 'Feile']);
  });

  test('says the same again of what was not mended', async () => {
    const database = await open();
    const file = write('falsch.csv', 'Name;Artikelnummer;Kategorie;Preis;Steuersatz\nN;A;P;1;20\n');
    const first = await runInto(database, file, 'eins.csv');
    const again = await runInto(database, first.errors, 'zwei.csv');
    expect([again.text, again.notes]).toEqual([first.text, []]);
  });

  test('of JSON Lines has the lines as they came', async () => {
    const database = await open();
    const price = { gross: 1, taxRates: [{ rate: 20 }] };
    const product = { type: 'product', articleNumber: 'A', name: 'A', conditions: [{ price }] };
    const wrong = JSON.stringify({ ...product, categoryPath: [{ _id: 'fehlt' }] });
    const first = await runInto(database, write('falsch.jsonl', `${wrong}\n\n{kaputt\n`), 'falsch.errors.jsonl');
    expect(first.text).toBe(
      `{"type":"refused","line":1,"reason":"Die Kategorie „fehlt“ gibt es nicht."}\n${wrong}\n` +
        '{"type":"refused","line":3,"reason":"Die Zeile ist kein vollständiges JSON-Objekt."}\n{kaputt\n',
    );
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'fehlt', name: 'K' }] };
    const mended = first.text.replace('{kaputt\n', '');
    const again = await run(database, write('mit-baum.jsonl', `${JSON.stringify(tree)}\n${mended}`));
    expect([again.counts, again.refused]).toEqual([counts({ created: 2 }), []]);
  });

  test.each(families)('of $shop gives back what a mended variant has of its parent', async (family) => {
    const { head, rows, others, mapping, bad, good, stocks } = family;
    const database = await open();
    const text = [head, ...rows].join('\n');
    const first = await runInto(database, write('familie.csv', text), 'familie.errors.csv', mapping);
    expect(first.counts).toMatchObject({ refused: 1 });
    expect(first.refused.filter(({ rows }) => rows === 0).map(({ line }) => line)).toEqual(others);
    const mended = write('familie-besser.csv', first.text.replace(bad, good));
    const again = await run(database, mended, { mapping });
    expect([again.counts.refused, again.refused]).toEqual([0, []]);
    const members = await database.read
      .selectFrom('products')
      .innerJoin('conditions', 'conditions.product_id', 'products.id')
      .innerJoin('families', 'families.id', 'products.family_id')
      .select(['article_number', 'families.name', 'stock', 'stock_of'])
      .orderBy('article_number')
      .execute();
    expect(members.map((one) => [one.article_number, one.name, one.stock, one.stock_of])).toEqual(stocks);
  });
});
