import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const whole = `${columns};Preismenge;Staffelpreise\n`;
const bare = `${columns}\n`;

async function pricesOf({ read }: Database) {
  const rows = await read.selectFrom('conditions').selectAll().orderBy('id').execute();
  return rows.map(({ price, price_quantity, scales }) => [price, price_quantity, scales && JSON.parse(scales)]);
}

async function historyOf({ read }: Database) {
  const rows = await read.selectFrom('price_history').selectAll().orderBy('valid_from').execute();
  return rows.map(({ price, price_quantity }) => [price, price_quantity]);
}

describeOnBothEngines('prices as the trade writes them', ({ open }) => {
  const screws = 'S1;Schraube;K;3,45;20;100;500: 2,90 | ab 5.000: 2,10\n';
  async function shop(text = whole + screws) {
    const database = await open();
    const { refused } = await run(database, write('erst.csv', text));
    expect(refused).toEqual([]);
    return database;
  }
  const scales = [
    { from: 500, price: 290 },
    { from: 5000, price: 210 },
  ];

  test('for a hundred and in scales are kept as they are written, with their history', async () => {
    const database = await shop();
    expect(await pricesOf(database)).toEqual([[345, 100, scales]]);
    await run(database, write('je-eins.csv', `${whole}S1;Schraube;K;3,45;20;1;\n`), { now: 2000 });
    expect(await pricesOf(database)).toEqual([[345, null, null]]);
    expect(await historyOf(database)).toEqual([
      [345, 100],
      [345, null],
    ]);
  });

  test('of one piece that a shop system keeps with many decimals are shown of one piece, to the cent', async () => {
    const jtl = 'Artikelnummer;Artikelname;Std. VK Netto;Steuersatz;Kategorie Level 1\n';
    const rows = 'J;Bohrer;24,9167;20;K\nS;Schraube;0,0345;20;K\n';
    const six = 'product_number,name,price_net,tax_rate,categories\nX,Zange,24.916666666667,20,K\nY,Stift,0.825,20,K\n';
    for (const [declaration, jtlPrice, sixPrice] of [
      ['gross', 2990, 2990],
      ['net', 2492, 2492],
    ] as const) {
      const database = await open();
      const first = await run(database, write('jtl.csv', jtl + rows), { declaration });
      const second = await run(database, write('sw6.csv', six), { declaration });
      expect([first.refused, second.refused]).toEqual([[], []]);
      const stored = await database.read
        .selectFrom('conditions')
        .innerJoin('products', 'products.id', 'conditions.product_id')
        .select(['article_number', 'price', 'price_quantity'])
        .orderBy('article_number')
        .execute();
      expect(stored.map((row) => [row.article_number, row.price, row.price_quantity])).toEqual([
        ['J', jtlPrice, null],
        ['S', declaration === 'gross' ? 414 : 345, 100],
        ['X', sixPrice, null],
        declaration === 'gross' ? ['Y', 99, null] : ['Y', 825, 10],
      ]);
    }
  });

  test('of four decimals are for a hundred, also in a file that names no quantity', async () => {
    const database = await shop(`${bare}S1;Schraube;K;0,0345;20\n`);
    expect(await pricesOf(database)).toEqual([[345, 100, null]]);
    expect((await run(database, write('gleich.csv', `${bare}S1;Schraube;K;0,0345;20\n`))).counts).toEqual(
      counts({ unchanged: 1 }),
    );
    await run(database, write('neu.csv', `${bare}S1;Schraube;K;0,0355;20\n`));
    expect(await pricesOf(database)).toEqual([[355, 100, null]]);
  });

  test('a file without the columns keeps quantity and scales of the same price', async () => {
    const database = await shop();
    expect((await run(database, write('ohne.csv', `${bare}S1;Schraube;K;3,45;20\n`))).counts).toEqual(
      counts({ unchanged: 1 }),
    );
    expect(await pricesOf(database)).toEqual([[345, 100, scales]]);
  });

  test('another price without a quantity is refused where the stored one is for several', async () => {
    const database = await shop();
    const { counts: result, refused } = await run(database, write('neu.csv', `${bare}S1;Schraube;K;3,60;20\n`));
    expect(result).toEqual(counts({ refused: 1 }));
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [
        2,
        'Preis: Bisher gilt er für 100 Einheiten (so führt der Shop auch Preise mit Bruchteilen eines Cents), und die Datei sagt nicht, für wie viele ihrer gilt. Bitte die Spalte Preismenge ergänzen: 1, wenn ihr Preis für eine Einheit gilt, 100, wenn er für 100 gilt.',
      ],
    ]);
    expect(await pricesOf(database)).toEqual([[345, 100, scales]]);
    expect(await historyOf(database)).toEqual([[345, 100]]);
  });

  test('scales go with the price they were stated with, and the import names the article', async () => {
    const database = await shop(`${columns};Staffelpreise\nS1;Schraube;K;4,00;20;10: 3,50\n`);
    const { notes } = await run(database, write('neu.csv', `${bare}S1;Schraube;K;4,10;20\n`));
    expect(await pricesOf(database)).toEqual([[410, null, null]]);
    expect(notes).toEqual([
      'Mit neuem Preis ohne Staffelpreise, die alten gelten nicht mehr: S1. Bitte Staffelpreise einlesen.',
    ]);
  });

  test('a file without a price keeps it, and cannot say how many it is for', async () => {
    const database = await shop();
    await run(database, write('bestand.csv', 'Artikelnummer;Bestand\nS1;500\n'));
    expect(await pricesOf(database)).toEqual([[345, 100, scales]]);
    const { refused } = await run(database, write('menge.csv', 'Artikelnummer;Preismenge\nS1;10\n'));
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Preismenge, Staffelpreise: Sie gehören zu einem Preis. Bitte die Spalte Preis ergänzen.',
    ]);
    expect(await pricesOf(database)).toEqual([[345, 100, scales]]);
  });

  test('amounts that leave none with those that the shop has are refused', async () => {
    const database = await shop(`${columns};Mindestmenge\nS1;Schraube;K;4,00;20;100\n`);
    const { refused } = await run(database, write('most.csv', 'Artikelnummer;Höchstmenge\nS1;99\n'));
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Mindestmenge, Mengenschritt, Höchstmenge: So könnte niemand bestellen. Die Höchstmenge muss mindestens so groß wie die kleinste Menge sein.',
    ]);
    const [row] = await database.read.selectFrom('conditions').select(['min_amount', 'max_amount']).execute();
    expect(row).toEqual({ min_amount: 100, max_amount: null });
  });
});
