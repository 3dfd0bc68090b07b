import { classRatesOf } from '@kontor/domain';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const taxRates = [0, 700, 1900];
const first = `${head}\nBUCH;Buch;K;10,70;7\nAXT;Axt;K;11,90;19\n`;

const stored = async ({ read }: Database) => {
  const rows = await read.selectFrom('conditions').select(['id', 'price', 'tax_rate']).orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, price, tax_rate }) => [id, [price, tax_rate]]));
};

describeOnBothEngines('the tax rate of a known article', ({ open }) => {
  async function shop() {
    const database = await open();
    await run(database, write('erst.csv', first), { taxRates });
    const take = (text: string, more: Parameters<typeof run>[2] = {}) =>
      run(database, write('dann.csv', text), { now: 2000, taxRates, ...more });
    return { database, take };
  }

  test.each([
    ['Preis (€ netto)', undefined],
    ['VK netto', undefined],
    ['Preis', 'net'],
  ] as const)('converts a net price list: „%s“', async (heading, prices) => {
    const { database, take } = await shop();
    const { counts: counted } = await take(`Art.-Nr.;${heading}\nBUCH;20,00\nAXT;20,00\n`, {
      mapping: { ...(prices && { prices }) },
    });
    expect(counted).toEqual(counts({ changed: 2 }));
    expect(await stored(database)).toEqual({ 'axt-1': [2380, 1900], 'buch-1': [2140, 700] });
  });

  test('stays whatever `taxRate` of the mapping says, which is for new ones', async () => {
    const { database, take } = await shop();
    const file = `Artikelnummer;Name;Kategorie;Preis\nBUCH;Buch;K;12,00\nNEU;Neu;K;5,00\n`;
    expect((await take(file, { mapping: { taxRate: 19 } })).counts).toEqual(counts({ created: 1, changed: 1 }));
    expect(await stored(database)).toEqual({
      'axt-1': [1190, 1900],
      'buch-1': [1200, 700],
      'neu-1': [500, 1900],
    });
    const net = `Artikelnummer;Name;Kategorie;VK netto\nBUCH;Buch;K;20,00\nNEU;Neu;K;10,00\n`;
    await take(net, { mapping: { taxRate: 19 } });
    expect(await stored(database)).toMatchObject({ 'buch-1': [2140, 700], 'neu-1': [1190, 1900] });
  });

  test('stays where the column has no word for it and the mapping has one', async () => {
    const { database, take } = await shop();
    const { counts: counted } = await take(`${head}\nBUCH;Buch;K;12,00;\nNEU;Neu;K;5,00;\nAXT;Axt;K;11,90;7\n`, {
      mapping: { taxRate: 19 },
    });
    expect(counted).toEqual(counts({ created: 1, changed: 2 }));
    expect(await stored(database)).toEqual({ 'axt-1': [1190, 700], 'buch-1': [1200, 700], 'neu-1': [500, 1900] });
  });

  test('is needed of a new article: it is refused with what would do', async () => {
    const { database, take } = await shop();
    const { refused } = await take('Artikelnummer;Name;Kategorie;VK netto\nNEU;Neu;K;10,00\nBUCH;Buch;K;20,00\n');
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      [
        'NEU',
        'Preis: Die Datei nennt ihn anders als der Shop (netto oder brutto), und ohne Steuersatz lässt er sich nicht umrechnen. Den Artikel kennt der Shop nicht: bitte die Spalte Steuersatz ergänzen oder in der Zuordnung "taxRate" angeben.',
      ],
    ]);
    expect(await stored(database)).toEqual({ 'axt-1': [1190, 1900], 'buch-1': [2140, 700] });
  });

  test('is not one where its units differ: nobody converts by either', async () => {
    const { database, take } = await shop();
    await take(`${head};Einheit\nSET;Set;K;10,70;7;Stück\nSET;;;119,00;19;Karton\n`);
    const { refused } = await take('Artikelnummer;VK netto;Einheit\nSET;20,00;Stück\n');
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Preis: Die Datei nennt ihn anders als der Shop (netto oder brutto), und der Artikel hat Einheiten mit verschiedenen Steuersätzen. Bitte die Spalte Steuersatz ergänzen.',
    ]);
    expect(await stored(database)).toMatchObject({ 'set-1': [1070, 700], 'set-2': [11900, 1900] });
  });

  test('stays where its cell is empty; a new article is refused with what would do', async () => {
    const { database, take } = await shop();
    const { counts: counted, refused } = await take(`${head}\nBUCH;Buch;K;12,00;\nNEU;Neu;K;5,00;\n`);
    expect(counted).toEqual(counts({ changed: 1, refused: 1 }));
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      [
        'NEU',
        'Steuersatz: fehlt, und diesen Artikel hat der Shop noch nicht. Bitte ergänzen, oder mit --mapping eine Zuordnung angeben, in der "taxRate" (etwa 20) steht. Artikel, die der Shop hat, behalten ihren Steuersatz.',
      ],
    ]);
    expect(await stored(database)).toEqual({ 'axt-1': [1190, 1900], 'buch-1': [1200, 700] });
  });

  test.each([
    ['WooCommerce', 'Type,SKU,Name,Regular price,Tax class,Categories\nsimple,BUCH,Buch,12,,K\nsimple,NEU,Neu,5,,K\n'],
    [
      'Magento 2',
      'sku,product_type,name,price,tax_class_name,categories\nBUCH,simple,Buch,12,Taxable Goods,D/K\nNEU,simple,Neu,5,,D/K\n',
    ],
    ['JTL', 'Artikelnummer,Artikelname,Std. VK Brutto,Steuerklasse,Kategorie Level 1\nBUCH,Buch,12,,K\nNEU,Neu,5,,K\n'],
    ['Shopify', 'Handle,Title,Option1 Name,Variant SKU,Variant Price\nbuch,Buch,Title,BUCH,12\nneu,Neu,Title,NEU,5\n'],
    ['Shopware 6', 'product_number,name,price_gross,tax_id\nBUCH,Buch,12,x\nNEU,Neu,5,x\n'],
  ])('stays for a file of %s that names none, whatever the mapping says', async (_system, file) => {
    const { database, take } = await shop();
    const { counts: counted } = await take(file, { mapping: { taxRate: 19 } });
    expect(counted).toEqual(counts({ created: 1, changed: 1 }));
    expect(await stored(database)).toEqual({
      'axt-1': [1190, 1900],
      'buch-1': [1200, 700],
      'neu-1': [500, 1900],
    });
  });

  test('of a class that no mapping explains stays, and a new article is refused by the name of the class', async () => {
    const { database, take } = await shop();
    const file =
      'Handle,Title,Option1 Name,Variant SKU,Variant Price,Variant Taxable\nbuch,Buch,Title,BUCH,12,false\nneu,Neu,Title,NEU,5,false\n';
    const { counts: counted, refused } = await take(file, { mapping: { taxRate: 19 } });
    expect(counted).toEqual(counts({ changed: 1, refused: 1 }));
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      [
        'NEU',
        'Steuersatz: Die Datei nennt die Steuerklasse „none“, und diesen Artikel hat der Shop noch nicht. Bitte mit --mapping eine Zuordnung angeben, die ihre Prozent nennt: {"taxClasses": {"none": …}}. Artikel, die der Shop hat, behalten ihren Steuersatz.',
      ],
    ]);
    expect(await stored(database)).toMatchObject({ 'buch-1': [1200, 700] });
  });

  test('stays for a Shopify file with net prices', async () => {
    const { database, take } = await shop();
    const file =
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nbuch,Buch,Title,Default Title,BUCH,20.00\n';
    await take(file, { mapping: { taxRate: 19, prices: 'net' } });
    expect(await stored(database)).toEqual({ 'axt-1': [1190, 1900], 'buch-1': [2140, 700] });
  });

  test('may be said as a class, in the words of tables', async () => {
    const database = await open();
    const rows = ['A;Axt;K;12;normal', 'B;Buch;K;12;Ermäßigt', 'W;Wein;K;12;zweiter ermäßigter', 'M;Mehl;K;12;4,9 %'];
    const { counts: counted } = await run(database, write('klassen.csv', `${head}\n${rows.join('\n')}\n`), {
      classRates: classRatesOf('AT', []),
    });
    expect(counted).toEqual(counts({ created: 4 }));
    expect(await stored(database)).toEqual({
      ...{ 'a-1': [1200, 2000], 'b-1': [1200, 1000], 'm-1': [1200, 490], 'w-1': [1200, 1300] },
    });
  });
});
