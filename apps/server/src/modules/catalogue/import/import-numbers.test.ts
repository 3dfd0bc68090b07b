import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const row = 'A;Zange;K;12,90;20';

describeOnBothEngines('numbers of a table', ({ open }) => {
  test.each([
    ['Preis', 'Preis: „10 %“ ist ein Prozentsatz und kein Betrag.'],
    ['UVP', 'UVP: „10 %“ ist ein Prozentsatz und kein Betrag.'],
    ['Aktionspreis', 'Aktionspreis: „10 %“ ist ein Prozentsatz und kein Betrag.'],
    ['Bestand', 'Bestand: keine gültige Zahl.'],
    ['Mindestmenge', 'Mindestmenge: keine gültige Zahl.'],
    ['Höchstmenge', 'Höchstmenge: keine gültige Zahl.'],
    ['Pfand', 'Pfand: muss ein Betrag in Euro mit höchstens zwei Nachkommastellen sein, von 0 bis 1.000, etwa 0,25.'],
  ])('a percentage is no %s', async (heading, reason) => {
    const database = await open();
    await run(database, write('erst.csv', `${head}\n${row}\n`));
    const { counts: counted, refused } = await run(database, write('p.csv', `Artikelnummer;${heading}\nA;10 %\n`));
    expect(counted).toEqual(counts({ refused: 1 }));
    expect(refused.map((one) => one.reason)).toEqual([reason]);
  });

  test('a dot groups thousands of a stock where prices have a comma, in a text of Excel with tabs too', async () => {
    const database = await open();
    const file = (price: string) =>
      write('u.txt', `${head};Bestand\nA;Zange;K;${price};20;1.000\n`.replaceAll(';', '\t'));
    const { counts: counted } = await run(database, file('12,90'));
    expect(counted).toEqual(counts({ created: 1 }));
    expect(await database.read.selectFrom('conditions').select('stock').execute()).toEqual([{ stock: 1000 }]);
    expect((await run(database, file('12.90'))).refused.map(({ reason }) => reason)).toEqual([
      'Bestand: keine gültige Zahl.',
    ]);
  });

  test('a percentage is a tax rate', async () => {
    const database = await open();
    const { counts: counted } = await run(database, write('s.csv', `${head}\nA;Zange;K;12,90;20 %\n`));
    expect(counted).toEqual(counts({ created: 1 }));
  });

  test('a number that may be one or a thousand is refused, naming both', async () => {
    const database = await open();
    const { refused } = await run(database, write('m.csv', `${head}\nA;Zange;K;1.000;20\n`));
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Preis: „1.000“ kann 1000 oder 1,000 heißen. Bitte mit zwei Nachkommastellen schreiben, wie 1000,00.',
    ]);
  });

  test('a leading zero is no thousand, in a content, a weight and a price', async () => {
    const database = await open();
    const file = `${head};Inhalt;Gewicht (kg)\nA;Wein;K;0.750;20;0.750 l;0.750\nB;Wein;K;12,90;20;6 x 0.330 l;1.255\n`;
    const { refused } = await run(database, write('n.csv', file));
    expect(refused).toEqual([]);
    const stored = database.read.selectFrom('products').innerJoin('conditions', 'product_id', 'products.id');
    expect(
      await stored.select(['content', 'weight_grams', 'price', 'price_quantity']).orderBy('article_number').execute(),
    ).toEqual([
      { content: '0,75 l', weight_grams: 750, price: 75, price_quantity: null },
      { content: '6 × 0,33 l', weight_grams: 1255, price: 1290, price_quantity: null },
    ]);
  });

  test.each([
    ['500 g', 500],
    ['1,5 kg', 1500],
    ['0.750 kg', 750],
    ['2.000', 2000],
    ['2.000 g', 2000],
  ])('a weight „%s“ is %s', async (written, grams) => {
    const database = await open();
    const { warnings } = await run(database, write('g.csv', `${head};Gewicht\n${row};${written}\n`));
    const stored = await database.read.selectFrom('products').select('weight_grams').execute();
    expect([stored, warnings]).toEqual([[{ weight_grams: grams }], []]);
  });

  test.each([
    ...['1,5', '2 lb', '-5', '10 %'].map((written) => [
      written,
      'Gewicht: muss aus ganzen Gramm bestehen, wie 500, 500 g oder 1,5 kg; höchstens 100 t. Nicht übernommen, der Versand rechnet ohne es.',
    ]),
    [
      '1.500 kg',
      'Gewicht: 1500 kg oder 1,5 kg? Nicht übernommen, der Versand rechnet ohne es. Bitte in Gramm schreiben.',
    ],
  ])('a weight „%s“ is left out with a warning, and one that the shop has stays', async (written, reason) => {
    const database = await open();
    await run(database, write('erst.csv', `${head};Gewicht\n${row};700\n`));
    const { warnings } = await run(database, write('g.csv', `Artikelnummer;Gewicht\nA;${written}\n`));
    expect(warnings).toEqual([[2, 'A', reason]]);
    const stored = await database.read.selectFrom('products').select('weight_grams').execute();
    expect(stored).toEqual([{ weight_grams: 700 }]);
  });

  test.each([
    ['2.50', 1250],
    ['2,50', 0],
  ])('a lone weight of 1.250 kg beside a price of %s weighs %s grams', async (price, grams) => {
    const database = await open();
    const { warnings } = await run(database, write('k.csv', `${head};Gewicht (kg)\nA;Zange;K;${price};20;1.250\n`));
    expect(warnings.map(([, , reason]) => reason)).toEqual(
      grams === 0
        ? ['Gewicht: 1250 kg oder 1,25 kg? Nicht übernommen, der Versand rechnet ohne es. Bitte in Gramm schreiben.']
        : [],
    );
    const stored = await database.read.selectFrom('products').select('weight_grams').execute();
    expect(stored).toEqual([{ weight_grams: grams }]);
  });

  test('a deposit on six is divided by them, and one on a pack is not read', async () => {
    const database = await open();
    const { refused } = await run(database, write('pfand.csv', `${head};Pfand (je 6)\n${row};1,50\n`));
    expect(refused).toEqual([]);
    expect(await database.read.selectFrom('conditions').select('deposit').execute()).toEqual([{ deposit: 25 }]);
    const { notes } = await run(database, write('pfand.csv', `Artikelnummer;Pfand (je Karton)\nA;4,50\n`));
    expect(notes).toEqual([
      'Nicht gelesen, weil die Einheit nicht passt: „Pfand (je Karton)“ (Pfand in „je Karton“). Bitte umrechnen und die Spalte ohne Einheit benennen.',
    ]);
  });

  test('a GTIN that the spreadsheet rounded is left out with that reason', async () => {
    const database = await open();
    const { warnings } = await run(database, write('e.csv', `${head};GTIN\n${row};4,00638E+12\n`));
    expect(warnings).toEqual([
      [2, 'A', 'GTIN: Die Tabellenkalkulation hat sie gerundet (wie 4,00638E+12), nicht übernommen.'],
    ]);
  });
});
